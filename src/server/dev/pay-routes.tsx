/** @jsxImportSource hono/jsx */
import { type Context, Hono } from 'hono';
import { pathIn } from '../../domain/locale/locale.ts';
import type { Clock } from '../clock.ts';
import type { TypedCard } from '../payment/simulator/cards.ts';
import type { CheckoutView, HostedCheckout, PayOutcome } from '../payment/simulator/hosted-checkout.ts';
import { type CheckoutRow, soldPlan } from '../payment/simulator/rows.ts';
import { answerPage, protect, visitorLanguage } from './page.tsx';
import { type PayPage, PayPageBody } from './pay-page.tsx';
import { ChallengeBody, EndBody } from './receipt-pages.tsx';
import { languageOf, texts } from './texts.ts';
import { nothingTyped, readTyped, suggested } from './typed-card.ts';

/** The hosted payment page, to be mounted at `/dev/pay`. Works without a script. */
export function payRoutes(hosted: HostedCheckout, clock: Clock): Hono {
  const routes = new Hono();

  routes.get('/:session{[A-Za-z0-9_-]{1,64}}', async (c) => {
    const view = await hosted.view(c.req.param('session'));
    if (view.kind === 'asking' && c.req.query('again') === undefined) {
      return c.redirect(`/dev/pay/${view.checkout.id}/challenge`, 303);
    }
    if (view.kind !== 'open' && view.kind !== 'asking') return ended(c, view);
    return form(c, clock, view.checkout, { typed: suggested(c.req.query('card'), clock.now()) });
  });

  routes.post('/:session{[A-Za-z0-9_-]{1,64}}', async (c) => {
    const typed = readTyped(new URLSearchParams(await c.req.text()));
    return outcome(c, clock, await hosted.pay(c.req.param('session'), typed), typed);
  });

  routes.get('/:session{[A-Za-z0-9_-]{1,64}}/challenge', async (c) => {
    const view = await hosted.view(c.req.param('session'));
    if (view.kind !== 'asking') return c.redirect(`/dev/pay/${c.req.param('session')}`, 303);
    return challenge(c, clock, view.checkout);
  });

  routes.post('/:session{[A-Za-z0-9_-]{1,64}}/challenge', async (c) => {
    const answer = new URLSearchParams(await c.req.text()).get('answer');
    if (answer !== 'approve' && answer !== 'deny')
      return c.redirect(`/dev/pay/${c.req.param('session')}`, 303);
    return outcome(c, clock, await hosted.answer(c.req.param('session'), answer === 'approve'), nothingTyped);
  });

  return routes;
}

function outcome(c: Context, clock: Clock, result: PayOutcome, typed: TypedCard) {
  // Keeps what was entered, except the card's two secrets.
  const kept = { ...typed, number: '', cvc: '' };
  switch (result.kind) {
    case 'complete':
      protect(c);
      return c.redirect(result.checkout.return_url, 303);
    case 'asking':
      return c.redirect(`/dev/pay/${result.checkout.id}/challenge`, 303);
    case 'open':
      return c.redirect(`/dev/pay/${result.checkout.id}`, 303);
    case 'unreadable':
      return form(c, clock, result.checkout, { typed: kept, problems: result.problems });
    case 'declined':
      return form(c, clock, result.checkout, { typed: kept, declined: result.reason });
    default:
      return ended(c, result);
  }
}

function form(
  c: Context,
  clock: Clock,
  checkout: CheckoutRow,
  { typed, problems = {}, declined = null }: Partial<PayPage> & Pick<PayPage, 'typed'>,
) {
  const language = languageOf(checkout.locale);
  const t = texts[language];
  const plan = soldPlan(checkout.product_id);
  const wrong = declined !== null || Object.keys(problems).length > 0;
  const page = { language, checkout, plan, now: clock.now(), typed, problems, declined };
  return answerPage(c, {
    title: `${wrong ? `${t.error}: ` : ''}${t.payHeading} · ${t.product[plan.billingPeriod]}`,
    language,
    status: declined === null ? (wrong ? 422 : 200) : 402,
    formWebOrigin: new URL(checkout.return_url).origin,
    body: <PayPageBody {...page} />,
  });
}

function challenge(c: Context, clock: Clock, checkout: CheckoutRow) {
  const language = languageOf(checkout.locale);
  const card = checkout.asking_card;
  if (card === null) return c.redirect(`/dev/pay/${checkout.id}`, 303);
  const page = { language, checkout, card, plan: soldPlan(checkout.product_id), now: clock.now() };
  return answerPage(c, {
    title: texts[language].challenge.title,
    language,
    formWebOrigin: new URL(checkout.return_url).origin,
    body: <ChallengeBody {...page} />,
  });
}

function ended(c: Context, view: Exclude<CheckoutView, { kind: 'open' | 'asking' }> | CheckoutView) {
  if (view.kind === 'unknown') {
    const language = visitorLanguage(c);
    const { title, says, link } = texts[language].ended.unknown;
    const href = pathIn(language, '/pro');
    const body = <EndBody {...{ language, title, says, link: { href, label: link } }} />;
    return answerPage(c, { title, language, status: 404, body });
  }
  const { locale, trial_days, return_url, cancel_url } = view.checkout;
  const language = languageOf(locale);
  const paid = view.kind === 'complete';
  const complete = trial_days > 0 ? 'trial' : 'complete';
  const { title, says, link } = texts[language].ended[paid ? complete : 'expired'];
  const href = paid ? return_url : cancel_url;
  const body = <EndBody {...{ language, title, says, link: { href, label: link } }} />;
  return answerPage(c, { title, language, status: paid ? 200 : 410, body });
}
