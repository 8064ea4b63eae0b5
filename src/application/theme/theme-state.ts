import { BehaviorSubject, type Observable } from 'rxjs';
import {
  readThemeAddress,
  readThemeCookie,
  type ShownTheme,
  shownTheme,
  type ThemeChoice,
  themeCookie,
  themeCookieValue,
} from '../../domain/theme/theme.ts';
import type { CookieJar } from '../ports/cookie-jar.ts';
import type { PageLocation } from '../ports/page-location.ts';
import type { SystemTheme } from '../ports/system-theme.ts';

/** The stored choice, the choice in effect on this page, and the theme shown for it. */
export interface ThemeView {
  readonly kept: ThemeChoice;
  readonly choice: ThemeChoice;
  readonly shown: ShownTheme;
}

/**
 * The theme: follows the device until the visitor chooses. The choice is stored in a cookie. A theme in the page's
 * address takes precedence until the visitor chooses on the page, and is not stored.
 */
export class ThemeState {
  private readonly subject = new BehaviorSubject<ThemeView>({
    kept: 'system',
    choice: 'system',
    shown: 'light',
  });
  private prefersDark = false;
  private overruled: string | null = null;

  /** The current theme, then each change. */
  readonly theme$: Observable<ThemeView> = this.subject.asObservable();

  constructor(
    private readonly cookies: CookieJar,
    system: SystemTheme,
    private readonly location: PageLocation,
  ) {
    this.show(readThemeCookie(cookies.read(themeCookie)));
    system.prefersDark$.subscribe((prefersDark) => {
      this.prefersDark = prefersDark;
      this.show(this.current.kept);
    });
  }

  get current(): ThemeView {
    return this.subject.value;
  }

  /** Shows a theme and stores the choice; `system` removes it. */
  choose(choice: ThemeChoice): void {
    const value = themeCookieValue(choice);
    if (value === null) this.cookies.remove(themeCookie);
    else this.cookies.write(themeCookie, value);
    this.overruled = this.named();
    this.show(choice);
  }

  /** Evaluates the page's address again after a change. */
  refresh(): void {
    if (this.named() !== this.overruled) this.overruled = null;
    this.show(this.current.kept);
  }

  private named(): string | null {
    return this.location.current().searchParams.get(themeCookie);
  }

  private show(kept: ThemeChoice): void {
    const named = this.named();
    const choice = (named === this.overruled ? null : readThemeAddress(named)) ?? kept;
    const shown = shownTheme(choice, this.prefersDark);
    const { current } = this;
    if (kept === current.kept && choice === current.choice && shown === current.shown) return;
    this.subject.next({ kept, choice, shown });
  }
}
