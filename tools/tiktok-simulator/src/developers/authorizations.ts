import { createHash, randomBytes } from 'node:crypto';
import type { Stage } from '#simulator/pages/embed-page.ts';
import type { Seller } from '#simulator/world/world.ts';

/** What may be asked for, as in the developer portal. */
export const scopes = {
  'user.info.basic': 'Read your profile: name and picture',
  'user.info.profile': 'Read more of your profile: username and bio',
  'user.info.stats': 'Read your counts: followers, likes, videos',
  'video.list': 'Read your public videos',
} as const;

export type Scope = keyof typeof scopes;

export const isScope = (name: string): name is Scope => Object.hasOwn(scopes, name);

/** The app that is registered with this TikTok. */
export type RegisteredApp = {
  clientKey: string;
  clientSecret: string;
  /** Exact addresses; null: any that has the right form, as long as both calls name the same one. */
  redirectUris: string[] | null;
  /** Where events go; null: nowhere. */
  webhookUrl: string | null;
};

/** One user's consent. Tokens die with it, with their time, or (refresh tokens) by being used. Times in ms since 1970. */
export type Grant = {
  userId: string;
  openId: string;
  scopes: Scope[];
  refreshToken: string;
  refreshUntil: number;
  accessTokens: Map<string, number>;
};

type Code = { userId: string; scopes: Scope[]; redirectUri: string; until: number };

export type OAuthError = 'invalid_request' | 'invalid_client' | 'invalid_grant' | 'unsupported_grant_type';
export type OAuthFailure = { error: OAuthError; description: string };

const codeMs = 10 * 60_000;
const secret = (prefix: string): string => `${prefix}.${randomBytes(32).toString('base64url')}`;
const failure = (error: OAuthError, description: string): OAuthFailure => ({ error, description });

/** Absolute, without query and fragment, shorter than 512 signs; https, or this machine while developing. */
export function isRedirectUri(uri: string): boolean {
  const url = URL.parse(uri);
  if (url === null || uri.length >= 512 || url.search !== '' || url.hash !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname));
}

export type Authorizations = ReturnType<typeof authorizations>;

/** Codes, tokens and who has agreed to what, for the one registered app. */
export function authorizations(stage: Stage, app: RegisteredApp) {
  const codes = new Map<string, Code>();
  const grants = new Map<string, Grant>();
  const lifetimes = { accessSeconds: 7200, refreshSeconds: 180 * 24 * 3600 };

  /** The same for one user and one app, and telling nothing about either. */
  function openIdOf(userId: string): string {
    const hash = createHash('sha256').update(`${app.clientKey} ${userId}`).digest('hex');
    return `-000${hash.slice(0, 4)}${hash.slice(4, 12)}-${hash.slice(12, 16)}-${hash.slice(16, 28)}`;
  }
  const isRegistered = (uri: string): boolean =>
    isRedirectUri(uri) && (app.redirectUris === null || app.redirectUris.includes(uri));

  function tokensOf(grant: Grant) {
    const now = Date.now();
    const accessToken = secret('act');
    grant.accessTokens.set(accessToken, now + lifetimes.accessSeconds * 1000);
    grant.refreshToken = secret('rft');
    grant.refreshUntil = now + lifetimes.refreshSeconds * 1000;
    return {
      access_token: accessToken,
      expires_in: lifetimes.accessSeconds,
      open_id: grant.openId,
      refresh_expires_in: lifetimes.refreshSeconds,
      refresh_token: grant.refreshToken,
      scope: grant.scopes.join(','),
      token_type: 'Bearer',
    };
  }
  const isClient = (key: string, clientSecret: string): boolean =>
    key === app.clientKey && clientSecret === app.clientSecret;

  return {
    app,
    openIdOf,
    isRegistered,
    /** The user has agreed to `granted`; the code that the app exchanges. It holds signs that an address must escape. */
    agree: (seller: Seller, granted: Scope[], redirectUri: string): string => {
      const code = `${randomBytes(24).toString('base64url')}*0!${randomBytes(2).readUInt16BE()}.s1`;
      codes.set(code, { userId: seller.userId, scopes: granted, redirectUri, until: Date.now() + codeMs });
      return code;
    },
    exchange: (input: { key: string; secret: string; code: string; redirectUri: string }) => {
      if (!isClient(input.key, input.secret)) return failure('invalid_client', 'Client key or secret is incorrect.');
      const code = codes.get(input.code);
      // Once, also where the rest is wrong.
      codes.delete(input.code);
      if (code === undefined || code.until <= Date.now())
        return failure('invalid_grant', 'Authorization code is expired.');
      if (code.redirectUri !== input.redirectUri)
        return failure('invalid_request', 'Redirect_uri is not matched with the uri when requesting code.');
      if (!stage.world.sellers.has(code.userId)) return failure('invalid_grant', 'User has deleted the account.');
      const openId = openIdOf(code.userId);
      const grant: Grant = {
        userId: code.userId,
        openId,
        scopes: code.scopes,
        refreshToken: '',
        refreshUntil: 0,
        accessTokens: grants.get(openId)?.accessTokens ?? new Map(),
      };
      grants.set(openId, grant);
      return tokensOf(grant);
    },
    refresh: (input: { key: string; secret: string; refreshToken: string }) => {
      if (!isClient(input.key, input.secret)) return failure('invalid_client', 'Client key or secret is incorrect.');
      const grant = [...grants.values()].find(({ refreshToken }) => refreshToken === input.refreshToken);
      if (grant === undefined || grant.refreshUntil <= Date.now() || !stage.world.sellers.has(grant.userId))
        return failure('invalid_grant', 'Refresh token is invalid or expired.');
      return tokensOf(grant);
    },
    /** Ends the consent that the token belongs to; an unknown token is no error. */
    revoke: (input: { key: string; secret: string; token: string }): OAuthFailure | null => {
      if (!isClient(input.key, input.secret)) return failure('invalid_client', 'Client key or secret is incorrect.');
      for (const grant of [...grants.values()])
        if (grant.refreshToken === input.token || grant.accessTokens.has(input.token)) grants.delete(grant.openId);
      return null;
    },
    /** Whose access token this is; null for one that is unknown or over. */
    bearer: (token: string): { grant: Grant; seller: Seller } | null => {
      const grant = [...grants.values()].find(({ accessTokens }) => (accessTokens.get(token) ?? 0) > Date.now());
      const seller = grant && stage.world.sellers.get(grant.userId);
      return grant && seller ? { grant, seller } : null;
    },
    /** The user takes the consent back, or is gone; false when there was none. */
    remove: (userId: string): boolean => grants.delete(openIdOf(userId)),
    has: (userId: string): boolean => grants.has(openIdOf(userId)),
    scopesOf: (userId: string): readonly Scope[] => grants.get(openIdOf(userId))?.scopes ?? [],
    expireAccess: (): void => {
      for (const grant of grants.values()) grant.accessTokens.clear();
    },
    expireRefresh: (): void => {
      for (const grant of grants.values()) grant.refreshUntil = 0;
    },
    setLifetimes: (seconds: { accessSeconds?: number; refreshSeconds?: number }): void =>
      void Object.assign(lifetimes, seconds),
    clear: (): void => {
      codes.clear();
      grants.clear();
      Object.assign(lifetimes, { accessSeconds: 7200, refreshSeconds: 180 * 24 * 3600 });
    },
  };
}
