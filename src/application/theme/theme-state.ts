import { BehaviorSubject, type Observable } from 'rxjs';
import {
  readThemeCookie,
  type ShownTheme,
  shownTheme,
  type ThemeChoice,
  themeCookie,
  themeCookieValue,
} from '../../domain/theme/theme.ts';
import type { CookieJar } from '../ports/cookie-jar.ts';
import type { SystemTheme } from '../ports/system-theme.ts';

/** What the visitor chose and what is shown. */
export interface ThemeView {
  readonly choice: ThemeChoice;
  readonly shown: ShownTheme;
}

/** The theme: follows the device until the visitor chooses. The choice is kept in a cookie. */
export class ThemeState {
  private readonly subject = new BehaviorSubject<ThemeView>({ choice: 'system', shown: 'light' });
  private prefersDark = false;

  /** The present theme, then each change. */
  readonly theme$: Observable<ThemeView> = this.subject.asObservable();

  constructor(
    private readonly cookies: CookieJar,
    system: SystemTheme,
  ) {
    this.show(readThemeCookie(cookies.read(themeCookie)));
    system.prefersDark$.subscribe((prefersDark) => {
      this.prefersDark = prefersDark;
      this.show(this.current.choice);
    });
  }

  get current(): ThemeView {
    return this.subject.value;
  }

  /** Shows a theme and keeps the choice; `system` forgets it. */
  choose(choice: ThemeChoice): void {
    const value = themeCookieValue(choice);
    if (value === null) this.cookies.remove(themeCookie);
    else this.cookies.write(themeCookie, value);
    this.show(choice);
  }

  private show(choice: ThemeChoice): void {
    const shown = shownTheme(choice, this.prefersDark);
    if (choice !== this.current.choice || shown !== this.current.shown) this.subject.next({ choice, shown });
  }
}
