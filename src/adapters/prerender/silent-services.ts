import { AccountApi } from '../../application/ports/account-api.ts';
import { AuthorizationApi } from '../../application/ports/authorization-api.ts';
import { CheckoutApi } from '../../application/ports/checkout-api.ts';
import { ProductApi } from '../../application/ports/product-api.ts';
import { SubscriptionApi } from '../../application/ports/subscription-api.ts';
import { TokenApi } from '../../application/ports/token-api.ts';
import { VisitorApi } from '../../application/ports/visitor-api.ts';

// A page is rendered in the state in which every visitor finds it: asked, and not answered yet.
const unanswered = <Answer>(): Promise<Answer> => new Promise(() => {});

/** {@link AuthorizationApi} of the prerender: no call is ever answered. */
export class SilentAuthorizationApi extends AuthorizationApi {
  override readonly authorize = unanswered;
  override readonly createAccount = unanswered;
  override readonly sendPasscode = unanswered;
  override readonly signIn = unanswered;
}

/** {@link TokenApi} of the prerender: no call is ever answered. */
export class SilentTokenApi extends TokenApi {
  override readonly exchange = unanswered;
  override readonly refresh = unanswered;
  override readonly signOut = unanswered;
}

/** {@link AccountApi} of the prerender: no call is ever answered. */
export class SilentAccountApi extends AccountApi {
  override readonly info = unanswered;
  override readonly requestEmailChange = unanswered;
  override readonly confirmEmailChange = unanswered;
}

/** {@link ProductApi} of the prerender: no call is ever answered. */
export class SilentProductApi extends ProductApi {
  override readonly products = unanswered;
  override readonly features = unanswered;
}

/** {@link SubscriptionApi} of the prerender: no call is ever answered. */
export class SilentSubscriptionApi extends SubscriptionApi {
  override readonly current = unanswered;
  override readonly status = unanswered;
}

/** {@link CheckoutApi} of the prerender: no call is ever answered. */
export class SilentCheckoutApi extends CheckoutApi {
  override readonly open = unanswered;
  override readonly portal = unanswered;
}

/** {@link VisitorApi} of the prerender: no call is ever answered. */
export class SilentVisitorApi extends VisitorApi {
  override readonly country = unanswered;
  override readonly eligible = unanswered;
}
