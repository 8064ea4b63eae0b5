import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { PlatformChoices } from './platform-choices.tsx';
import styles from './platform-page.module.css';

/**
 * On a page for one system, offers visitors on another the download that fits their device, before the page's own.
 * Hidden on the page's system, in our own browser (whose system is unknown), and without a script.
 */
export function OtherDevice({ than }: { readonly than: 'macos' | 'windows' }) {
  return (
    <div className={styles.other} data-than={than}>
      <p data-for="old">
        <Trans
          id="downloads.other.old"
          message="The system on this device is too old for {name}."
          values={{ name: brand.name }}
        />
      </p>
      <p data-for="new">
        {than === 'macos' ? (
          <Trans id="downloads.other.mac" message="This device doesn’t seem to be a Mac." />
        ) : (
          <Trans id="downloads.other.windows" message="This device doesn’t seem to run Windows." />
        )}
      </p>
      <PlatformChoices place="other" without={[than, 'app']} />
    </div>
  );
}
