import { type AuthVersion, authVersion } from '../../domain/account/auth-version.ts';
import type { HostApp } from '../ports/host-app.ts';
import type { KeyValueStore } from '../ports/key-value-store.ts';
import type { FeatureConfigState } from '../subscription/feature-config-state.ts';

/** Finds out, while the page runs, which auth service it speaks to: by the switches of the app that shows it, if one does. */
export class AuthVersionOfPage {
  constructor(
    private readonly hostApp: HostApp,
    private readonly featureConfig: FeatureConfigState,
    private readonly store: KeyValueStore,
  ) {}

  /** For signing in: what the app's switches ask for, which takes no longer than the app may; v2 without an app or an answer. */
  async forSigningIn(): Promise<AuthVersion> {
    return (await this.askedFor()) ?? 'v2';
  }

  /** For what a session does: its own version, whatever the app says by now; without a session that for signing in. */
  async ofSession(): Promise<AuthVersion> {
    return this.kept() ?? this.forSigningIn();
  }

  /** For what the app is told: the version it asks for; while it gives no answer that of the session. */
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
