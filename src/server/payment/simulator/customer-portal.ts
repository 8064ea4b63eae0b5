import type { Kysely, Selectable } from 'kysely';
import { parseProductId, productIdOf } from '../../../domain/subscription/plan.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import { firstUse, readCard, type TypedCard, type UnreadableCard } from './cards.ts';
import { cancel, changeCard, resume, type Step, switchProduct } from './life.ts';
import { lifeOf, lockSubscription, type SubscriptionRow, writeStep } from './rows.ts';

export type PortalRow = Selectable<Database['sim_portal']>;
export type InvoiceRow = Selectable<Database['sim_invoice']>;

/** What the portal page shows, or why it shows nothing. */
export type PortalView =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'expired'; readonly portal: PortalRow }
  | {
      readonly kind: 'open';
      readonly portal: PortalRow;
      readonly subscription: SubscriptionRow;
      /** Newest first. */
      readonly invoices: readonly InvoiceRow[];
    };

export type PortalAction =
  | { readonly kind: 'cancel' | 'resume' | 'switch-period' }
  | { readonly kind: 'change-card'; readonly typed: TypedCard };

/** Why an action changed nothing. */
export type PortalProblem =
  | { readonly code: 'not_possible_now' }
  | { readonly code: 'card_declined' }
  | UnreadableCard;

/** The simulated provider's portal, where a customer cancels, resumes, changes the card or switches the period. */
export class CustomerPortal {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    /** Called after an event was queued for the site. */
    private readonly eventsQueued: () => void,
  ) {}

  /** What the page shows now: the customer's newest subscription. Read-only. */
  async view(id: string): Promise<PortalView> {
    const portal = await this.db.selectFrom('sim_portal').selectAll().where('id', '=', id).executeTakeFirst();
    if (portal === undefined) return { kind: 'unknown' };
    if (portal.expires_at <= this.clock.now()) return { kind: 'expired', portal };
    const subscription = await this.db
      .selectFrom('sim_subscription')
      .selectAll()
      .where('customer_id', '=', portal.customer_id)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (subscription === undefined) return { kind: 'unknown' };
    const invoices = await this.db
      .selectFrom('sim_invoice')
      .selectAll()
      .where('subscription_id', '=', subscription.id)
      .orderBy('period_start', 'desc')
      .limit(24)
      .execute();
    return { kind: 'open', portal, subscription, invoices };
  }

  /** Performs the customer's action. Returns why nothing changed, or null on success. */
  async act(subscriptionId: string, action: PortalAction): Promise<PortalProblem | null> {
    const problem = await this.db.transaction().execute(async (trx) => {
      const now = this.clock.now();
      const row = await lockSubscription(trx, subscriptionId);
      const step = stepFor(row, action, now);
      if ('code' in step) return step;
      await writeStep(trx, row, step, now);
      return null;
    });
    if (problem === null) this.eventsQueued();
    return problem;
  }
}

function stepFor(row: SubscriptionRow, action: PortalAction, now: number): Step | PortalProblem {
  const life = lifeOf(row);
  const notNow = { code: 'not_possible_now' } as const;
  if (life.status === 'canceled') return notNow;
  switch (action.kind) {
    case 'cancel':
      return life.cancelAtPeriodEnd ? notNow : cancel(life, now);
    case 'resume':
      return life.cancelAtPeriodEnd ? resume(life) : notNow;
    case 'switch-period':
      return switchProduct(life, life.nextProductId === null ? otherPeriod(life.productId) : life.productId);
    case 'change-card': {
      const card = readCard(action.typed, now);
      if (!card.ok) return card.error;
      const verdict = firstUse(card.value, life.status === 'past_due');
      return verdict === 'succeeds' || verdict === 'asks'
        ? changeCard(life, card.value, now)
        : { code: 'card_declined' };
    }
  }
}

function otherPeriod(productId: string): string {
  const product = parseProductId(productId);
  if (product === null) throw new Error(`The simulator sells no product ${productId}`);
  return productIdOf(product.period === 'monthly' ? 'yearly' : 'monthly', product.market);
}
