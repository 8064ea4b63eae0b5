import { useCallback, useSyncExternalStore } from 'react';
import type { Observable } from 'rxjs';

/**
 * The one bridge from a state's stream to a component. `current` gives the state's present value, `shell` the value that the
 * prerendered HTML shows: hydration starts with it, so that the first render in the browser equals the HTML.
 */
export function useStream<Value>(stream$: Observable<Value>, current: () => Value, shell: Value): Value {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = stream$.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [stream$],
  );
  return useSyncExternalStore(subscribe, current, () => shell);
}
