import type { Observable } from 'rxjs';

/** The theme that the device asks for. */
export abstract class SystemTheme {
  /** Whether the device asks for dark: the present answer on subscribing, then each change. */
  abstract readonly prefersDark$: Observable<boolean>;
}
