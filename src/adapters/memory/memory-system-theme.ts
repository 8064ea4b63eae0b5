import { BehaviorSubject, type Observable } from 'rxjs';
import { SystemTheme } from '../../application/ports/system-theme.ts';

/** A device whose theme is set here. */
export class MemorySystemTheme extends SystemTheme {
  private readonly subject: BehaviorSubject<boolean>;
  readonly prefersDark$: Observable<boolean>;

  constructor(prefersDark = false) {
    super();
    this.subject = new BehaviorSubject(prefersDark);
    this.prefersDark$ = this.subject.asObservable();
  }

  /** The device changes its theme. */
  set(prefersDark: boolean): void {
    this.subject.next(prefersDark);
  }
}
