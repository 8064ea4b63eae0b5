import type { CallFailure } from '../../domain/failure.ts';
import { failure, type Result } from '../../domain/result.ts';

/**
 * `request_lost`: nothing arrives. `answer_lost`: it takes effect, but no response arrives. `bad_answer`: it takes
 * effect, but the response lacks its fields.
 */
export type Fault = 'request_lost' | 'answer_lost' | 'bad_answer';

/** The network between a page and the services of the in-memory world. `calls` lists every call made, oldest first. */
export class MemoryNetwork {
  readonly calls: string[] = [];
  /** True while no call gets through. */
  down = false;
  /** True while calls are made and never answered. */
  silent = false;
  private readonly faults: { readonly call: string; readonly fault: Fault }[] = [];

  /** @param latency milliseconds that each call takes */
  constructor(private readonly latency = 0) {}

  /** Makes the next call of that name fail; repeated faults queue up. */
  failNext(call: string, fault: Fault): void {
    this.faults.push({ call, fault });
  }

  /** How often a call was made. */
  count(call: string): number {
    return this.calls.filter((name) => name === call).length;
  }

  /** Carries one call to a service and its response back. */
  async call<Value, Failure extends { readonly code: string }>(
    name: string,
    serve: () => Result<Value, Failure>,
  ): Promise<Result<Value, Failure | CallFailure>> {
    this.calls.push(name);
    const index = this.faults.findIndex(({ call }) => call === name);
    const fault = index < 0 ? undefined : this.faults.splice(index, 1)[0]?.fault;
    await this.travel();
    if (this.down || fault === 'request_lost') return failure({ code: 'offline' });
    const answer = serve();
    if (fault === 'answer_lost') return failure({ code: 'offline' });
    return fault === 'bad_answer' ? failure({ code: 'communication' }) : answer;
  }

  private async travel(): Promise<void> {
    if (this.silent) await new Promise(() => {});
    if (this.latency > 0) await new Promise((resolve) => setTimeout(resolve, this.latency));
  }
}
