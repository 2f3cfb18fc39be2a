/** An e-mail address, which wraps before its `@` where it has to. */
export function Username({ of: username }: { of: string }) {
  const at = username.lastIndexOf('@');
  return (
    <b className="min-w-0 wrap-anywhere">
      {at > 0 ? (
        <>
          {username.slice(0, at)}
          <wbr />
          {username.slice(at)}
        </>
      ) : (
        username
      )}
    </b>
  );
}
