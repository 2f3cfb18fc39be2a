import type { SignupAnswer } from '@app/contracts/accounts/accounts.schemas';
import type { Static } from 'typebox';
import type { Service } from './service.ts';
import { callService } from './shops.ts';

type SignedUp = Static<typeof SignupAnswer>['data'];

/** The newest message to a number, as the phone would show it. Throws when there is none. */
export async function newestMessage(service: Service, number: string): Promise<string> {
  const page = await (await fetch(`${service.origin}/dev/outbox`)).text();
  const at = page.indexOf(`To ${number}`);
  const text = at < 0 ? undefined : /<p>([^<]*)<\/p>/.exec(page.slice(at))?.[1];
  if (text === undefined) throw new Error(`No message went to ${number}`);
  return text;
}

/** The code in it. */
export async function newestCode(service: Service, number: string): Promise<string> {
  const text = await newestMessage(service, number);
  const code = /^\d{6}\b/.exec(text)?.[0];
  if (code === undefined) throw new Error(`No code in: ${text}`);
  return code;
}

/** Another code than this one. */
export const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000');

/** A seller who signed up by phone: a proven number, no password. The next code can be asked for at once. */
export async function openByPhone(service: Service, handle: string, number: string): Promise<SignedUp> {
  await service.tiktok.addSeller({ handle });
  await callService(service, 'POST', '/auth/signup', { handle, phoneNumber: number });
  const code = await newestCode(service, number);
  const signedUp = await callService<SignedUp>(service, 'POST', '/auth/verify-signup', {
    handle,
    phoneNumber: number,
    code,
  });
  await service.allowNextCodes();
  return signedUp;
}
