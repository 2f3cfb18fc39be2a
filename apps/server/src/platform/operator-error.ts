/** Said to whoever starts the service or runs one of its commands: the message is for people and needs no stack. */
export class OperatorError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'OperatorError';
  }
}

/** What a command prints for something thrown. */
export function operatorMessage(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
