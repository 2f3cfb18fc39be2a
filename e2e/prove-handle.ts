import type { OwnershipClaim } from '@app/contracts/accounts/accounts.schemas';
import type { Service } from './service.ts';
import { sellerPassword } from './shops.ts';

/** Proves the handle as a person without a session does. */
export async function proveHandle(service: Service, handle: string): Promise<void> {
  const post = async <Data>(path: string, body: object): Promise<Data> => {
    const response = await fetch(`${service.origin}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer: { success: boolean; message: string; data: Data } = await response.json();
    if (!answer.success) throw new Error(`${path} was answered ${response.status}: ${answer.message}`);
    return answer.data;
  };
  const { claimId, code } = await post<OwnershipClaim>('/auth/ownership/claims', { handle });
  await service.tiktok.editBio(handle, `Kampala ${code}`);
  await post(`/auth/ownership/claims/${claimId}/complete`, { password: sellerPassword });
}
