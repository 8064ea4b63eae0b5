/** @jsxImportSource hono/jsx */

import { brand } from '../../domain/brand.ts';
import { day as oneDay } from '../../domain/duration.ts';
import type { Plan } from '../../domain/subscription/plan.ts';
import type { TestCardName } from '../db/tables/simulator.ts';
import { faceOf } from '../payment/simulator/cards.ts';
import type { CheckoutRow } from '../payment/simulator/rows.ts';
import { Mark } from './page.tsx';
import { TestBar } from './pay-page.tsx';
import { day, type Language, money, texts } from './texts.ts';

interface ChallengePage {
  readonly language: Language;
  readonly checkout: CheckoutRow;
  readonly card: TestCardName;
  readonly plan: Plan;
  readonly now: number;
}

/** The step where the visitor's bank asks whether it is really them. */
export function ChallengeBody({ language, checkout, card, plan, now }: ChallengePage) {
  const t = texts[language].challenge;
  const price = money(language, plan.price);
  const { brand: scheme, last4 } = faceOf(card);
  const base = `/dev/pay/${checkout.id}`;
  return (
    <>
      <TestBar language={language} />
      <main class="single">
        <div class="receipt">
          <p class="bank">
            <span>{t.bank}</span>
            <span>{scheme}</span>
          </p>
          <h1>{t.heading}</h1>
          <p>
            {checkout.trial_days > 0
              ? t.askTrial(price, day(language, now + checkout.trial_days * oneDay))
              : t.ask(price)}
          </p>
          <dl class="facts">
            <div>
              <dt>{t.merchant}</dt>
              <dd>{brand.name}</dd>
            </div>
            <div>
              <dt>{t.card}</dt>
              <dd>{`•••• ${last4}`}</dd>
            </div>
            <div>
              <dt>{t.amount}</dt>
              <dd>
                {money(language, {
                  ...plan.price,
                  amount: checkout.trial_days > 0 ? '0' : plan.price.amount,
                })}
              </dd>
            </div>
          </dl>
          <form class="choice" method="post" action={`${base}/challenge`}>
            <button class="button primary wide" type="submit" name="answer" value="approve">
              {t.approve}
            </button>
            <button class="button wide" type="submit" name="answer" value="deny">
              {t.deny}
            </button>
          </form>
          <p class="small quiet centre">
            {t.note} <a href={`${base}?again=1`}>{t.other}</a>
          </p>
        </div>
      </main>
    </>
  );
}

/** A page with one message and one link. */
export function EndBody({
  language,
  title,
  says,
  link,
}: {
  readonly language: Language;
  readonly title: string;
  readonly says: string;
  readonly link: { readonly href: string; readonly label: string };
}) {
  return (
    <>
      <TestBar language={language} />
      <main class="single">
        <div class="receipt">
          <span class="name">
            <Mark />
            {brand.name}
          </span>
          <h1>{title}</h1>
          <p>{says}</p>
          <a class="button primary wide" href={link.href}>
            {link.label}
          </a>
        </div>
      </main>
    </>
  );
}
