import type { AddSellerInput, FailInput, PublishInput, SetApifyInput } from '@app/tiktok-simulator/control/control';
import type { PostState, SellerState, SimulatorState } from '@app/tiktok-simulator/world/simulator-state';

type FailRoute = 'all' | 'picture' | 'embed' | 'video' | 'oembed' | 'video-list';

/**
 * What the tests do on TikTok, over the simulator's control. Every call throws with the simulator's words when it is
 * refused.
 */
export interface Tiktok {
  origin: string;
  addSeller(input: AddSellerInput): Promise<SellerState>;
  editBio(handle: string, bio: string): Promise<SellerState>;
  /** The account keeps its id; its old handle is free. */
  rename(handle: string, newHandle: string): Promise<SellerState>;
  /** The user takes back what the app was allowed, in TikTok's settings. */
  disconnect(handle: string): Promise<void>;
  publish(input: PublishInput): Promise<PostState>;
  editCaption(postId: string, caption: string): Promise<PostState>;
  hidePost(postId: string): Promise<PostState>;
  fail(mode: NonNullable<FailInput['mode']>, route?: FailRoute): Promise<void>;
  heal(): Promise<void>;
  /** What the account at Apify may, and how its runs end. */
  setApify(input: SetApifyInput): Promise<void>;
  state(): Promise<SimulatorState>;
}

/** The remote control of the simulator at this origin. */
export function tiktokAt(origin: string): Tiktok {
  async function control<Result>(operation: string, body: object): Promise<Result> {
    const response = await fetch(`${origin}/_control/${operation}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer: { ok: boolean; message?: string; result: Result } = await response.json();
    if (!answer.ok) throw new Error(`TikTok's control refused ${operation}: ${answer.message}`);
    return answer.result;
  }
  return {
    origin,
    addSeller: (input) => control('add-seller', input),
    editBio: (handle, bio) => control('edit-bio', { handle, bio }),
    rename: (handle, newHandle) => control('rename', { handle, newHandle }),
    disconnect: (handle) => control('disconnect', { handle }),
    publish: (input) => control('publish', input),
    editCaption: (postId, caption) => control('edit-caption', { postId, caption }),
    hidePost: (postId) => control('set-post-private', { postId, private: true }),
    fail: (mode, route = 'all') => control('fail', { route, mode }),
    heal: () => control('heal', {}),
    setApify: (input) => control('set-apify', input),
    state: async () => (await fetch(`${origin}/_control/state`)).json(),
  };
}
