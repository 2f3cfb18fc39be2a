import { maxUserSearchLength } from '@app/contracts/bounds';
import { useEffect, useEffectEvent, useState } from 'react';

const debounceMs = 300;

interface UserSearchProps {
  value: string;
  onSearch: (search: string) => void;
}

/**
 * Searches 300 ms after the last key, at once with Enter. What changes the search elsewhere, the back button for
 * example, shows here.
 */
export function UserSearch({ value, onSearch }: UserSearchProps) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // What was sent from here has arrived: meanwhile more may be typed.
    if (value !== sent) {
      setSent(value);
      setTyped(value);
    }
  }
  const wanted = typed.trim();
  const send = useEffectEvent(() => {
    if (wanted === sent) return;
    setSent(wanted);
    onSearch(wanted);
  });
  useEffect(() => {
    if (wanted === sent) return;
    const timer = setTimeout(send, debounceMs);
    return () => clearTimeout(timer);
  }, [wanted, sent]);
  return (
    <search className="min-w-0 flex-1 basis-64">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted === sent) return;
          setSent(wanted);
          onSearch(wanted);
        }}
      >
        <input
          className="field"
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
