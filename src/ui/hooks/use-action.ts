import { useCallback, useRef, useState } from 'react';
import type { Result } from '../../domain/result.ts';

/** The state of an action; a failure stays readable until the next try. */
export type ActionState<Failure> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed'; readonly error: Failure };

/** An action that a button or form starts. */
export interface Action<Input, Failure> {
  readonly state: ActionState<Failure>;
  /** Starts it, unless it is already running. */
  readonly run: (input: Input) => void;
  /** Clears a failure, or abandons a run that will never finish. */
  readonly reset: () => void;
}

/** Binds a use-case to a component, one run at a time, so that a double click counts once. */
export function useAction<Input, Value, Failure extends { readonly code: string }>(
  execute: (input: Input) => Promise<Result<Value, Failure>>,
  whenDone: (value: Value, input: Input) => void,
): Action<Input, Failure> {
  const [state, setState] = useState<ActionState<Failure>>({ kind: 'idle' });
  const underWay = useRef(0);
  const runs = useRef(0);

  const run = (input: Input) => {
    if (underWay.current !== 0) return;
    runs.current += 1;
    const mine = runs.current;
    underWay.current = mine;
    setState({ kind: 'pending' });
    execute(input).then(
      (outcome) => {
        if (underWay.current !== mine) return;
        underWay.current = 0;
        if (outcome.ok) whenDone(outcome.value, input);
        setState(outcome.ok ? { kind: 'idle' } : { kind: 'failed', error: outcome.error });
      },
      (bug: unknown) => {
        // A bug belongs to the error boundary, which only catches what is thrown while rendering.
        setState(() => {
          throw bug;
        });
      },
    );
  };
  const reset = useCallback(() => {
    underWay.current = 0;
    setState({ kind: 'idle' });
  }, []);
  return { state, run, reset };
}
