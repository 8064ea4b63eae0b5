import { Trans } from '@lingui/react';
import { pathIn } from '../../../domain/locale/locale.ts';
import answerDownloads from '../../first-paint/download-page.ts?inline-script';
import { usePage } from '../../hooks/use-page.ts';
import styles from './started.module.css';

/** The guides to installing a downloaded file, by platform. */
const guides = { windows: '/windows#exe', macos: '/mac#install' };

interface StartedProps {
  /** The guides of a page whose downloads differ from the others'. */
  readonly own?: { readonly windows?: string; readonly android?: string };
}

/**
 * Says that a download has started (`first-paint/started-download.ts`), and links to how to install it. Empty until
 * then.
 */
export function Started({ own = {} }: StartedProps) {
  const { locale } = usePage();
  return (
    <p className={styles.started} role="status">
      {import.meta.env.SSR && <script dangerouslySetInnerHTML={{ __html: answerDownloads }} />}
      {Object.entries({ ...guides, ...own }).map(([platform, path]) => (
        <span key={platform} data-of={platform} hidden>
          <Trans
            id="downloads.started"
            message="Your download has started. <0>How to install it</0>"
            // biome-ignore lint/a11y/useAnchorContent: its text is in the message
            components={{ 0: <a href={pathIn(locale, path)} /> }}
          />
        </span>
      ))}
    </p>
  );
}
