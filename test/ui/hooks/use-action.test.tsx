import { describe, expect, it, vi } from 'vitest';
import { failure, type Result, success } from '../../../src/domain/result.ts';
import { useAction } from '../../../src/ui/hooks/use-action.ts';
import { press, render, settle } from '../support/render.tsx';

type Outcome = Result<string, { readonly code: 'offline' }>;

function Probe({
  execute,
  whenDone,
}: {
  readonly execute: (input: string) => Promise<Outcome>;
  readonly whenDone: (value: string) => void;
}) {
  const action = useAction(execute, whenDone);
  return (
    <>
      <button type="button" onClick={() => action.run('input')}>
        go
      </button>
      <button type="button" onClick={action.reset}>
        give up
      </button>
      <output>{action.state.kind === 'failed' ? action.state.error.code : action.state.kind}</output>
    </>
  );
}

describe('useAction', () => {
  it('runs once for a double click', async () => {
    const execute = vi.fn(() => new Promise<Outcome>(() => undefined));
    const page = await render(<Probe execute={execute} whenDone={() => undefined} />);
    await press(page, 'go');
    await press(page, 'go');
    expect(execute).toHaveBeenCalledTimes(1);
    expect(page.querySelector('output')?.textContent).toBe('pending');
  });

  it('keeps the failure to show, does not call it done, and can be tried again', async () => {
    const whenDone = vi.fn();
    const outcomes: Outcome[] = [failure({ code: 'offline' }), success('value')];
    const execute = async () => outcomes.shift() ?? success('none');
    const page = await render(<Probe execute={execute} whenDone={whenDone} />);
    await press(page, 'go');
    await settle();
    expect(page.querySelector('output')?.textContent).toBe('offline');
    expect(whenDone).not.toHaveBeenCalled();
    await press(page, 'go');
    await settle();
    expect(whenDone).toHaveBeenCalledExactlyOnceWith('value', 'input');
  });

  it('that was given up can be run again, and its late outcome counts for nothing', async () => {
    const whenDone = vi.fn();
    const outcomes = [Promise.withResolvers<Outcome>(), Promise.withResolvers<Outcome>()] as const;
    const execute = vi
      .fn<() => Promise<Outcome>>()
      .mockReturnValueOnce(outcomes[0].promise)
      .mockReturnValueOnce(outcomes[1].promise);
    const page = await render(<Probe execute={execute} whenDone={whenDone} />);
    const shown = () => page.querySelector('output')?.textContent;
    await press(page, 'go');
    await press(page, 'give up');
    expect(shown()).toBe('idle');
    await press(page, 'go');
    outcomes[0].resolve(success('late'));
    await settle();
    expect([whenDone.mock.calls, shown()]).toEqual([[], 'pending']);
    outcomes[1].resolve(success('value'));
    await settle();
    expect([whenDone.mock.calls, shown()]).toEqual([[['value', 'input']], 'idle']);
  });
});
