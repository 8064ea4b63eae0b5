import { BehaviorSubject, type Observable } from 'rxjs';
import { noticeDays } from '../../domain/subscription/charges.ts';
import type { HostApp, HostNotifications } from '../ports/host-app.ts';

/**
 * `unavailable` when the app cannot remind: it lacks the feature, or may not send notifications. `asking` while the
 * system prompts the visitor, `refused` when the answer was no.
 */
export type TrialReminderView = {
  readonly kind: 'unavailable' | 'off' | 'asking' | 'on' | 'refused';
};

/** The app's own notification a few days before a free trial ends. Host-app reference, sections 2.1 and 2.2. */
export class TrialReminder {
  /** How many days before the trial ends. */
  readonly days = noticeDays.trial;
  private readonly subject = new BehaviorSubject<TrialReminderView>({ kind: 'unavailable' });
  private looked = false;
  private allowed = false;

  /** The current reminder, then each change. */
  readonly reminder$: Observable<TrialReminderView> = this.subject.asObservable();

  constructor(private readonly hostApp: HostApp) {}

  get current(): TrialReminderView {
    return this.subject.value;
  }

  /** Finds out, once, whether the app can remind. */
  async look(): Promise<void> {
    if (this.looked) return;
    this.looked = true;
    const settings = await this.hostApp.request('getUserSettings', {});
    const permission = settings.ok ? settings.value.notificationsPermission : 'denied';
    this.allowed = permission === 'granted';
    if (permission !== 'denied') this.subject.next({ kind: 'off' });
  }

  /** Turns the reminder on or off; the first time, the system asks the visitor to allow notifications. */
  async choose(on: boolean): Promise<void> {
    if (!on) return this.subject.next({ kind: 'off' });
    if (this.allowed) return this.subject.next({ kind: 'on' });
    this.subject.next({ kind: 'asking' });
    const answer = await this.hostApp.request('requestNotificationsPermission', {});
    if (answer.ok) this.allowed = answer.value.granted;
    this.subject.next({ kind: this.allowed ? 'on' : answer.ok ? 'refused' : 'off' });
  }

  /** What the app's store is told along with a plan that has a trial. */
  get told(): Pick<HostNotifications['subscriptionSelected'], 'scheduleNotification'> {
    return this.current.kind === 'on' ? { scheduleNotification: { daysBeforeCancel: this.days } } : {};
  }
}
