/** @jsxImportSource hono/jsx */
import type { Bought } from './bought.ts';
import { formatTime } from './texts.ts';
import { Toolbar } from './toolbar.tsx';

const steps = [
  { advance: 'PT1H', label: '1 hour' },
  { advance: 'P1D', label: '1 day' },
  { advance: 'P7D', label: '7 days' },
  { advance: 'P14D', label: '14 days' },
  { advance: 'P1M', label: '1 month' },
  { advance: 'P1Y', label: '1 year' },
] as const;

/** The clock and what is scheduled: renewals, retries and ends happen in order while it moves. */
export function ClockPage({
  now,
  subscriptions,
  moves,
}: {
  readonly now: number;
  readonly subscriptions: readonly Bought[];
  readonly moves: boolean;
}) {
  return (
    <>
      <Toolbar current="/dev/clock" />
      <main class="sheet">
        <div class="stack">
          <h1>Clock</h1>
          <p class="clock display">
            <time datetime={new Date(now).toISOString()}>{formatTime('en', now)}</time>
          </p>
          <p class="quiet">
            The server’s time (UTC). Moving it ahead renews, declines and ends what falls due on the way. It
            never goes back, and it stays moved after a restart.
          </p>
        </div>
        {moves && (
          <section>
            <h2>Move ahead by</h2>
            <form method="post" action="/dev/clock">
              <div class="steps">
                {steps.map(({ advance, label }) => (
                  <button key={advance} class="button" type="submit" name="advance" value={advance}>
                    {label}
                  </button>
                ))}
              </div>
            </form>
            <form class="row" method="post" action="/dev/clock">
              <div class="field">
                <label for="advance">Another duration</label>
                <input class="control" id="advance" name="advance" placeholder="P1M15DT12H" required />
              </div>
              <button class="button" type="submit">
                Move
              </button>
            </form>
          </section>
        )}
        <section>
          <h2 id="waiting">Subscriptions to play through</h2>
          <p class="quiet">Each goes from step to step with one button, and shows its emails and screens.</p>
          {subscriptions.length === 0 ? (
            <p>
              Nobody has bought anything yet. <a href="/pro">Buy a subscription</a>
            </p>
          ) : (
            <ul class="lives" aria-labelledby="waiting">
              {subscriptions.map((bought) => (
                <Life key={bought.id} bought={bought} />
              ))}
            </ul>
          )}
        </section>
      </main>
    </>
  );
}

function Life({ bought }: { readonly bought: Bought }) {
  const { id, productId, address, boughtAt, status, inTrial, dueAt } = bought;
  return (
    <li>
      <div>
        <a href={`/dev/clock/${id}`}>{productId}</a>
        <span class="who">{address ?? 'No address'}</span>
        <span class="small quiet">Bought {formatTime('en', boughtAt)}</span>
      </div>
      <span>
        {status ?? 'The site does not know of it yet'}
        {inTrial && ', in its trial'}
      </span>
      {dueAt === null ? (
        <span>Nothing more happens</span>
      ) : (
        <span>
          <span class="small quiet">Next event</span>{' '}
          <time datetime={new Date(dueAt).toISOString()}>{formatTime('en', dueAt)}</time>
        </span>
      )}
    </li>
  );
}
