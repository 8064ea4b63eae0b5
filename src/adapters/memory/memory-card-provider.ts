import { failure, type Result, success } from '../../domain/result.ts';
import type { MemorySubscriptionServer } from './memory-subscription-server.ts';

/** Test cards: accepted, declined, and one whose bank requires authentication. */
export const testCards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  authenticate: '4000002500003155',
} as const;

/** Why a payment failed; nothing was charged. */
export type PaymentFailure = {
  readonly code: 'card_declined' | 'authentication_required' | 'unknown_checkout';
};

/** A card provider whose pages are addresses at which a test pays, or that count as paid when opened. */
export class MemoryCardProvider {
  /** Charged checkouts, oldest first. */
  readonly charged: string[] = [];

  /**
   * @param delay milliseconds until the site learns of a payment
   * @param paysItself true for a fake site: there is no card page, and the checkout returns immediately, paid
   */
  constructor(
    private readonly server: MemorySubscriptionServer,
    private readonly delay = 0,
    private readonly paysItself = false,
  ) {}

  /** The address of a checkout's page. */
  pageOf(checkout: string): URL {
    const returnUrl = this.server.returnUrlOf(checkout);
    if (!this.paysItself || returnUrl === null) return new URL(`https://pay.mallard.example/${checkout}`);
    this.charge(checkout);
    returnUrl.searchParams.set('fake_payment', checkout);
    return returnUrl;
  }

  /** The visitor pays on the page; returns the address that it leads back to. */
  pay(page: URL, card: string, authenticated = false): Result<URL, PaymentFailure> {
    const checkout = page.pathname.slice(1);
    const returnUrl = this.server.returnUrlOf(checkout);
    if (returnUrl === null) return failure({ code: 'unknown_checkout' });
    if (card === testCards.authenticate && !authenticated)
      return failure({ code: 'authentication_required' });
    if (card !== testCards.good && card !== testCards.authenticate) return failure({ code: 'card_declined' });
    this.charge(checkout);
    return success(returnUrl);
  }

  private charge(checkout: string): void {
    if (!this.charged.includes(checkout)) this.charged.push(checkout);
    this.server.paid(checkout, this.delay);
  }
}
