import { Trans } from '@lingui/react';
import { pathIn } from '../../../domain/locale/locale.ts';
import { usePage } from '../../hooks/use-page.ts';
import styles from './started.module.css';

const guides = { windows: '/windows', macos: '/mac', android: '/app/devices' } as const;

/** Once a file is on its way (`boot/started-download.ts`): says so, and leads to how it is installed. Empty until then. */
export function Started() {
  const { locale } = usePage();
  return (
    <p className={styles.started} role="status">
      {Object.entries(guides).map(([platform, path]) => (
        <span key={platform} data-of={platform}>
          <Trans
            id="downloads.started"
            message="Your download has started. <0>How to install it</0>"
            // biome-ignore lint/a11y/useAnchorContent: its text is in the message
            components={{ 0: <a href={`${pathIn(locale, path)}#install`} /> }}
          />
        </span>
      ))}
    </p>
  );
}
