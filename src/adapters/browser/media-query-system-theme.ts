import { Observable } from 'rxjs';
import { SystemTheme } from '../../application/ports/system-theme.ts';

/** A media query of the browser. */
export interface MediaQuery extends EventTarget {
  readonly matches: boolean;
}

/** Matches when the device prefers dark. */
export const darkQuery = '(prefers-color-scheme: dark)';

/** {@link SystemTheme} over `prefers-color-scheme`. */
export class MediaQuerySystemTheme extends SystemTheme {
  override readonly prefersDark$: Observable<boolean>;

  constructor(query: MediaQuery) {
    super();
    this.prefersDark$ = new Observable((subscriber) => {
      const tell = () => subscriber.next(query.matches);
      query.addEventListener('change', tell);
      tell();
      return () => query.removeEventListener('change', tell);
    });
  }
}
