import { paths } from '#web/paths.ts';

/** Opens a shop by the seller's name or profile, as a buyer sees it on TikTok; without scripts, too. */
export function FindShop({ typed }: { typed?: string }) {
  return (
    <search className="w-full max-w-sm text-left">
      <form action={paths.findShop} className="grid gap-1">
        <label htmlFor="seller">The seller&apos;s name on TikTok</label>
        <div className="flex gap-2">
          <input
            className="field min-w-0 flex-1"
            id="seller"
            name="seller"
            placeholder="@amina.styles"
            defaultValue={typed}
            maxLength={200}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            required
          />
          <button className="button button-brand flex-none" type="submit">
            Open shop
          </button>
        </div>
      </form>
    </search>
  );
}
