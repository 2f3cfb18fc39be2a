import { redirect } from 'react-router';
import { paths } from '#web/paths.ts';

/**
 * The short address in reminders by SMS: the plan, where the last payment is chosen already. It carries nothing of its
 * reader, so whoever has no session signs in first.
 */
export const loader = () => redirect(paths.subscription);
