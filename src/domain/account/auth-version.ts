import type { FeatureConfig } from '../subscription/feature-config.ts';

/** Which auth service an account is spoken to through: v2 has access and refresh tokens, v1 one auth token. */
export type AuthVersion = 'v1' | 'v2';

/**
 * The auth version of a page: by the host app's feature config (specification, section 4), and v2 where no app shows the
 * page (null), since only an app could ask for less.
 */
export function authVersion(config: FeatureConfig | null): AuthVersion {
  return config === null || config.useSubscriptionsAuthV2 ? 'v2' : 'v1';
}

/** The v1 token an account is changed with; throws the specification's message (section 5) when there is none, a bug. */
export function requireLegacyToken(token: string | null | undefined): string {
  if (!token) throw new Error('No token supplied for v1 account edit');
  return token;
}
