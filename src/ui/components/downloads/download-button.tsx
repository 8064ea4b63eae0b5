import { AllDownloads } from './all-downloads.tsx';
import styles from './download-button.module.css';
import { PlatformChoices } from './platform-choices.tsx';
import { Started } from './started.tsx';

interface DownloadButtonProps {
  /** The button's place on its page, as origins name it: letters, digits and periods. */
  readonly place: string;
  /** `secondary` where the page's primary action is another. */
  readonly kind?: 'primary' | 'secondary';
}

/** The download for the visitor's own platform, with a link to all others. */
export function DownloadButton({ place, kind = 'primary' }: DownloadButtonProps) {
  return (
    <div className={styles.download}>
      <PlatformChoices place={place} kind={kind} />
      <AllDownloads />
      <Started />
    </div>
  );
}
