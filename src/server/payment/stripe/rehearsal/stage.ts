import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import { listOf, PriceShape } from '../shapes.ts';
import type { StripeClient } from '../stripe-client.ts';

const IdShape = z.object({ id: z.string() });
const ClockShape = z.object({ id: z.string(), status: z.string(), frozen_time: z.number() });
const pollEvery = 2_000;
const longestAdvance = 300_000;
/** A bank’s warning takes Stripe a moment to make. */
const longestWarning = 60_000;
const daySeconds = 86_400;

/** Stripe did not do what the rehearsal needs; `message` says what. */
export class RehearsalStopped extends Error {}

/** Somebody who subscribes at Stripe with a test card, in a time of their own. */
export interface Actor {
  readonly customer: string;
  readonly subscription: string;
}

/** Stripe's test cards, by what they do. */
export const stageCards = {
  works: 'pm_card_visa',
  'fails when it is charged': 'pm_card_chargeCustomerFail',
  'is claimed back': 'pm_card_createDispute',
  'is warned of': 'pm_card_createIssuerFraudRecord',
} as const;
export type StageCard = keyof typeof stageCards;

/** A test clock of Stripe with the customers in it. All of it goes when the clock is deleted. */
export class Stage {
  private constructor(
    private readonly stripe: StripeClient,
    private readonly wait: (milliseconds: number) => Promise<void>,
    private readonly clock: string,
    /** Seconds since the epoch. */
    private now: number,
  ) {}

  /** Sets a clock to now. Throws {@link RehearsalStopped} when Stripe does not. */
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

  /** A new customer who subscribes; `trialDays` 0 pays at once. */
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

  /** From now on the customer pays with this card. */
  async giveCard(customer: string, card: StageCard): Promise<void> {
    const { id } = await this.done(
      (api) => api.paymentMethods.attach(stageCards[card], { customer }),
      'attach a test card',
    );
    const settings = { invoice_settings: { default_payment_method: id } };
    await this.done((api) => api.customers.update(customer, settings), 'set the card');
  }

  /** Switches to another product at once, as the portal does from a month to a year. */
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

  /** Pays back all of the customer's newest payment. */
  async refund({ customer }: Actor): Promise<void> {
    const charge = await this.newestCharge(customer);
    await this.done((api) => api.refunds.create({ charge }), 'refund');
  }

  /** Lets the bank decide its claim, by the words that Stripe's test mode takes for it. */
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

  /** The bank's warning about the customer's newest payment, as an event would name it. */
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

  /** Lets days pass, and waits until all that is due in them has happened. */
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

  /** Deletes the clock with everybody in it. */
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
