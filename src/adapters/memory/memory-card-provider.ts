import { failure, type Result, success } from '../../domain/result.ts';
import type { MemorySubscriptionServer } from './memory-subscription-server.ts';

/** Test cards: one that is taken, one that is declined, one whose bank asks for authentication. */
export const testCards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  authenticate: '4000002500003155',
} as const;

/** Why a payment did not happen; nothing was charged. */
export type PaymentFailure = {
  readonly code: 'card_declined' | 'authentication_required' | 'unknown_checkout';
};

/** A card provider whose pages are addresses that a test pays at, or that count as paid when they are opened. */
export class MemoryCardProvider {
  /** Checkouts that were charged, oldest first. */
  readonly charged: string[] = [];

  /**
   * @param delay milliseconds until the site hears of a payment
   * @param paysItself true for a fake site: there is no card page, the checkout leads straight back, paid
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

  /** The visitor pays on the page; gives where the page leads back to. */
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
