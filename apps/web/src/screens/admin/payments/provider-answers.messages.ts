const troubles: Record<string, string> = {
  wrong_amount: 'Another amount or currency came than was asked for. Nothing was credited.',
  receipt_used: 'It is paid, but its transaction ID stands on another paid payment.',
  refused_before: 'It is paid, but an administrator had refused it. Confirm it, or give the money back.',
  no_answer: 'The provider did not answer for a day. Look at its own list, then ask it again or decide.',
};

const troubleNames: Record<string, string> = {
  wrong_amount: 'Another amount came',
  receipt_used: 'Transaction ID used before',
  refused_before: 'Paid after it was refused',
  no_answer: 'No answer for a day',
};

/** In a line of the list. */
export const troubleName = (trouble: string) => troubleNames[trouble] ?? 'In trouble';

export const troubleWords = (trouble: string) => troubles[trouble] ?? 'Look at what the provider said.';

const requests: Record<string, string> = {
  ask: 'Asked for the money',
  find: 'Asked what became of it',
  callback: 'Called us',
};

export const requestWords = (request: string) => requests[request] ?? request;

export const answerWords = (httpStatus: number | null, request: string) => {
  if (httpStatus !== null) return `HTTP ${httpStatus}`;
  return request === 'callback' ? null : 'no answer';
};
