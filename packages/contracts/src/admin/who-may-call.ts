import { type AdminAuth, type Options, once } from '@app/contracts/endpoint';

// Apart from what sellers and visitors use: their pages do not load it. `…Once` as in `endpoint.ts`.
export const forAdmin: Options<AdminAuth> = { auth: { admin: 'any' } };
export const forAdminOnce: Options<AdminAuth> = { ...forAdmin, ...once };
export const forViewer: Options<AdminAuth> = { auth: { admin: 'viewer' } };
export const forSupport: Options<AdminAuth> = { auth: { admin: 'support' } };
export const forSupportOnce: Options<AdminAuth> = { ...forSupport, ...once };
export const forAdminOwner: Options<AdminAuth> = { auth: { admin: 'owner' } };
