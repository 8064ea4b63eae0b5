/** @jsxImportSource hono/jsx */
import { type Context, Hono } from 'hono';
import type { ServerDeps } from '../deps.ts';
import type { PortalAction } from '../payment/simulator/customer-portal.ts';
import { paymentDoings } from '../payment/simulator/money-back.ts';
import { lifeOf, type SubscriptionRow, soldPlan } from '../payment/simulator/rows.ts';
import type { Simulator } from '../payment/simulator/simulator.ts';
import { foresee } from './foresee.ts';
import { answerPage, protect } from './page.tsx';
import { ScenarioBody } from './scenario-page.tsx';
import { tellStory } from './scenario-story.ts';
import type { ScenarioTime } from './scenario-time.ts';
import { texts } from './texts.ts';
import { suggested } from './typed-card.ts';

const mostForeseen = 6;

/** The buyer's actions, by the name of their button. */
const doings = ['cancel', 'resume', 'switch-period', 'bad-card', 'good-card'] as const;

/** The scenario of one subscription's life, to be mounted at `/dev/clock`. Works without script. */
export function scenarioRoutes(
  { db, clock, config }: Pick<ServerDeps, 'db' | 'clock' | 'config'>,
  simulator: Simulator,
  time: ScenarioTime | null,
): Hono {
  const routes = new Hono();

  routes.get('/:id{sub_[A-Za-z0-9_-]{1,64}}', async (c) => {
    const row = await simulator.subscription(c.req.param('id'));
    if (row === undefined) return c.redirect('/dev/clock', 302);
    return page(c, row, c.req.query('not') !== undefined);
  });

  routes.post('/:id{sub_[A-Za-z0-9_-]{1,64}}', async (c) => {
    const row = await simulator.subscription(c.req.param('id'));
    if (row === undefined) return c.redirect('/dev/clock', 303);
    const asked = new URLSearchParams(await c.req.text()).get('do');
    const here = `/dev/clock/${row.id}`;
    protect(c);
    if (asked === 'portal') {
      const opened = await simulator.provider.openPortal({
        customerRef: row.customer_id,
        productId: row.product_id,
        returnUrl: new URL(here, config.publicUrl),
        locale: 'en',
      });
      return c.redirect(opened.ok ? opened.value.pathname : `${here}?not=1`, 303);
    }
    if (asked === 'next') {
      await time?.toNextOf(await nextTime(row));
      return c.redirect(here, 303);
    }
    const payment = paymentDoings.find((known) => known === asked);
    if (payment !== undefined) {
      const done = await simulator.actOnPayment(row.id, payment);
      if (done) await time?.to(clock.now());
      return c.redirect(done ? here : `${here}?not=1`, 303);
    }
    const doing = doings.find((known) => known === asked);
    const problem = doing === undefined ? 'unknown' : await simulator.portal.act(row.id, actionOf(doing));
    // The action's events are delivered and its emails sent before the page is shown again.
    if (problem === null) await time?.to(clock.now());
    return c.redirect(problem === null ? here : `${here}?not=1`, 303);
  });

  function actionOf(doing: (typeof doings)[number]): PortalAction {
    if (doing !== 'bad-card' && doing !== 'good-card') return { kind: doing };
    const card = doing === 'bad-card' ? 'fails-later' : 'succeeds';
    return { kind: 'change-card', typed: suggested(card, clock.now()) };
  }

  /** When something next happens to this subscription: at the provider, or by a task of the site. */
  async function nextTime(row: SubscriptionRow): Promise<number | null> {
    const task = await db
      .selectFrom('subscription_task')
      .innerJoin('subscription', 'subscription.id', 'subscription_task.subscription_id')
      .select('next_try_at')
      // The check whether an account is reachable is invisible, and happens on the way.
      .where('subscription_task.kind', '!=', 'reach-check')
      .where('provider_ref', '=', row.id)
      .where('done_at', 'is', null)
      .orderBy('next_try_at')
      .limit(1)
      .executeTakeFirst();
    const times = [row.due_at, task?.next_try_at ?? null].filter((at) => at !== null);
    return times.length === 0 ? null : Math.min(...times);
  }

  async function page(c: Context, row: SubscriptionRow, refused: boolean) {
    const now = clock.now();
    const story = await tellStory(db, { id: row.id, accountId: row.account_id });
    const toCome = foresee(lifeOf(row), { startedAt: row.created_at, now, most: mostForeseen });
    const name = texts.en.product[soldPlan(row.product_id).billingPeriod];
    const body = <ScenarioBody {...{ row, name, story, toCome, now, refused, moves: time !== null }} />;
    return answerPage(c, { title: `${name} · Clock`, language: 'en', body });
  }

  return routes;
}
