import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { pathIn } from '../../../domain/locale/locale.ts';
import knownPage from '../../first-paint/known-page.ts?inline-script';
import { usePage } from '../../hooks/use-page.ts';
import { Nest } from '../images/nest.tsx';
import { Opening } from '../opening.tsx';
import { buttonClass } from '../parts/button.tsx';
import { Section } from '../parts/section.tsx';
import { KeptSection } from './kept-section.tsx';
import styles from './known-page.module.css';
import { PageLink } from './page-link.tsx';
import { SentSection } from './sent-section.tsx';
import { VisitSection } from './visit-section.tsx';

/**
 * What this browser stores for the site and has sent, with buttons to forget it. A page of its own, and a panel over
 * every other page (`first-paint/known-panel.ts`). Without a script it is the catalog of what may be stored.
 */
export function KnownPage() {
  const { locale } = usePage();
  const host = new URL(brand.site).hostname;
  return (
    <div className={styles.page} data-island="table" data-island-for="everybody">
      {/* The finish step moves it into the head. */}
      <script dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? knownPage : '' }} />
      <div className={styles.bar}>
        <button type="button" className={buttonClass('secondary')} data-close="">
          <Trans id="known.close" message="Close" />
        </button>
      </div>
      <Opening
        title={<Trans id="known.title" message="What this page knows" />}
        lead={
          <Trans
            id="known.lead"
            message="What this browser keeps for our site, and what our pages have counted. It is read in your browser and sent nowhere: this page does not even count that you opened it."
          />
        }
        image={<Nest className={styles.nest} />}
      />
      <p className={styles.told} role="status" data-told="" />
      <div hidden data-messages="">
        <span data-message="forgotten">
          <Trans id="known.told.forgotten" message="Forgotten." />
        </span>
        <span data-message="untold">
          <Trans
            id="known.told.untold"
            message="Forgotten here. Our server could not be told that you have signed out."
          />
        </span>
        <span data-message="off">
          <Trans id="known.told.off" message="From now on our pages send no counts from this browser." />
        </span>
        <span data-message="on">
          <Trans id="known.told.on" message="Our pages may send counts again." />
        </span>
        <span data-message="refused">
          <Trans
            id="known.told.refused"
            message="Your browser keeps nothing for our site, not even this choice. Our pages still send counts."
          />
        </span>
      </div>
      <KeptSection />
      <SentSection />
      <VisitSection />
      <Section id="browser" title={<Trans id="known.browser.title" message="Delete it with your browser" />}>
        <div className={styles.prose}>
          <p>
            <Trans
              id="known.browser.how"
              message="Your browser can delete all of this as well, with JavaScript or without. Open its settings, look for “Cookies and site data,” and remove the entry for {host}."
              values={{ host }}
            />
          </p>
          <p>
            <Trans
              id="known.browser.hidden"
              message="This page cannot show two things: the cookie of a sign-in that has begun, which no script can read and which ends by itself, and the files of our pages that your browser may keep so that they load faster. They are the same for everybody."
            />
          </p>
          <p>
            <Trans
              id="known.browser.server"
              message="What our servers keep, and for how long, is listed in the <0>privacy policy</0>."
              components={{ 0: <PageLink href={`${pathIn(locale, '/privacy')}#kept`} /> }}
            />
          </p>
        </div>
      </Section>
    </div>
  );
}
