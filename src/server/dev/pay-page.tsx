/** @jsxImportSource hono/jsx */
import { brand } from '../../domain/brand.ts';
import { day as oneDay } from '../../domain/duration.ts';
import type { Plan } from '../../domain/subscription/plan.ts';
import { nextPeriodEnd } from '../payment/simulator/calendar.ts';
import { type DeclineReason, type TypedCard, testCards } from '../payment/simulator/cards.ts';
import type { CheckoutRow } from '../payment/simulator/rows.ts';
import { CardFields, ProblemSummary, type Problems } from './card-form.tsx';
import type { CardTexts } from './hosted-texts.ts';
import { Mark } from './page.tsx';
import { cardTexts, day, type Language, money, texts } from './texts.ts';
import { grouped } from './typed-card.ts';

/** The data of the payment page. */
export interface PayPage {
  readonly language: Language;
  readonly checkout: CheckoutRow;
  readonly plan: Plan;
  /** The current time, in milliseconds since the epoch. */
  readonly now: number;
  readonly typed: TypedCard;
  readonly problems: Problems;
  readonly declined: DeclineReason | null;
}

/** The banner on every hosted page saying that no money is moved. */
export function TestBar({ language }: { readonly language: Language }) {
  const t = texts[language];
  return (
    <header class="testbar">
      <strong>{t.testMode}</strong> <span>{t.testModeSays}</span>
    </header>
  );
}

/** The hosted payment page: the purchase and when it is charged, and the card form beside it. */
export function PayPageBody(page: PayPage) {
  return (
    <>
      <TestBar language={page.language} />
      <main class="pay">
        <Order {...page} />
        <CardPart {...page} />
      </main>
    </>
  );
}

function Order({ language, checkout, plan, now }: PayPage) {
  const t = texts[language];
  const price = money(language, plan.price);
  const trial = checkout.trial_days > 0;
  const nothing = money(language, { amount: '0', currency: plan.price.currency });
  return (
    <section class="panel" aria-labelledby="order">
      <div class="clip">
        <WaterRings />
      </div>
      <div class="inner">
        <div class="top">
          <span class="name">
            <Mark />
            {brand.name}
          </span>
          <a href={checkout.cancel_url}>{t.back}</a>
        </div>
        <div class="stack">
          <h1 id="order">{t.product[plan.billingPeriod]}</h1>
          <p class="price display">
            <span class="when">{t.dueToday}</span>
            {trial ? nothing : price}
            <small>
              {trial ? t.afterThat[plan.billingPeriod](price) : t.every[plan.billingPeriod](price)}
            </small>
            <small class="tax">{t.tax}</small>
          </p>
        </div>
        <ChargePath {...{ language, checkout, plan, now }} />
        <div>
          <p class="eyebrow" id="gets">
            {t.youGet}
          </p>
          <ul class="gets" aria-labelledby="gets">
            {plan.features.map((feature) => (
              <li key={feature}>{t.features[feature] ?? feature}</li>
            ))}
          </ul>
        </div>
      </div>
      <svg class="arc down" viewBox="0 0 1440 64" preserveAspectRatio="none" aria-hidden="true">
        <path class="below" d="M0 64V8Q720 98 1440 8V64z" />
        <path class="rim" d="M0 8Q720 98 1440 8" />
      </svg>
      <svg class="arc side" viewBox="0 0 72 900" preserveAspectRatio="none" aria-hidden="true">
        <path class="below" d="M72 0H6Q128 450 6 900H72z" />
        <path class="rim" d="M6 0Q128 450 6 900" />
      </svg>
    </section>
  );
}

function ChargePath({
  language,
  checkout,
  plan,
  now,
}: Pick<PayPage, 'language' | 'checkout' | 'plan' | 'now'>) {
  const t = texts[language];
  const price = money(language, plan.price);
  const period = plan.billingPeriod;
  const trialEnd = now + checkout.trial_days * oneDay;
  const steps =
    checkout.trial_days > 0
      ? [
          { when: t.today, what: t.trialBegins(checkout.trial_days), how: t.trialFree },
          {
            when: day(language, trialEnd),
            what: t.firstCharge(price),
            how: t.firstChargeNote(day(language, trialEnd)),
          },
          { when: t.afterwards[period], what: price, how: t.afterwardsNote },
        ]
      : [
          { when: t.today, what: t.chargedToday(price), how: '' },
          { when: day(language, nextPeriodEnd(now, period, now)), what: price, how: t.afterwardsNote },
        ];
  return (
    <ol class="path">
      {steps.map((step, index) => (
        <li key={step.when} class={index === 0 ? 'now' : undefined}>
          <span class="when">{step.when}</span>
          <span class="what">{step.what}</span>
          {step.how && <span class="how">{step.how}</span>}
        </li>
      ))}
    </ol>
  );
}

function CardPart({ language, checkout, plan, now, typed, problems, declined }: PayPage) {
  const t = texts[language];
  const price = money(language, plan.price);
  const trial = checkout.trial_days > 0;
  const firstCharge = trial ? day(language, now + checkout.trial_days * oneDay) : null;
  return (
    <section class="form" aria-labelledby="card">
      <div class="inner">
        <h2 id="card">{t.payHeading}</h2>
        {declined && (
          <div class="note alarm" role="alert" tabindex={-1} autofocus>
            <h2>{t.declinedHeading}</h2>
            <p>
              {t.declined[declined]} {t.nothingCharged}
            </p>
          </div>
        )}
        <ProblemSummary texts={cardTexts(language, plan)} problems={problems} />
        <form method="post" action={`/dev/pay/${checkout.id}`} novalidate>
          <CardFields texts={cardTexts(language, plan)} typed={typed} problems={problems} />
          <p class="small quiet">{t.agreement[plan.billingPeriod](price, firstCharge)}</p>
          <button class="button primary wide" type="submit">
            {trial ? t.startTrial(checkout.trial_days) : t.pay(price)}
          </button>
        </form>
        <div class="centre">
          <p>
            <a href={checkout.cancel_url}>{t.cancel}</a>
          </p>
          <p class="small quiet">{t.secrets}</p>
        </div>
        <TestCardList texts={cardTexts(language, plan)} base={`/dev/pay/${checkout.id}`} />
      </div>
    </section>
  );
}

/** The test cards, each with its behavior and a link that fills in the form. */
export function TestCardList({ texts: t, base }: { readonly texts: CardTexts; readonly base: string }) {
  return (
    <details class="cards" open>
      <summary>{t.cards}</summary>
      <p class="small quiet">{t.cardsIntro}</p>
      <ul>
        {testCards.map(({ number, name }) => (
          <li key={name}>
            <span class="number">{grouped(number)}</span>
            <span class="says">{t.cardSays[name]}</span>
            <a
              class="button little"
              href={`${base}?card=${name}#card`}
              aria-label={`${t.fillIn}: ${grouped(number)}`}
            >
              {t.fillIn}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function WaterRings() {
  return (
    <svg
      class="rings"
      viewBox="0 0 400 400"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
    >
      {[46, 84, 126, 172].map((radius) => (
        <circle key={radius} cx="200" cy="200" r={radius} />
      ))}
    </svg>
  );
}
