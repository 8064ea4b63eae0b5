import { pairwise } from 'rxjs/operators';
import { encodeBase64Url } from '../../domain/account/base64url.ts';
import { readAccessToken } from '../../domain/account/token.ts';
import type { Digest } from '../ports/digest.ts';
import type { HostApp } from '../ports/host-app.ts';
import type { HostBridge } from '../ports/host-bridge.ts';
import type { KeyValueStore } from '../ports/key-value-store.ts';
import type { SessionState } from './session-state.ts';

/**
 * Remembers that a visitor signed out on a page shown by an app or a browser of ours. No message tells the app: it
 * finds out when it next renews its session, and until then hands every page a token that is no longer valid.
 */
export class LeftHostSession {
  private noting: Promise<void> = Promise.resolve();
  private started = false;

  constructor(
    private readonly hostApp: HostApp,
    private readonly bridge: Pick<HostBridge, 'accessToken'>,
    private readonly session: SessionState,
    private readonly store: KeyValueStore,
    private readonly digest: Digest,
  ) {}

  /** Follows the session for the lifetime of the page. */
  start(): void {
    if (this.started) return;
    this.started = true;
    this.session.session$.pipe(pairwise()).subscribe(([before, now]) => {
      if (before.kind !== 'signed-in' || now.kind !== 'signed-out' || now.reason !== 'signed_out') return;
      this.noting = this.note(before.account.id);
    });
  }

  /** Whether the visitor signed out with this token of the app. */
  async has(token: string): Promise<boolean> {
    await this.noting;
    const left = this.store.read('leftHostSession');
    return left !== null && left === (await this.markOf(token));
  }

  /**
   * Stores a mark of the token that the app still hands out; none when it was the app that signed out, or when somebody
   * else has signed in there.
   */
  private async note(accountId: string): Promise<void> {
    const accessToken = await this.accessToken();
    const isOthers = accessToken !== null && readAccessToken(accessToken)?.accountId !== accountId;
    const token = accessToken ?? (await this.legacyToken());
    if (token !== null && !isOthers) this.store.write('leftHostSession', await this.markOf(token));
  }

  private async accessToken(): Promise<string | null> {
    const answer = this.hostApp.present
      ? await this.hostApp.request('getAuthAccessToken', {})
      : await this.bridge.accessToken();
    return answer.ok ? answer.value.accessToken : null;
  }

  private async legacyToken(): Promise<string | null> {
    const answer = await this.hostApp.request('getAccessToken', {});
    return answer.ok ? answer.value.token : null;
  }

  /** Only the hash is stored, never the token. */
  private async markOf(token: string): Promise<string> {
    return encodeBase64Url(await this.digest.sha256(token));
  }
}
