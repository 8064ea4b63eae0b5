/** @jsxImportSource hono/jsx */
import { brand } from '../../domain/brand.ts';
import { day as oneDay } from '../../domain/duration.ts';
import { parseProductId, productIdOf } from '../../domain/subscription/plan.ts';
import { faceOf, type TypedCard } from '../payment/simulator/cards.ts';
import type { InvoiceRow, PortalProblem, PortalView } from '../payment/simulator/customer-portal.ts';
import { graceDays } from '../payment/simulator/life.ts';
import { type SubscriptionRow, soldPlan } from '../payment/simulator/rows.ts';
import { CardFields, ProblemSummary } from './card-form.tsx';
import { Mark } from './page.tsx';
import { TestBar, TestCardList } from './pay-page.tsx';
import { portalTexts } from './portal-texts.ts';
import { cardTexts, day, type Language, money, texts } from './texts.ts';

/** The data of the portal page. `typed` is null while the card form is closed. */
export interface PortalPage {
  readonly language: Language;
  readonly open: Extract<PortalView, { kind: 'open' }>;
  readonly typed: TypedCard | null;
  readonly problem: PortalProblem | null;
  readonly done: boolean;
}

/** The simulated customer portal: the subscription's state, and what its owner can do. */
export function PortalBody(page: PortalPage) {
  const { language, open, problem, done } = page;
  const t = portalTexts[language];
  return (
    <>
      <TestBar language={language} />
      <main class="sheet">
        <div class="top">
          <span class="name">
            <Mark />
            {brand.name}
          </span>
          <a href={open.portal.return_url}>{t.back}</a>
        </div>
        <h1>{t.title}</h1>
        {done && (
          <p class="note" role="status">
            {t.done}
          </p>
        )}
        {problem?.code === 'not_possible_now' && (
          <p class="note alarm" role="alert">
            {t.notNow}
          </p>
        )}
        <Standing language={language} subscription={open.subscription} />
        {open.subscription.status !== 'canceled' && (
          <>
            <PeriodPart {...page} />
            <CardPart {...page} />
            <RenewalPart {...page} />
          </>
        )}
        <Invoices language={language} invoices={open.invoices} />
      </main>
    </>
  );
}

function Standing({ language, subscription }: { language: Language; subscription: SubscriptionRow }) {
  const t = portalTexts[language];
  const plan = soldPlan(subscription.product_id);
  const next = soldPlan(subscription.next_product_id ?? subscription.product_id);
  const nextPrice = texts[language].every[next.billingPeriod](money(language, next.price));
  const state =
    subscription.cancel_at_period_end && subscription.status !== 'canceled' ? 'ending' : subscription.status;
  const until = day(language, subscription.period_end);
  const says = {
    trialing: () => t.standing.trialing(until, nextPrice),
    active: () => t.standing.active(until, nextPrice),
    ending: () => t.standing.ending(until),
    past_due: () => t.standing.past_due(day(language, subscription.period_start + graceDays * oneDay)),
    canceled: () => t.standing.canceled(day(language, subscription.ended_at ?? subscription.period_end)),
  }[state]();
  const warn = state === 'past_due' || state === 'canceled';
  return (
    <section>
      <p>
        <span class={warn ? 'badge warn' : 'badge'}>{t.status[state]}</span>
      </p>
      <h2>{texts[language].product[plan.billingPeriod]}</h2>
      <p class="standing">{says}</p>
    </section>
  );
}

function Action({
  portal,
  action,
  label,
  kind = '',
}: {
  portal: string;
  action: string;
  label: string;
  kind?: string;
}) {
  return (
    <form method="post" action={`/dev/portal/${portal}`}>
      <button class={`button ${kind}`.trim()} type="submit" name="action" value={action}>
        {label}
      </button>
    </form>
  );
}

function PeriodPart({ language, open: { portal, subscription } }: PortalPage) {
  const t = portalTexts[language];
  const product = parseProductId(subscription.product_id);
  if (product === null || subscription.cancel_at_period_end || subscription.status === 'past_due')
    return null;
  const other = soldPlan(productIdOf(product.period === 'monthly' ? 'yearly' : 'monthly', product.market));
  const renewsOn = day(language, subscription.period_end);
  const switching = subscription.next_product_id !== null;
  return (
    <section>
      <h2>{t.period}</h2>
      <p>
        {switching
          ? t.switching(texts[language].product[other.billingPeriod], renewsOn)
          : t.switchNote(renewsOn)}
      </p>
      <Action
        portal={portal.id}
        action="switch-period"
        label={
          switching
            ? t.keep[product.period]
            : t.switchTo[other.billingPeriod](
                texts[language].every[other.billingPeriod](money(language, other.price)),
              )
        }
      />
    </section>
  );
}

function CardPart({ language, open: { portal, subscription }, typed, problem }: PortalPage) {
  const t = portalTexts[language];
  const base = `/dev/portal/${portal.id}`;
  const { brand: scheme, last4 } = faceOf(subscription.card);
  const problems = problem?.code === 'unreadable_card' ? problem.problems : {};
  const words = cardTexts(language, soldPlan(subscription.product_id));
  return (
    <section id="card">
      <h2>{t.card}</h2>
      <p>{t.cardNow(scheme, last4)}</p>
      {typed === null ? (
        <a class="button" href={`${base}?card=#card`}>
          {t.changeCard}
        </a>
      ) : (
        <form class="wide" method="post" action={`${base}#card`} novalidate>
          {problem?.code === 'card_declined' && (
            <div class="note alarm" role="alert" tabindex={-1} autofocus>
              <p>
                {texts[language].declined.card_declined} {texts[language].nothingCharged}
              </p>
            </div>
          )}
          <ProblemSummary texts={words} problems={problems} />
          <CardFields texts={words} typed={typed} problems={problems} />
          <button class="button primary wide" type="submit" name="action" value="change-card">
            {t.saveCard}
          </button>
          <TestCardList texts={words} base={base} />
        </form>
      )}
    </section>
  );
}

function RenewalPart({ language, open: { portal, subscription } }: PortalPage) {
  const t = portalTexts[language];
  const ending = subscription.cancel_at_period_end;
  const note = ending
    ? t.resumeNote
    : subscription.status === 'past_due'
      ? t.cancelOverdueNote
      : t.cancelNote(day(language, subscription.period_end));
  return (
    <section>
      <h2>{t.renewal}</h2>
      <p>{note}</p>
      {ending ? (
        <Action portal={portal.id} action="resume" label={t.resume} kind="primary" />
      ) : (
        <Action portal={portal.id} action="cancel" label={t.cancel} kind="alarm" />
      )}
    </section>
  );
}

function Invoices({ language, invoices }: { language: Language; invoices: readonly InvoiceRow[] }) {
  const t = portalTexts[language];
  return (
    <section>
      <h2 id="invoices">{t.invoices}</h2>
      <div class="scroll">
        <table aria-labelledby="invoices">
          <thead>
            <tr>
              <th scope="col">{t.columns.date}</th>
              <th scope="col">{t.columns.amount}</th>
              <th scope="col">{t.columns.status}</th>
            </tr>
          </thead>
          <tbody>
            {invoices.map((invoice) => (
              <tr key={invoice.id}>
                <td>{day(language, invoice.period_start)}</td>
                <td>{money(language, invoice)}</td>
                <td>{t.invoiceStatus[invoice.status]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
