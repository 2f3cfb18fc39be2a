import { maxUserSearchLength } from '@app/contracts/bounds';
import { useEffect, useEffectEvent, useState } from 'react';

const debounceMs = 300;

/** Searches 300 ms after the last key, at once with Enter. Follows changes from elsewhere, such as the back button. */
export function UserSearch({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // The address caught up with what was sent from here; more may have been typed since.
    if (value !== sent) {
      setSent(value);
      setTyped(value);
    }
  }
  const wanted = typed.trim();
  const send = () => {
    if (wanted === sent) return;
    setSent(wanted);
    onSearch(wanted);
  };
  const sendLater = useEffectEvent(send);
  useEffect(() => {
    if (wanted === sent) return;
    const timer = setTimeout(sendLater, debounceMs);
    return () => clearTimeout(timer);
  }, [wanted, sent]);
  return (
    <search className="min-w-0 flex-1 basis-64">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <input
          className="field placeholder:text-sm"
          type="search"
          name="search"
          aria-label="Search users"
          placeholder="Search by handle or phone number..."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={maxUserSearchLength}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </search>
  );
}
