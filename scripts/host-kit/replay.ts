import type { Behavior } from '../../src/adapters/played-host/behavior.ts';
import type { HostChannel } from '../../src/contract/host-channels.ts';
import type { Run } from './judge.ts';
import { readStep, type Step } from './read-step.ts';

/** An event of a recorded app; `after` is milliseconds since the run began. */
export interface RecordedPush {
  readonly after: number;
  readonly channel: HostChannel;
  readonly event: string;
  readonly params: unknown;
}

/** The behaviors that make a simulated app answer like a recorded one: by message, in the order of the requests. */
export function behaviorsOf({ entries }: Run): Readonly<Record<string, Behavior>> {
  const steps = entries.map(readStep);
  const chains = new Map<string, Behavior[]>();
  for (const step of steps) {
    if (step.kind !== 'sent' || step.id === null || step.channel === null) continue;
    const name = `${step.channel}.${step.method}`;
    chains.set(name, [...(chains.get(name) ?? []), behaviorIn(steps, step.id, step.at)]);
  }
  return Object.fromEntries([...chains].map(([name, chain]) => [name, chained(chain)]));
}

/** The events that the recorded app sent. */
export function pushesOf({ entries }: Run): readonly RecordedPush[] {
  return entries.map(readStep).flatMap((step) => {
    if (step.kind !== 'pushed' || step.channel === 'other') return [];
    const { at, channel, event, params } = step;
    return [{ after: at, channel, event, params }];
  });
}

function behaviorIn(steps: readonly Step[], id: string, askedAt: number): Behavior {
  const answers = steps.filter(
    (step): step is Extract<Step, { kind: 'answered' }> => step.kind === 'answered' && step.id === id,
  );
  const [first] = answers;
  if (first === undefined) return { silent: true };
  const { answer } = first;
  const timing = { delay: Math.max(0, first.at - askedAt), ...(answers.length > 1 ? { twice: true } : {}) };
  if ('result' in answer) return { ...timing, result: answer.result };
  const error = 'rejected' in answer ? answer.rejected : String(Object(answer.error).message);
  return { ...timing, error };
}

function chained([first, ...rest]: readonly Behavior[]): Behavior {
  return { ...first, ...(rest.length > 0 ? { next: chained(rest) } : {}) };
}
