/** Requests of a process that read posts themselves. Each waits for TikTok beside the imports, so more would delay those. */
const maxReaders = 2;

export type PostReaders = ReturnType<typeof createPostReaders>;

/** The clients of this process that read posts of TikTok, one request of each at a time. */
export function createPostReaders() {
  const reading = new Set<string>();
  return {
    get count() {
      return reading.size;
    },
    /** False when the work has to go on in the background. */
    enter(clientKey: string): boolean {
      if (reading.size >= maxReaders || reading.has(clientKey)) return false;
      reading.add(clientKey);
      return true;
    },
    leave(clientKey: string): void {
      reading.delete(clientKey);
    },
  };
}
