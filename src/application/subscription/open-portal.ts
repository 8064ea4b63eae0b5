import type { InvalidToken } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';
import type { AccessFailure, SessionState } from '../account/session-state.ts';
import type { CheckoutApi } from '../ports/checkout-api.ts';

type Portal = Awaited<ReturnType<CheckoutApi['portal']>>;
type ApiFailure = Extract<Portal, { readonly ok: false }>['error'];

/** `no_subscription` when there is nothing to manage. */
export type OpenPortalFailure = Exclude<ApiFailure, InvalidToken> | AccessFailure;

/** Finds the page that manages the visitor's subscription. Renews the session when its token is refused. */
export class OpenPortal {
  constructor(
    private readonly session: SessionState,
    private readonly api: CheckoutApi,
  ) {}

  execute(): Promise<Result<{ readonly customerPortalUrl: URL }, OpenPortalFailure>> {
    return this.session.authorized((token) => this.api.portal(token));
  }
}
