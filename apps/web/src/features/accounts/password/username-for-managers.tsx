export function UsernameForManagers({ value }: { value: string }) {
  return <input className="sr-only" tabIndex={-1} aria-hidden="true" readOnly autoComplete="username" value={value} />;
}
