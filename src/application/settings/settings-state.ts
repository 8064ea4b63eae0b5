import { BehaviorSubject, type Observable } from 'rxjs';
import { cookieCodes, type SettingCode } from '../../domain/settings/catalogue.ts';
import { settingsFromCookies, withAddress } from '../../domain/settings/formats.ts';
import { noSettings, type Settings, withSetting } from '../../domain/settings/settings.ts';
import {
  readThemeCookie,
  type ThemeChoice,
  themeCookie,
  themeCookieValue,
} from '../../domain/theme/theme.ts';
import type { CookieJar } from '../ports/cookie-jar.ts';
import type { KeyValueStore } from '../ports/key-value-store.ts';
import type { PageLocation } from '../ports/page-location.ts';
import type { ThemeState } from '../theme/theme-state.ts';

/**
 * The visitor's stored settings (`kept`; for this page only when the browser refuses cookies), and those in effect on
 * the page (`shown`): the stored ones overridden by the page's address.
 */
export interface SettingsView {
  readonly kept: Settings;
  readonly shown: Settings;
}

/**
 * The visitor's settings. All but one are cookies; {@link ThemeState} writes the theme's, and cloud save is on while
 * its key is stored. Settings in the page's address apply to this page only, until the visitor chooses them here, and are
 * not stored.
 */
export class SettingsState {
  private readonly subject = new BehaviorSubject<SettingsView>({ kept: noSettings, shown: noSettings });
  /** Values chosen here that no cookie holds. */
  private readonly unkept = new Map<SettingCode, string>();
  /** What the address said of settings that were chosen here since. It is ignored, unless the address changes. */
  private readonly overruled = new Map<SettingCode, string | null>();
  private themeInCookie: string | null;

  /** The current settings, then each change. */
  readonly settings$: Observable<SettingsView> = this.subject.asObservable();

  constructor(
    private readonly cookies: CookieJar,
    private readonly store: KeyValueStore,
    private readonly location: PageLocation,
    private readonly theme: ThemeState,
  ) {
    this.themeInCookie = cookies.read(themeCookie);
    theme.theme$.subscribe(() => this.look());
    store.changes$('cloudKey').subscribe(() => this.look());
  }

  get current(): SettingsView {
    return this.subject.value;
  }

  /** Whether cookies hold every choice: a browser that refuses them loses the rest with this page. */
  get isKept(): boolean {
    return (
      this.unkept.size === 0 && readThemeCookie(this.cookies.read(themeCookie)) === this.theme.current.kept
    );
  }

  /** The key under which the settings are saved in the cloud; null while cloud save is off. */
  get cloudKey(): string | null {
    return this.store.read('cloudKey');
  }

  /**
   * Stores settings in place of the current ones. Cloud save is not among them: it has {@link keepCloudKey}. `chosen`
   * are those that the visitor decided on just now. They override the address, even if that value was stored already.
   */
  keep(settings: Settings, chosen: readonly SettingCode[]): void {
    for (const name of cookieCodes) {
      const value = settings[name];
      if (chosen.includes(name)) this.overruled.set(name, this.named(name));
      if (name === themeCookie || value === this.current.kept[name]) continue;
      if (value === undefined) this.cookies.remove(name);
      else this.cookies.write(name, value);
      this.unkept.delete(name);
      if (value !== undefined && this.cookies.read(name) !== value) this.unkept.set(name, value);
    }
    const theme = readThemeCookie(settings[themeCookie] ?? null);
    if (chosen.includes(themeCookie) || theme !== this.theme.current.kept) this.theme.choose(theme);
    this.refresh();
  }

  /** Turns cloud save on with a key, or off on this device with null. */
  keepCloudKey(key: string | null): void {
    if (key === null) this.store.remove('cloudKey');
    else this.store.write('cloudKey', key);
    this.refresh();
  }

  /** Reads cookies and address again, for example after another tab or the page's address changed. */
  refresh(): void {
    const themeInCookie = this.cookies.read(themeCookie);
    // A browser that refuses cookies never has one, whatever was chosen here: only a different value is a change.
    if (themeInCookie !== this.themeInCookie) {
      const theme = readThemeCookie(themeInCookie);
      if (theme !== this.theme.current.kept) this.theme.choose(theme);
    }
    this.themeInCookie = themeInCookie;
    this.theme.refresh();
    this.look();
  }

  private named(name: SettingCode): string | null {
    return this.location.current().searchParams.get(name);
  }

  private look(): void {
    const kept = this.read();
    const address = new URLSearchParams(this.location.current().searchParams);
    for (const [name, value] of this.overruled) if (this.named(name) === value) address.delete(name);
    const shown = withAddress(kept, address);
    const view = { kept, shown: this.withTheme(shown, this.theme.current.choice) };
    if (JSON.stringify(view) !== JSON.stringify(this.current)) this.subject.next(view);
  }

  // The theme's state has evaluated the address already, and knows whether the visitor has overridden it since.
  private withTheme(settings: Settings, choice: ThemeChoice): Settings {
    const themed = withSetting(settings, themeCookie, themeCookieValue(choice) ?? '');
    return themed.ok ? themed.value : settings;
  }

  private read(): Settings {
    const theme = themeCookieValue(this.theme.current.kept);
    const kept = settingsFromCookies((name) =>
      name === themeCookie ? theme : (this.unkept.get(name) ?? this.cookies.read(name)),
    );
    const cloudSave = withSetting(kept, 'kbl', this.cloudKey === null ? '-1' : '1');
    return cloudSave.ok ? cloudSave.value : kept;
  }
}
