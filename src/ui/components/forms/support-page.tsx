import { Trans, useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { brand } from '../../../domain/brand.ts';
import { pathIn } from '../../../domain/locale/locale.ts';
import holdPresses from '../../first-paint/island-form.ts?inline-script';
import { usePage } from '../../hooks/use-page.ts';
import { StandingPlace } from '../account/standing-place.tsx';
import opening from '../opening.module.css';
import { ButtonLink } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Section } from '../parts/section.tsx';
import { SentPlace } from './sent-place.tsx';
import { SupportFacts } from './support-facts.tsx';
import { SupportForm } from './support-form.tsx';
import styles from './support-page.module.css';
import { supportTopics } from './support-topics.ts';

/** Help with the subscription: answers by topic first, then a question to the team. Everything is in the HTML. */
export function SupportPage() {
  return (
    <>
      {/* The finish step moves it into the head. */}
      <script dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? holdPresses : '' }} />
      <div className={opening.opening}>
        <SentPlace>
          <Notice
            kind="done"
            title={<Trans id="forms.support.sent" message="Thank you, your question has arrived" />}
          >
            <Trans id="forms.support.sent.text" message="We’ll answer by e-mail, to the address you gave." />
          </Notice>
        </SentPlace>
        <PageHead
          over={<Trans id="forms.support.over" message="Subscription support" />}
          title={<Trans id="forms.support.title" message="What do you need help with?" />}
          lead={
            <Trans
              id="forms.support.lead"
              message="Most answers are one click away. If yours isn’t, ask us: people answer, not a bot."
            />
          }
          actions={
            <ButtonLink href="#write">
              <Trans id="forms.support.ask" message="Ask a question" />
            </ButtonLink>
          }
        />
        <Topics />
      </div>
      <Write />
    </>
  );
}

function Topics() {
  const { i18n } = useLingui();
  const { locale } = usePage();
  return (
    <dl className={styles.topics}>
      {Object.entries(supportTopics).map(([id, { title, links }]) => (
        <div key={id} className={styles.topic}>
          <dt>{i18n._(title)}</dt>
          {Object.entries(links).map(([url, words]) => (
            <dd key={url}>
              <a href={pathIn(locale, url)}>{i18n._(words)}</a>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function Write() {
  return (
    <Section
      id="write"
      tone="sky"
      title={<Trans id="forms.support.ask" message="Ask a question" />}
      intro={
        <Trans
          id="forms.support.ask.intro"
          message="Your question goes to our support team by e-mail, and they reply to your address."
        />
      }
      beside={
        <>
          <div data-island="support-facts" data-island-for="session">
            <SupportFacts />
            <StandingPlace />
          </div>
          <SupportForm />
        </>
      }
    >
      <ul className={styles.leave}>
        <li>
          <Trans id="forms.support.tell" message="Tell us your device, its system, and what you tried." />
        </li>
        <li>
          <Trans
            id="forms.support.leave"
            message="Leave out card numbers, sign-in codes, passwords and ID numbers. We never ask for them."
          />
        </li>
      </ul>
      <p className={styles.pages}>
        <Trans
          id="forms.support.pages"
          message="You can also write to <2>{mail}</2>, look in the <0>help pages</0> or ask the <1>community</1>."
          values={{ mail: brand.supportEmail }}
          components={{
            0: <OuterLink href={brand.links.help} />,
            1: <OuterLink href={brand.links.community} />,
            2: <OuterLink href={`mailto:${brand.supportEmail}`} />,
          }}
        />
      </p>
    </Section>
  );
}

/** The message fills in the link's text. */
function OuterLink({ href, children }: { readonly href: string; readonly children?: ReactNode }) {
  return <a href={href}>{children}</a>;
}
