import { type AuthVersion, authVersion } from '../../domain/account/auth-version.ts';
import type { HostApp } from '../ports/host-app.ts';
import type { FeatureConfigState } from '../subscription/feature-config-state.ts';

/** Finds out, while the page runs, which auth service it speaks to: by the switches of the app that shows it, if one does. */
export class AuthVersionOfPage {
  constructor(
    private readonly hostApp: HostApp,
    private readonly featureConfig: FeatureConfigState,
  ) {}

  /** Waits for the app's switches, which takes no longer than the app may; at once in a plain browser. */
  async execute(): Promise<AuthVersion> {
    return authVersion(this.hostApp.present ? await this.featureConfig.whenReady() : null);
  }
}
