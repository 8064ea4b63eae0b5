import { distinctUntilChanged, filter, map } from 'rxjs/operators';
import { isAppReturnPath } from '../../domain/subscription/return-route.ts';
import type { ConfirmEmailChange, EmailChangeKind } from '../account/confirm-email-change.ts';
import type { HandTokensToHostApp } from '../account/hand-tokens-to-host-app.ts';
import type { SessionState } from '../account/session-state.ts';
import type { HostApp, HostNotifications } from '../ports/host-app.ts';
import type { KeyValueStore } from '../ports/key-value-store.ts';
import type { PageLocation } from '../ports/page-location.ts';

const changed = {
  add: 'subscriptionsAddEmailSuccess',
  edit: 'subscriptionsEditEmailSuccess',
  remove: 'subscriptionsRemoveEmailSuccess',
} as const satisfies Record<EmailChangeKind, keyof HostNotifications>;

/**
 * Passes on to the app what changes on its pages: who is signed in there, and the account's address, whose change ends
 * the app's own session. {@link FinishHostPurchase} hands over purchases by card.
 */
export class HandOverChanges {
  constructor(
    private readonly hostApp: HostApp,
    private readonly session: SessionState,
    private readonly confirmEmailChange: Pick<ConfirmEmailChange, 'changed$'>,
    private readonly handTokens: HandTokensToHostApp,
    private readonly store: KeyValueStore,
    private readonly location: PageLocation,
  ) {}

  /** Follows for the lifetime of the page. */
  start(): void {
    this.session.session$
      .pipe(
        map((view) => (view.kind === 'signed-in' ? view.account.id : null)),
        distinctUntilChanged(),
        filter((account) => account !== null && this.hasSignedIn()),
      )
      .subscribe(() => void this.handTokens.execute());
    this.confirmEmailChange.changed$.subscribe((kind) => void this.tell(kind));
  }

  private async tell(kind: EmailChangeKind): Promise<void> {
    await this.handTokens.again();
    this.hostApp.notify(changed[kind], {});
  }

  /**
   * Whether the visitor signed in on this page, by address or key. The app's own session has no refresh token here, and
   * an account made for a purchase is not in use yet.
   */
  private hasSignedIn(): boolean {
    return (
      !this.session.isOfOtherPage &&
      Boolean(this.store.read('session')?.refreshToken) &&
      this.store.read('unusedAccount') === null &&
      !isAppReturnPath(this.location.current().pathname)
    );
  }
}
