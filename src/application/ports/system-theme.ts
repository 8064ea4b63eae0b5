import type { Observable } from 'rxjs';

/** The theme the device prefers. */
export abstract class SystemTheme {
  /** Whether the device prefers dark: the current value on subscribing, then each change. */
  abstract readonly prefersDark$: Observable<boolean>;
}
