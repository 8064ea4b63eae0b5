import { useCallback, useSyncExternalStore } from 'react';
import type { Observable } from 'rxjs';

/**
 * The one bridge from a state's stream to a component. `current` returns the state's present value, `shell` the value
 * in the prerendered HTML: hydration starts with the latter, so that the first render in the browser equals the HTML.
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
