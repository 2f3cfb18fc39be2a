import { redirect } from 'react-router';
import { paths } from '#web/paths.ts';

/** The short address in SMS reminders. It carries nothing personal, so a reader without a session signs in first. */
export const loader = () => redirect(paths.subscription);
