import { graceDays } from '../../../../domain/subscription/charges.ts';
import { productIdOf } from '../../../../domain/subscription/plan.ts';
import type { CardProvider } from '../../card-provider.ts';
import type { Actor, Stage } from './stage.ts';

/** The expected status after a step, in the terms of our table; `in trial` is added to the status. */
export type Expected =
  | 'Auto-Renewable in trial'
  | 'Auto-Renewable'
  | 'Not Auto-Renewable'
  | 'Grace Period'
  | 'Inactive'
  | 'Expired';

/** Compares a subscription at Stripe with the expected status. */
export type Check = (step: string, actor: Actor, expected: Expected) => Promise<void>;

interface Parts {
  readonly stage: Stage;
  readonly provider: CardProvider;
  readonly check: Check;
}

const trialDays = 7;
/** Days. Stripe creates a bill at the end of a period and charges it about an hour later. */
const untilCharged = 0.2;
const monthly = productIdOf('monthly', 'us');
const yearly = productIdOf('yearly', 'us');

/** The rehearsed lifetimes, by name. */
export const lives: Readonly<Record<string, (parts: Parts) => Promise<void>>> = {
  'from a trial to the end of grace': async ({ stage, provider, check }) => {
    const actor = await stage.subscribe(monthly, trialDays, 'works');
    await check('a trial begins', actor, 'Auto-Renewable in trial');
    await stage.pass(trialDays + untilCharged);
    await check('it is paid', actor, 'Auto-Renewable');
    await stage.giveCard(actor.customer, 'fails when it is charged');
    await stage.pass(31 + untilCharged);
    await check('the card fails', actor, 'Grace Period');
    await stage.pass(graceDays - 1);
    await check('the last day of grace', actor, 'Grace Period');
    await provider.cancelSubscription(actor.subscription);
    await check('the site ends it', actor, 'Expired');
  },
  'cancelled, resumed, switched and refunded': async ({ stage, provider, check }) => {
    const actor = await stage.subscribe(monthly, 0, 'works');
    await check('it is paid at once', actor, 'Auto-Renewable');
    await provider.setRenewal(actor.subscription, false);
    await check('its owner cancels', actor, 'Not Auto-Renewable');
    await provider.setRenewal(actor.subscription, true);
    await check('and resumes', actor, 'Auto-Renewable');
    await stage.switchTo(yearly, actor);
    await check('the period is switched', actor, 'Auto-Renewable');
    await stage.refund(actor);
    await check('all is paid back', actor, 'Expired');
  },
  'claimed by the bank': async ({ stage, check }) => {
    const actor = await stage.subscribe(monthly, 0, 'is claimed back');
    await check('the bank claims it', actor, 'Inactive');
    await stage.decide(actor, true);
    await check('the bank leaves it to us', actor, 'Auto-Renewable');
  },
  'claimed by the bank, which keeps it': async ({ stage, check }) => {
    const actor = await stage.subscribe(monthly, 0, 'is claimed back');
    await check('the bank claims it', actor, 'Inactive');
    await stage.decide(actor, false);
    await check('the bank gives it to its customer', actor, 'Expired');
  },
  'warned of by the bank': async ({ stage, provider, check }) => {
    const actor = await stage.subscribe(monthly, 0, 'is warned of');
    await check('it is paid, and the bank warns', actor, 'Auto-Renewable');
    await provider.heedFraudWarning(await stage.warningOf(actor));
    await check('what was warned of is paid back', actor, 'Expired');
  },
};
