import { CopyField } from '#web/ui/seller/fields/copy-field.tsx';

export function BioCode({ code, last }: { code: string; last: string }) {
  return (
    <>
      <div className="bio-code">
        <CopyField label="Your code" value={code} done="Code copied" failed="Failed to copy the code" />
      </div>
      <ol className="list-decimal pl-6 text-muted">
        <li>In TikTok open your profile, “Edit profile”, “Bio”.</li>
        <li>Paste the code anywhere in your bio and save.</li>
        <li>{last}</li>
      </ol>
    </>
  );
}
