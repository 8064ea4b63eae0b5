import { EMPTY, type Observable } from 'rxjs';
import {
  HostApp,
  type HostEvents,
  type HostFailure,
  type HostRequests,
} from '../../application/ports/host-app.ts';
import { failure, type Result } from '../../domain/result.ts';

/** {@link HostApp} in a plain browser. */
export class NoHostApp extends HostApp {
  readonly present = false;
  readonly devices = [];

  notify(): void {}

  request<Name extends keyof HostRequests>(): Promise<Result<HostRequests[Name]['reply'], HostFailure>> {
    return Promise.resolve(failure({ code: 'not_present' }));
  }

  subscribe<Name extends keyof HostEvents>(): Observable<HostEvents[Name]> {
    return EMPTY;
  }
}
