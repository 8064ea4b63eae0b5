import { type AuthVersion, authVersion } from '../../domain/account/auth-version.ts';
import type { HostApp } from '../ports/host-app.ts';
import type { KeyValueStore } from '../ports/key-value-store.ts';
import type { FeatureConfigState } from '../subscription/feature-config-state.ts';

/**
 * Decides at run time which auth service the page talks to, from the host app's feature switches if there is a host
 * app.
 */
export class AuthVersionOfPage {
  constructor(
    private readonly hostApp: HostApp,
    private readonly featureConfig: FeatureConfigState,
    private readonly store: KeyValueStore,
  ) {}

  /**
   * The version to sign in with: what the app's switches ask for, within the app's time limit; v2 without an app or an
   * answer.
   */
  async forSigningIn(): Promise<AuthVersion> {
    return (await this.askedFor()) ?? 'v2';
  }

  /** The version of the current session, whatever the app says by now; without a session, the one to sign in with. */
  async ofSession(): Promise<AuthVersion> {
    return this.kept() ?? this.forSigningIn();
  }

  /** The version of messages to the app: the one it asks for or, until it answers, that of the session. */
  async ofHostApp(): Promise<AuthVersion> {
    return (await this.askedFor()) ?? this.kept() ?? 'v2';
  }

  private kept(): AuthVersion | null {
    if (this.store.read('legacySession') !== null) return 'v1';
    return this.store.read('session') === null ? null : 'v2';
  }

  private async askedFor(): Promise<AuthVersion | null> {
    if (!this.hostApp.present) return null;
    const { answered, config } = await this.featureConfig.whenReady();
    return answered ? authVersion(config) : null;
  }
}
