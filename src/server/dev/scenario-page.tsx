/** @jsxImportSource hono/jsx */

import { faceOf } from '../payment/simulator/cards.ts';
import { type PaymentDoing, paymentDoings } from '../payment/simulator/money-back.ts';
import type { SubscriptionRow } from '../payment/simulator/rows.ts';
import type { StepToCome } from './foresee.ts';
import type { Story, StoryStep } from './scenario-story.ts';
import { foreseenTexts, fromNow, titleOf } from './scenario-texts.ts';
import { formatTime } from './texts.ts';
import { Toolbar } from './toolbar.tsx';

interface ScenarioPage {
  readonly row: SubscriptionRow;
  readonly name: string;
  readonly story: Story;
  readonly toCome: readonly StepToCome[];
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** True when the last action was not possible. */
  readonly refused: boolean;
  readonly moves: boolean;
}

/** A subscription's life: upcoming steps, each with a button to go there, and past ones with their emails. */
export function ScenarioBody(page: ScenarioPage) {
  const { name, story, now, refused } = page;
  return (
    <>
      <Toolbar current="/dev/clock" />
      <main class="scenario">
        <section class="ahead" aria-labelledby="name">
          <div class="stack">
            <p class="small">
              <a href="/dev/clock">All subscriptions</a>
            </p>
            <h1 id="name">{name}</h1>
            <Standing story={story} />
          </div>
          {refused && (
            <p class="note alarm" role="alert">
              This is not possible in the subscription’s present state.
            </p>
          )}
          <Next {...page} />
          <Doings {...page} />
          <PaymentDoings {...page} />
          <p class="small quiet">
            The clock shows <time datetime={new Date(now).toISOString()}>{formatTime('en', now)}</time> (UTC).
          </p>
        </section>
        <section class="story" aria-labelledby="story">
          <h2 id="story">What has happened</h2>
          {story.address === null && (
            <p class="note">This account has no address, so no emails are sent. Add one at /pro/add-email.</p>
          )}
          <ol>
            {story.steps.map((step, index) => (
              <Step key={step.at} step={step} isNewest={index === 0} />
            ))}
          </ol>
        </section>
      </main>
    </>
  );
}

function Standing({ story }: { readonly story: Story }) {
  if (story.status === null) return <p class="quiet">The site does not know of it yet.</p>;
  const warn = story.status === 'Grace Period' || story.status === 'Expired' || story.status === 'Inactive';
  const until = story.expiresOrRenewsAt;
  return (
    <div class="state">
      <p class="badges">
        <span class={warn ? 'badge warn' : 'badge'}>{story.status}</span>
        {story.inTrial && <span class="badge">Trial</span>}
      </p>
      <dl class="facts">
        <div>
          <dt>{untilWord(story)}</dt>
          <dd>{until === null ? '–' : formatTime('en', until)}</dd>
        </div>
        <div>
          <dt>Emails go to</dt>
          <dd>{story.address ?? 'nobody'}</dd>
        </div>
      </dl>
    </div>
  );
}

function untilWord({ status }: Story): string {
  if (status === 'Auto-Renewable') return 'Renews';
  return status === 'Expired' ? 'Ended' : 'Access ends';
}

function Next({ row, toCome, now, moves }: ScenarioPage) {
  const [next, ...later] = toCome;
  if (next === undefined) return <p class="note">Nothing more happens. Its owner can buy again.</p>;
  return (
    <div class="next">
      <h2>Next, {fromNow(now, next.at)}</h2>
      <p class="standing">{foreseenTexts[next.what]}.</p>
      {moves && (
        <form method="post" action={`/dev/clock/${row.id}`}>
          <button class="button primary wide" type="submit" name="do" value="next">
            Go to the next step
          </button>
        </form>
      )}
      {later.length > 0 && (
        <ol class="later" aria-label="After that">
          {later.map(({ at, what }) => (
            <li key={at}>
              <span>{foreseenTexts[what]}</span>
              <time datetime={new Date(at).toISOString()}>{fromNow(now, at)}</time>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Doings({ row }: ScenarioPage) {
  const { brand, last4 } = faceOf(row.card);
  const over = row.status === 'canceled';
  const renewal = row.cancel_at_period_end
    ? { do: 'resume', label: 'Resume' }
    : { do: 'cancel', label: 'Cancel' };
  const card =
    row.card === 'fails-later'
      ? { do: 'good-card', label: 'Use a working card' }
      : { do: 'bad-card', label: 'Make the card fail from now on' };
  const period = { do: 'switch-period', label: 'Switch the period' };
  const maySwitch = row.status !== 'past_due' && !row.cancel_at_period_end;
  const possible = over ? [] : [renewal, card, ...(maySwitch ? [period] : [])];
  return (
    <div class="doings">
      <h2>What the buyer can do</h2>
      <p class="small quiet">
        Pays with {brand} •••• {last4}
      </p>
      <form class="steps" method="post" action={`/dev/clock/${row.id}`}>
        {[...possible, { do: 'portal', label: 'Open the portal' }].map(({ do: doing, label }) => (
          <button key={doing} class="button little" type="submit" name="do" value={doing}>
            {label}
          </button>
        ))}
      </form>
      <p class="small">
        To see it as the buyer, open this page in the browser it was bought with: <a href="/pro">/pro</a>.
      </p>
    </div>
  );
}

const paymentLabels = {
  'refund-part': 'Refund part of it',
  refund: 'Refund all of it',
  dispute: 'Open a dispute',
  'dispute-won': 'Dispute won',
  'dispute-lost': 'Dispute lost',
  'fraud-warning': 'Fraud warning',
} as const satisfies Record<PaymentDoing, string>;

function PaymentDoings({ row }: ScenarioPage) {
  return (
    <div class="doings">
      <h2>What can happen to the newest payment</h2>
      <form class="steps" method="post" action={`/dev/clock/${row.id}`}>
        {paymentDoings.map((doing) => (
          <button key={doing} class="button little" type="submit" name="do" value={doing}>
            {paymentLabels[doing]}
          </button>
        ))}
      </form>
    </div>
  );
}

function Step({ step, isNewest }: { readonly step: StoryStep; readonly isNewest: boolean }) {
  const status = step.changes.at(-1)?.status;
  return (
    <li class={isNewest ? 'now' : undefined}>
      <time datetime={new Date(step.at).toISOString()}>{formatTime('en', step.at)}</time>
      <h3>{titleOf(step)}</h3>
      {step.mails.length > 0 && (
        <ul class="mails" aria-label="Emails">
          {step.mails.map(({ subject, href }) => (
            <li key={href}>
              <a href={href}>{subject}</a>
            </li>
          ))}
        </ul>
      )}
      <p class="told">
        {status !== undefined && <span>{status}</span>}
        {step.events.map((type) => (
          <code key={type}>{type}</code>
        ))}
      </p>
      {isNewest && (
        <p class="small">
          <a href="/pro">See the buyer’s screen after this step</a>
        </p>
      )}
    </li>
  );
}
