import { BehaviorSubject, combineLatest, type Observable } from 'rxjs';
import { distinctUntilChanged, map } from 'rxjs/operators';
import { showsBannerTo } from '../../domain/banner/banner.ts';
import { cohortAt, formatAtb } from '../../domain/cohort/atb.ts';
import { readDevice } from '../../domain/device/device.ts';
import type { Clock } from '../ports/clock.ts';
import type { DeviceSource } from '../ports/device-source.ts';
import type { KeyValueStore } from '../ports/key-value-store.ts';
import type { ChangeSetting } from '../settings/change-setting.ts';
import type { SettingsState, SettingsView } from '../settings/settings-state.ts';

/**
 * The banner that offers to add the browser's search. Closing it closes it for the visit; whether later visits see it goes by
 * the version it was closed in. Specification, section 4.
 */
export class BannerState {
  private readonly closed: BehaviorSubject<boolean>;

  /** Whether it is shown now, then each change. */
  readonly shown$: Observable<boolean>;

  constructor(
    private readonly settings: SettingsState,
    private readonly changeSetting: ChangeSetting,
    private readonly device: DeviceSource,
    private readonly clock: Clock,
    private readonly store: KeyValueStore,
  ) {
    this.closed = new BehaviorSubject(store.read('bannerClosed') !== null);
    this.shown$ = combineLatest([settings.settings$, this.closed]).pipe(
      map(([view]) => this.isShown(view)),
      distinctUntilChanged(),
    );
  }

  get current(): boolean {
    return this.isShown(this.settings.current);
  }

  /** The visitor closes it; it notes the version, which is the cohort of the day. */
  async dismiss(): Promise<void> {
    const version = formatAtb(cohortAt(this.clock.now()));
    this.store.write('bannerClosed', version);
    this.closed.next(true);
    await this.changeSetting.execute('kax', version);
  }

  private isShown({ shown }: SettingsView): boolean {
    if (this.closed.value) return false;
    const mobile = readDevice(this.device.signs()).formFactor !== 'desktop';
    return showsBannerTo(shown, this.clock.now(), mobile);
  }
}
