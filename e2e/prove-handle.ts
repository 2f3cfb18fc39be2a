import type { OwnershipClaim } from '@app/contracts/accounts/accounts.schemas';
import type { Service } from './service.ts';
import { callService, sellerPassword } from './shops.ts';

/** Proves the handle as a person without a session does. */
export async function proveHandle(service: Service, handle: string): Promise<void> {
  const { claimId, code } = await callService<OwnershipClaim>(service, 'POST', '/auth/ownership/claims', { handle });
  await service.tiktok.editBio(handle, `Kampala ${code}`);
  await callService(service, 'POST', `/auth/ownership/claims/${claimId}/complete`, { password: sellerPassword });
}
