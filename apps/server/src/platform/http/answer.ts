/** What a call answers when it went well: words for people, and the data. */
export function answer<Data>(message: string, data: Data): { success: true; message: string; data: Data } {
  return { success: true, message, data };
}
