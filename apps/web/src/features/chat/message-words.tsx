/** What the chat begins with, without the address at its end. */
export const MessageWords = ({ message }: { message: string }) => (
  <blockquote className="mt-2 border-l-2 border-line pl-3 text-sm wrap-anywhere">{message.split('\n')[0]}</blockquote>
);
