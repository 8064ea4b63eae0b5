import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import prefill from '../../first-paint/prefill.ts?inline-script';
import opening from '../opening.module.css';
import { Card } from '../parts/card.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Section } from '../parts/section.tsx';
import { Fate } from './fate.tsx';
import { FeedbackIsland } from './feedback-island.tsx';
import { FeedbackThanks } from './feedback-thanks.tsx';
import styles from './report-page.module.css';
import { SentPlace } from './sent-place.tsx';
import { WarningScreen } from './warning-screen.tsx';

/**
 * Opened from the browser's own warning with the website's address in `?url=`: what the warning is about, and a form to
 * say what is wrong with it.
 */
export function ReportPage() {
  return (
    <>
      {/* The finish step moves it into the head. */}
      {import.meta.env.SSR && <script dangerouslySetInnerHTML={{ __html: prefill }} />}
      <div className={opening.opening}>
        <SentPlace>
          <FeedbackThanks kind="malicious-site" />
        </SentPlace>
        <div className={styles.top}>
          <div>
            <PageHead
              over={<Trans id="forms.report.over" message="Website warnings" />}
              title={<Trans id="forms.report.title" message="Were we wrong about a website?" />}
              lead={
                <Trans
                  id="forms.report.lead"
                  message="{name} warns you of websites that steal passwords or spread malware. No warning system is perfect. Tell us about a false alarm, or about a dangerous website we missed."
                  values={{ name: brand.name }}
                />
              }
            />
            <WarningScreen className={styles.screen} />
          </div>
          <Card kind="floating">
            <FeedbackIsland kind="malicious-site" />
          </Card>
        </div>
      </div>
      <Section
        id="kept"
        tone="sky"
        title={<Trans id="forms.report.kept" message="What happens to your report" />}
        share="most"
        beside={<Fate kind="malicious-site" />}
      />
    </>
  );
}
