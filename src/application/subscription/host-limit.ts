import { type Observable, of, timeout } from 'rxjs';
import { failure, type Result } from '../../domain/result.ts';
import type { HostBridgeFailure } from '../ports/host-bridge.ts';

/** Ends the wait for a host app's answer with `timeout` once it takes too long. */
export function withinHostLimit<Value>(milliseconds: number) {
  return (
    answer$: Observable<Result<Value, HostBridgeFailure>>,
  ): Observable<Result<Value, HostBridgeFailure>> =>
    answer$.pipe(timeout({ first: milliseconds, with: () => of(failure({ code: 'timeout' })) }));
}
