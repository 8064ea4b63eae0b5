import type { FeatureConfig } from '../subscription/feature-config.ts';

/** Which auth service an account uses: v2 issues access and refresh tokens, v1 a single auth token. */
export type AuthVersion = 'v1' | 'v2';

/**
 * The auth version for a page: the host app's feature config decides (specification, section 4). Without a host app
 * (null) it is v2, because only an old app needs v1.
 */
export function authVersion(config: FeatureConfig | null): AuthVersion {
  return config === null || config.useSubscriptionsAuthV2 ? 'v2' : 'v1';
}

/**
 * Returns the v1 token needed to edit an account. Throws the specification's message (section 5) when it is missing,
 * which is a bug.
 */
export function requireLegacyToken(token: string | null | undefined): string {
  if (!token) throw new Error('No token supplied for v1 account edit');
  return token;
}
