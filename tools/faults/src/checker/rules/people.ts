import type { Rule } from '#faults/checker/violation.ts';
import { suspensionOf, writesTo } from '#faults/record/record.ts';
import { possibleValues } from '#faults/record/registers.ts';

/** Every acknowledged account is there, with its id, for its password. */
export const accountsAreKept: Rule = (record, { accounts }) =>
  record.accounts
    .filter(({ outcome }) => outcome === 'made')
    .filter(({ handle, userId }) => accounts.find((one) => one.handle === handle)?.userId !== userId)
    .map((entry) => ({
      rule: 'account lost',
      step: entry.step,
      what: `@${entry.handle} was opened, and can not be signed in to as ${entry.userId}`,
      // The password is of this run alone.
      shows: entry,
    }));

/** Who was signed out is, and who was told that they are signed in is. */
export const sessionsAreTrue: Rule = ({ tokensEndedAt }, { sessions }) =>
  sessions.flatMap(({ session, token, refreshToken }) => {
    const { state, handle, step, refusedIn, issuedAt } = session;
    const shows = { ...session, accessToken: '…', refreshToken: '…', token, refreshToken_: refreshToken };
    if (state === 'out' && (token || refreshToken)) {
      const which = token ? 'token' : 'refresh token';
      return [{ rule: 'signed in though signed out', step, what: `The ${which} of @${handle} still works`, shows }];
    }
    if (token && tokensEndedAt !== null && issuedAt < tokensEndedAt) {
      const what = `A token of @${handle} that a former secret signed still works`;
      return [{ rule: 'token of a former secret', step, what, shows }];
    }
    if (state === 'in' && refusedIn !== null)
      return [{ rule: 'signed out', step: refusedIn, what: `@${handle} was signed out without being told`, shows }];
    if (state === 'in' && token === false && refreshToken === false)
      return [{ rule: 'signed out', step, what: `Nothing of the session of @${handle} works any more`, shows }];
    return [];
  });

/** A shop is closed when it was last acknowledged so, and else open. */
export const suspensionsAreKept: Rule = (record, { shops }) =>
  shops.flatMap(({ handle, isOpen }) => {
    const writes = writesTo(record, suspensionOf(handle));
    const possible = possibleValues(
      writes,
      { from: Number.POSITIVE_INFINITY, to: Number.POSITIVE_INFINITY },
      record.cuts,
    );
    if (writes.every(({ acknowledgedAt }) => acknowledgedAt === null)) possible.add(false);
    if (possible.has(!isOpen)) return [];
    const what = `@${handle} is ${isOpen ? 'open' : 'closed'}, against the administrator's last word`;
    return [{ rule: 'suspension lost', step: writes.at(-1)?.step ?? 0, what, shows: writes }];
  });
