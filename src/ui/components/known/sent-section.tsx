import { Trans } from '@lingui/react';
import { createElement } from 'react';
import { countedNames } from '../../../domain/analytics/pixel-registry.ts';
import { pathIn } from '../../../domain/locale/locale.ts';
import { usePage } from '../../hooks/use-page.ts';
import { pixelTexts } from '../counted/pixel-texts.ts';
import { buttonClass } from '../parts/button.tsx';
import { Section } from '../parts/section.tsx';
import styles from './known-page.module.css';
import { PageLink } from './page-link.tsx';

/** The last events sent from this tab, as they were sent, and the visitor's switch to stop counting. */
export function SentSection() {
  const { locale } = usePage();
  return (
    <Section
      id="sent"
      tone="sky"
      title={<Trans id="known.sent.title" message="Counted during this visit" />}
      intro={
        <Trans
          id="known.sent.intro"
          message="The last counts that our pages sent from this tab, as they were sent, the newest first. The page <0>What we count</0> explains what each one is for. The first number is random, so that no count is taken for a copy of another."
          components={{ 0: <PageLink href={pathIn(locale, '/what-we-count')} /> }}
        />
      }
    >
      <div className={styles.live}>
        <p className={styles.nothing} data-none="sent" hidden>
          <Trans id="known.sent.none" message="No count was sent from this tab." />
        </p>
        <ol className={styles.sent} data-sent="" aria-labelledby="sent-title" />
        <div className={styles.switch}>
          <p data-counting="on" hidden>
            <Trans id="known.counting.on" message="Our pages may send counts from this browser." />
          </p>
          <p data-counting="off" hidden>
            <Trans id="known.counting.off" message="Our pages send no counts from this browser." />
          </p>
          <p data-counting="asked" hidden>
            <Trans
              id="known.counting.asked"
              message="Your browser sends Global Privacy Control, so our pages send no counts."
            />
          </p>
          <button type="button" className={buttonClass('secondary')} data-switch="off" hidden>
            <Trans id="known.switch.off" message="Send no counts" />
          </button>
          <button type="button" className={buttonClass('secondary')} data-switch="on" hidden>
            <Trans id="known.switch.on" message="Allow counts again" />
          </button>
        </div>
        <ul hidden data-words="">
          {countedNames.map((name) => (
            <li key={name} data-word={name}>
              {createElement(Trans, pixelTexts[name].what)}
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.without}>
        <Trans id="known.sent.without" message="Without JavaScript our pages send no counts." />
      </p>
    </Section>
  );
}
