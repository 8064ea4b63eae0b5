import { Trans, useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { brand } from '../../../domain/brand.ts';
import { pathIn } from '../../../domain/locale/locale.ts';
import { usePage } from '../../hooks/use-page.ts';
import opening from '../opening.module.css';
import { ButtonLink } from '../parts/button.tsx';
import { CheckboxField } from '../parts/checkbox-field.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Section } from '../parts/section.tsx';
import styles from './support-page.module.css';
import { supportTopics } from './support-topics.ts';

/** Help with the subscription: answers by topic first, then somebody to write to. All of it stands in the HTML. */
export function SupportPage() {
  return (
    <>
      <div className={opening.opening}>
        <PageHead
          over={<Trans id="forms.support.over" message="Subscription support" />}
          title={<Trans id="forms.support.title" message="What do you need help with?" />}
          lead={
            <Trans
              id="forms.support.lead"
              message="Most answers are one click away. If yours isn’t, write to us: people answer, not a bot."
            />
          }
          actions={
            <ButtonLink href="#write">
              <Trans id="forms.support.write" message="Write to us" />
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

/** The address comes after the consent; CSS shows it when the box is ticked, so no script is needed. */
function Write() {
  const { i18n } = useLingui();
  const subject = i18n._({ id: 'forms.support.subject', message: 'Question about my subscription' });
  return (
    <Section
      id="write"
      tone="sunken"
      title={<Trans id="forms.support.write" message="Write to us" />}
      intro={
        <Trans
          id="forms.support.write.intro"
          message="Your message reaches us as an ordinary e-mail, with your address on it. We need that to answer you."
        />
      }
      beside={
        <div className={styles.consent}>
          <CheckboxField
            id="support-consent"
            label={
              <Trans
                id="forms.support.consent"
                message="I agree that {name}’s support team reads my e-mail and uses it to answer me"
                values={{ name: brand.name }}
              />
            }
          />
          <p className={styles.address}>
            <ButtonLink
              kind="primary"
              href={`mailto:${brand.supportEmail}?subject=${encodeURIComponent(subject)}`}
            >
              <Trans
                id="forms.support.mail"
                message="Write to {mail}"
                values={{ mail: brand.supportEmail }}
              />
            </ButtonLink>
          </p>
        </div>
      }
    >
      <ul className={styles.leave}>
        <li>
          <Trans id="forms.support.tell" message="Tell us your device, its system, and what you tried." />
        </li>
        <li>
          <Trans
            id="forms.support.leave"
            message="Leave out card numbers, passcodes, passwords and ID numbers. We never ask for them."
          />
        </li>
      </ul>
      <p className={styles.pages}>
        <Trans
          id="forms.support.pages"
          message="You can also look in the <0>help pages</0> or ask the <1>community</1>."
          components={{
            0: <OuterLink href={brand.links.help} />,
            1: <OuterLink href={brand.links.community} />,
          }}
        />
      </p>
    </Section>
  );
}

/** The words are given by the text. */
function OuterLink({ href, children }: { readonly href: string; readonly children?: ReactNode }) {
  return <a href={href}>{children}</a>;
}
