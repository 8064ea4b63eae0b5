import { setTimeout as pause } from 'node:timers/promises';
import { paymentRules } from '../../../../domain/subscription/payment-state.ts';
import { meaningOf } from '../../../../domain/subscription/provider-standing.ts';
import { subscriptionMoves } from '../../../../domain/subscription/transitions.ts';
import { plainCheckout, readCheckoutOptions } from '../../../config/card-settings.ts';
import { createLog } from '../../../log.ts';
import type { CardProvider } from '../../card-provider.ts';
import { type Check, lives } from '../rehearsal/lives.ts';
import { tryPaymentPage } from '../rehearsal/payment-page.ts';
import { RehearsalStopped, Stage } from '../rehearsal/stage.ts';
import { StripeCardProvider } from '../stripe-card-provider.ts';
import type { Command, CommandParts } from './command.ts';

/** Stripe takes a moment to create and decide a dispute, so it is polled. */
const looks = 10;
const betweenLooks = 3_000;

/** Opens the payment page, plays whole subscription lifetimes at Stripe with its test clocks, and reads them as the site does. */
export function rehearseWith(wait: (milliseconds: number) => Promise<unknown>): Command {
  return {
    usage: [
      [
        'rehearse',
        'with a test key: opens the payment page, plays lives by Stripe’s test clock; takes minutes',
      ],
    ],
    flags: [],
    run: async (parts) => {
      if (!/^[sr]k_test_/.test(parts.access.secretKey)) {
        parts.say('A rehearsal needs a test key: a live one would take real money. Nothing was done.');
        return false;
      }
      const results = [await openPage(parts)];
      for (const [name, play] of Object.entries(lives)) {
        parts.say(name);
        results.push(await playOn(parts, play, async (ms) => void (await wait(ms))));
      }
      const isWell = results.every((well) => well);
      parts.say(isWell ? 'Everything went as our table says.' : 'Not everything went as our table says.');
      return isWell;
    },
  };
}

/** The command in real time. */
export const rehearse = rehearseWith(pause);

/** Tries the payment page with the site's settings. */
async function openPage({ stripe, env, say }: CommandParts): Promise<boolean> {
  say('the payment page');
  const settings = { webhookSecrets: [], checkout: readCheckoutOptions(env) };
  const log = createLog('silent');
  const clock = { now: () => Date.now() };
  const came = await tryPaymentPage(new StripeCardProvider(stripe, settings, clock, log));
  const wrong = {
    refused: 'Stripe refused it (see above): look at what STRIPE_* asks of the account',
    away: 'Stripe did not answer',
  };
  say(
    came === 'opened' ? '  ok     it opens as it is set' : `  WRONG  it opens as it is set: ${wrong[came]}`,
  );
  return came === 'opened';
}

async function playOn(
  { stripe, say }: CommandParts,
  play: (typeof lives)[string],
  wait: (milliseconds: number) => Promise<void>,
): Promise<boolean> {
  const clock = { now: () => Date.now() };
  const settings = { webhookSecrets: [], checkout: plainCheckout };
  const provider = new StripeCardProvider(stripe, settings, clock, createLog('silent'));
  let isWell = true;
  const check: Check = async (step, { subscription }, expected) => {
    let found = await standingOf(provider, subscription);
    for (let look = 1; found !== expected && look < looks; look += 1) {
      await wait(betweenLooks);
      found = await standingOf(provider, subscription);
    }
    isWell &&= found === expected;
    say(
      found === expected
        ? `  ok     ${step}: ${found}`
        : `  WRONG  ${step}: ${found} in place of ${expected}`,
    );
  };
  let stage: Stage | null = null;
  try {
    stage = await Stage.open(stripe, clock.now(), wait);
    await play({ stage, provider, check });
  } catch (error) {
    if (!(error instanceof RehearsalStopped)) throw error;
    say(`  WRONG  ${error.message}`);
    isWell = false;
  } finally {
    await stage?.close();
  }
  return isWell;
}

/** The status the site would store for a subscription, considering what it would tell Stripe first. */
async function standingOf(provider: CardProvider, ref: string): Promise<string> {
  const read = await provider.fetchSubscription(ref);
  if (!read.ok) return read.error.code;
  const { action, inTrial } = meaningOf(read.value);
  // Told to end, it will be gone a moment later.
  const isOver = paymentRules[read.value.payment].tell === 'end';
  const status = subscriptionMoves[isOver ? 'end' : action].to;
  return inTrial ? `${status} in trial` : status;
}
