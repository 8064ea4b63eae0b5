import type { Observable } from 'rxjs';
import { distinctUntilChanged, map } from 'rxjs/operators';
import { showsBannerTo } from '../../domain/banner/banner.ts';
import { cohortAt, formatAtb } from '../../domain/cohort/atb.ts';
import { readDevice } from '../../domain/device/device.ts';
import type { Clock } from '../ports/clock.ts';
import type { DeviceSource } from '../ports/device-source.ts';
import type { ChangeSetting } from '../settings/change-setting.ts';
import type { SettingsState, SettingsView } from '../settings/settings-state.ts';

/** The banner that offers to add the browser's search. Specification, section 4. */
export class BannerState {
  /** Whether it is shown now, then each change. */
  readonly shown$: Observable<boolean>;

  constructor(
    private readonly settings: SettingsState,
    private readonly changeSetting: ChangeSetting,
    private readonly device: DeviceSource,
    private readonly clock: Clock,
  ) {
    this.shown$ = settings.settings$.pipe(
      map((view) => this.isShown(view)),
      distinctUntilChanged(),
    );
  }

  get current(): boolean {
    return this.isShown(this.settings.current);
  }

  /** The visitor closes it; it notes the version, which is the cohort of the day. */
  async dismiss(): Promise<void> {
    await this.changeSetting.execute('kax', formatAtb(cohortAt(this.clock.now())));
  }

  private isShown({ shown }: SettingsView): boolean {
    const mobile = readDevice(this.device.signs()).formFactor !== 'desktop';
    return showsBannerTo(shown, this.clock.now(), mobile);
  }
}
