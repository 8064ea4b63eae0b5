import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import { listOf, PriceShape } from '../shapes.ts';
import type { StripeClient } from '../stripe-client.ts';

const IdShape = z.object({ id: z.string() });
const ClockShape = z.object({ id: z.string(), status: z.string(), frozen_time: z.number() });
const pollEvery = 2_000;
const longestAdvance = 300_000;
/** Stripe takes a moment to create a bank's warning. */
const longestWarning = 60_000;
const daySeconds = 86_400;

/** Stripe did not do something the rehearsal needs; `message` says what. */
export class RehearsalStopped extends Error {}

/** A customer who subscribes at Stripe with a test card, under a test clock. */
export interface Actor {
  readonly customer: string;
  readonly subscription: string;
}

/** Stripe's test cards, by behavior. */
export const stageCards = {
  works: 'pm_card_visa',
  'fails when it is charged': 'pm_card_chargeCustomerFail',
  'is claimed back': 'pm_card_createDispute',
  'is warned of': 'pm_card_createIssuerFraudRecord',
} as const;
export type StageCard = keyof typeof stageCards;

/** A Stripe test clock with its customers. Deleting the clock deletes all of them. */
export class Stage {
  private constructor(
    private readonly stripe: StripeClient,
    private readonly wait: (milliseconds: number) => Promise<void>,
    private readonly clock: string,
    /** Seconds since the epoch. */
    private now: number,
  ) {}

  /** Creates a clock set to `now`. Throws {@link RehearsalStopped} when Stripe does not. */
  static async open(
    stripe: StripeClient,
    now: number,
    wait: (milliseconds: number) => Promise<void>,
  ): Promise<Stage> {
    const at = Math.floor(now / 1000);
    const clock = await done(
      stripe,
      IdShape,
      (api) => api.testHelpers.testClocks.create({ frozen_time: at, name: 'rehearsal' }),
      'make a test clock',
    );
    return new Stage(stripe, wait, clock.id, at);
  }

  /** Creates a customer who subscribes; `trialDays` 0 pays at once. */
  async subscribe(productId: string, trialDays: number, card: StageCard): Promise<Actor> {
    const price = await this.priceOf(productId);
    const { id: customer } = await this.done(
      (api) => api.customers.create({ test_clock: this.clock, name: `rehearsal: the card ${card}` }),
      'make a customer',
    );
    await this.giveCard(customer, card);
    const { id: subscription } = await this.done(
      (api) =>
        api.subscriptions.create({
          customer,
          items: [{ price }],
          ...(trialDays === 0 ? {} : { trial_period_days: trialDays }),
        }),
      'subscribe',
    );
    return { customer, subscription };
  }

  /** Changes the customer's card. */
  async giveCard(customer: string, card: StageCard): Promise<void> {
    const { id } = await this.done(
      (api) => api.paymentMethods.attach(stageCards[card], { customer }),
      'attach a test card',
    );
    const settings = { invoice_settings: { default_payment_method: id } };
    await this.done((api) => api.customers.update(customer, settings), 'set the card');
  }

  /** Switches to another product at once, as the portal does from monthly to yearly. */
  async switchTo(productId: string, { subscription }: Actor): Promise<void> {
    const price = await this.priceOf(productId);
    const Items = z.object({ items: z.object({ data: z.array(IdShape) }) });
    const read = await done(
      this.stripe,
      Items,
      (api) => api.subscriptions.retrieve(subscription),
      'read the subscription',
    );
    const [item] = read.items.data;
    if (item === undefined) throw new RehearsalStopped('The subscription has no item');
    await this.done(
      (api) =>
        api.subscriptions.update(subscription, {
          items: [{ id: item.id, price }],
          proration_behavior: 'always_invoice',
        }),
      'switch the price',
    );
  }

