import { AllDownloads } from './all-downloads.tsx';
import styles from './download-button.module.css';
import { PlatformChoices } from './platform-choices.tsx';
import { Started } from './started.tsx';

interface DownloadButtonProps {
  /** Where on its page it stands, as origins name it: letters, digits and periods. */
  readonly place: string;
  /** `secondary` where the page's one amber action is another. */
  readonly kind?: 'primary' | 'secondary';
}

/** The download for the visitor's own platform, and the way to all others. */
export function DownloadButton({ place, kind = 'primary' }: DownloadButtonProps) {
  return (
    <div className={styles.download}>
      <PlatformChoices place={place} kind={kind} />
      <AllDownloads />
      <Started />
    </div>
  );
}
