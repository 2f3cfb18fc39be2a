/** The longest answer read from a model, in bytes; ours are a few hundred. */
const MAX_ANSWER_BYTES = 64_000;

/** fetch that follows no redirect and stops reading after 64 kB, so that an endpoint cannot fill the memory. */
export const fetchAtMost: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (!response.body) return response;
  let size = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > MAX_ANSWER_BYTES) controller.error(new Error('the answer is too long'));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(limit), { status, statusText, headers });
};