  /** Fully refunds the customer's newest payment. */
  async refund({ customer }: Actor): Promise<void> {
    const charge = await this.newestCharge(customer);
    await this.done((api) => api.refunds.create({ charge }), 'refund');
  }

  /** Makes the bank decide its dispute, using the evidence texts that Stripe's test mode understands. */
  async decide({ customer }: Actor, forUs: boolean): Promise<void> {
    const charge = await this.newestCharge(customer);
    const listed = await done(
      this.stripe,
      listOf(IdShape),
      (api) => api.disputes.list({ charge, limit: 1 }),
      'find the claim',
    );
    const [dispute] = listed.data;
    if (dispute === undefined) throw new RehearsalStopped('Stripe made no claim');
    const words = forUs ? 'winning_evidence' : 'losing_evidence';
    const evidence = { evidence: { uncategorized_text: words }, submit: true };
    await this.done((api) => api.disputes.update(dispute.id, evidence), 'send evidence');
  }

  /** The id of the bank's warning about the customer's newest payment, as an event would name it. */
  async warningOf({ customer }: Actor): Promise<string> {
    const charge = await this.newestCharge(customer);
    for (let waited = 0; waited < longestWarning; waited += pollEvery) {
      const listed = await done(
        this.stripe,
        listOf(IdShape),
        (api) => api.radar.earlyFraudWarnings.list({ charge, limit: 1 }),
        'list warnings of fraud',
      );
      const [warning] = listed.data;
      if (warning !== undefined) return warning.id;
      await this.wait(pollEvery);
    }
    throw new RehearsalStopped('Stripe made no warning of fraud in a minute');
  }

  /** Advances the clock by days, and waits until everything due has happened. */
  async pass(days: number): Promise<void> {
    this.now += Math.round(days * daySeconds);
    await this.done(
      (api) => api.testHelpers.testClocks.advance(this.clock, { frozen_time: this.now }),
      'move the clock',
    );
    for (let waited = 0; waited < longestAdvance; waited += pollEvery) {
      const { status } = await done(
        this.stripe,
        ClockShape,
        (api) => api.testHelpers.testClocks.retrieve(this.clock),
        'read the clock',
      );
      if (status === 'ready') return;
      if (status !== 'advancing') throw new RehearsalStopped(`The test clock is “${status}”`);
      await this.wait(pollEvery);
    }
    throw new RehearsalStopped('The test clock did not arrive in five minutes');
  }

  /** Deletes the clock and all its customers. */
  async close(): Promise<void> {
    await this.done((api) => api.testHelpers.testClocks.del(this.clock), 'delete the test clock');
  }

  private async newestCharge(customer: string): Promise<string> {
    const listed = await done(
      this.stripe,
      listOf(IdShape),
      (api) => api.charges.list({ customer, limit: 1 }),
      'find the payment',
    );
    const [charge] = listed.data;
    if (charge === undefined) throw new RehearsalStopped('Nothing was paid');
    return charge.id;
  }

  private async priceOf(productId: string): Promise<string> {
    const listed = await done(
      this.stripe,
      listOf(PriceShape),
      (api) => api.prices.list({ lookup_keys: [productId], active: true, limit: 1 }),
      'find the price',
    );
    const [price] = listed.data;
    if (price === undefined)
      throw new RehearsalStopped(`There is no price for ${productId}: call \`npm run stripe -- prices\``);
    return price.id;
  }

  private done(question: (api: Stripe) => Promise<unknown>, what: string): Promise<{ readonly id: string }> {
    return done(this.stripe, IdShape, question, what);
  }
}

async function done<Shape extends z.ZodMiniType>(
  stripe: StripeClient,
  shape: Shape,
  question: (api: Stripe) => Promise<unknown>,
  what: string,
): Promise<z.output<Shape>> {
  const answer = await stripe.ask(shape, question);
  if (!answer.ok) throw new RehearsalStopped(`Stripe did not ${what} (${answer.error.code}); see above`);
  return answer.value;
}
