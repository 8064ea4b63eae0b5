/** @jsxImportSource hono/jsx */
import type { MailboxMessage } from '../mail/mailbox.ts';
import { Mark } from './page.tsx';
import { formatTime } from './texts.ts';
import { Toolbar } from './toolbar.tsx';

interface MailPage {
  /** The address to filter by; empty for all. */
  readonly to: string;
  readonly mails: readonly MailboxMessage[];
  readonly shown: MailboxMessage | null;
}

/** The mailbox: the list of messages on one side, the open one on the other. */
export function MailBody({ to, mails, shown }: MailPage) {
  const query = (parts: Record<string, string>) =>
    new URLSearchParams(to === '' ? parts : { ...parts, to }).toString();
  return (
    <>
      <Toolbar current="/dev/mail" />
      <main class="mail">
        <section class="list" aria-labelledby="inbox">
          <div class="head">
            <h1 id="inbox">Mailbox</h1>
            <form class="search" method="get" action="/dev/mail">
              <label class="hidden" for="to">
                Only to this address
              </label>
              <input
                class="control"
                id="to"
                name="to"
                type="email"
                value={to}
                placeholder="Only to this address"
              />
              <button class="button" type="submit">
                Show
              </button>
            </form>
            <p class="small quiet">
              {mails.length === 1 ? '1 message' : `${mails.length} messages`}
              {to !== '' && (
                <>
                  {' · '}
                  <a href="/dev/mail">Show all</a>
                </>
              )}
            </p>
            {to !== '' && (
              <form method="post" action="/dev/mail/wait">
                <input type="hidden" name="to" value={to} />
                <button class="button little" type="submit">
                  Allow another code right away
                </button>
              </form>
            )}
          </div>
          <ul>
            {mails.map((mail) => (
              <li key={mail.arrival}>
                <a
                  href={`/dev/mail?${query({ message: String(mail.arrival) })}`}
                  aria-current={mail.arrival === shown?.arrival ? 'true' : undefined}
                >
                  <span class="subject">{mail.subject}</span>
                  <span class="to">{mail.to}</span>
                  <time datetime={new Date(mail.sentAt).toISOString()}>{formatTime('en', mail.sentAt)}</time>
                </a>
              </li>
            ))}
          </ul>
        </section>
        {shown === null ? <Empty to={to} /> : <Email mail={shown} query={query({})} />}
      </main>
    </>
  );
}

function Email({ mail, query }: { readonly mail: MailboxMessage; readonly query: string }) {
  return (
    <article>
      <h2>{mail.subject}</h2>
      <dl class="facts">
        <div>
          <dt>To</dt>
          <dd>{mail.to}</dd>
        </div>
        <div>
          <dt>Sent (UTC)</dt>
          <dd>{formatTime('en', mail.sentAt)}</dd>
        </div>
      </dl>
      <iframe
        title={`Email: ${mail.subject}`}
        src={`/dev/mail/${mail.arrival}/email${query === '' ? '' : `?${query}`}`}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      />
      <details open>
        <summary>As plain text</summary>
        <pre tabindex={0}>{mail.text}</pre>
      </details>
    </article>
  );
}

function Empty({ to }: { readonly to: string }) {
  return (
    <div class="empty">
      <Mark />
      <p>{to === '' ? 'No mail has been sent yet.' : `No mail to ${to} yet.`}</p>
      <p class="small">Whatever the site sends lands here instead of in somebody’s inbox.</p>
    </div>
  );
}
