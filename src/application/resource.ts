import {
  asyncScheduler,
  concat,
  defer,
  EMPTY,
  from,
  merge,
  type Observable,
  type ObservableInput,
  of,
  ReplaySubject,
  Subject,
  timer,
} from 'rxjs';
import {
  filter,
  finalize,
  ignoreElements,
  map,
  share,
  switchMap,
  takeWhile,
  tap,
  throttleTime,
} from 'rxjs/operators';
import { isPassing } from '../domain/failure.ts';
import type { Result } from '../domain/result.ts';
import { fetchPolicy } from './fetch-policy.ts';
import type { Connectivity } from './ports/connectivity.ts';

/** Remote data: loading (`slow` once it takes long), loaded, or failed. */
export type ResourceState<Value, Failure> =
  | { readonly kind: 'loading'; readonly slow: boolean }
  | { readonly kind: 'loaded'; readonly value: Value }
  | { readonly kind: 'failed'; readonly error: Failure };

export interface ResourceOptions<Value, Failure> {
  readonly load: () => ObservableInput<Result<Value, Failure & { readonly code: string }>>;
  readonly connectivity: Connectivity;
  /** Milliseconds until a value is polled again; null for no polling. */
  readonly pollAfter?: (value: Value) => number | null;
}

/** Remote data as a stream. Nothing is fetched without subscribers. */
export interface Resource<Value, Failure> {
  readonly state$: Observable<ResourceState<Value, Failure>>;
  /** Fetches again immediately, ignoring earlier results; drops a response in flight. */
  reload(): void;
}

type Trigger = 'mount' | 'wake' | 'again' | 'reload';

/**
 * Remote data, fetched on first subscription, again when the visitor returns to the page or comes back online, and
 * again after a passing failure. A loaded value stays visible while it is refetched and through passing failures.
 */
export function resource<Value, Failure extends { readonly code: string }>(
  options: ResourceOptions<Value, Failure>,
): Resource<Value, Failure> {
  const { load, connectivity, pollAfter = () => null } = options;
  type State = ResourceState<Value, Failure>;
  const reloads = new Subject<void>();
  let last: State = { kind: 'loading', slow: false };
  let startedAt = Number.NEGATIVE_INFINITY;
  let busy = false;
  const byConnection = (delay: { readonly fast: number; readonly slow: number }) =>
    connectivity.slow ? delay.slow : delay.fast;

  function attempt(trigger: Trigger, again: Subject<Trigger>): Observable<State> {
    let followUp: number | null = null;
    const pending$ = defer((): Observable<State> => {
      const unasked = trigger === 'again' || trigger === 'wake';
      if (last.kind === 'loaded' || (last.kind === 'failed' && unasked)) return EMPTY;
      const slow$ = timer(byConnection(fetchPolicy.slowAfter)).pipe(
        map((): State => ({ kind: 'loading', slow: true })),
      );
      return concat(of<State>({ kind: 'loading', slow: false }), slow$);
    });
    const settled$ = defer(() => {
      startedAt = asyncScheduler.now();
      busy = true;
      return from(load());
    }).pipe(
      map((result): State => {
        if (result.ok) {
          followUp = pollAfter(result.value);
          return { kind: 'loaded', value: result.value };
        }
        const passing = isPassing(result.error);
        followUp = passing ? byConnection(fetchPolicy.retry) : null;
        return passing && last.kind === 'loaded' ? last : { kind: 'failed', error: result.error };
      }),
      finalize(() => {
        busy = false;
      }),
    );
    const followUp$ = defer(() =>
      followUp === null
        ? EMPTY
        : timer(followUp).pipe(
            tap(() => again.next('again')),
            ignoreElements(),
          ),
    );
    return concat(
      merge(pending$, settled$).pipe(takeWhile(({ kind }) => kind === 'loading', true)),
      followUp$,
    );
  }

  const state$ = defer(() => {
    const again = new Subject<Trigger>();
    const whenStale = <T>(source$: Observable<T>) =>
      source$.pipe(filter(() => !busy && asyncScheduler.now() - startedAt >= fetchPolicy.dedupe));
    const wake$ = merge(
      whenStale(connectivity.focus$).pipe(throttleTime(fetchPolicy.focusThrottle)),
      whenStale(connectivity.online$),
    ).pipe(map((): Trigger => 'wake'));
    const reload$ = reloads.pipe(map((): Trigger => 'reload'));
    const shown$ = last.kind === 'loaded' ? of(last) : EMPTY;
    return concat(
      shown$,
      merge(again, reload$, wake$, of<Trigger>('mount')).pipe(
        switchMap((trigger) => attempt(trigger, again)),
      ),
    ).pipe(
      tap((state) => {
        last = state;
      }),
    );
  }).pipe(
    // A subscriber within the dedupe window joins the fetch in flight; after that, everything stops.
    share({ connector: () => new ReplaySubject(1), resetOnRefCountZero: () => timer(fetchPolicy.dedupe) }),
  );

  return { state$, reload: () => reloads.next() };
}
