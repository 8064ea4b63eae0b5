import { Trans } from '@lingui/react';
import type { TrialReminderView } from '../../../application/store/trial-reminder.ts';
import styles from './plan-card.module.css';

interface HostReminderProps {
  readonly reminder: TrialReminderView;
  /** How many days before the trial ends. */
  readonly days: number;
  readonly onChoose: (on: boolean) => void;
}

/** Lets the app remind the visitor of the trial's end with a notification on this device. Nothing where the app cannot. */
export function HostReminder({ reminder, days, onChoose }: HostReminderProps) {
  if (reminder.kind === 'unavailable') return null;
  return (
    <>
      <label className={styles.option}>
        <input
          className={styles.tick}
          type="checkbox"
          checked={reminder.kind === 'on' || reminder.kind === 'asking'}
          disabled={reminder.kind === 'asking'}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <span>
          <Trans
            id="pro.host.remind"
            message="{days, plural, one {Remind me on this device # day before the trial ends} other {Remind me on this device # days before the trial ends}}"
            values={{ days }}
          />
        </span>
      </label>
      {reminder.kind === 'refused' && (
        <p className={styles.after} role="status">
          <Trans
            id="pro.host.remind.refused"
            message="The app may not send notifications, so it can’t remind you. You can allow them in your device’s settings."
          />
        </p>
      )}
    </>
  );
}
