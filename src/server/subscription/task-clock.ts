import { minute } from '../../domain/duration.ts';
import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';
import type { RunTasks } from './run-tasks.ts';

/** Polled this often, because another process may have added a task and died. */
const longestSleepMs = minute;
const afterTroubleMs = 30_000;

/** Runs the tasks of subscriptions when they are due, by the server's clock. */
export class TaskClock {
  private running: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private state: 'idle' | 'running' | 'stopped' = 'idle';

  constructor(
    private readonly tasks: RunTasks,
    private readonly clock: Clock,
    private readonly log: Logger,
    /** Called after a round, when there may be emails to send. */
    private readonly done: () => void,
  ) {}

  /** Starts, beginning with what an earlier process left. */
  start(): void {
    this.state = 'running';
    this.wake();
  }

  /** Checks the tasks now. Does not wait. */
  wake(): void {
    if (this.state === 'running') void this.passTime();
  }

  /** Runs what is due now and waits until it is done. Never rejects. */
  passTime(): Promise<void> {
    this.running = this.running.then(() => this.round());
    return this.running;
  }

  /** Resolves when everything due is done. */
  settled(): Promise<void> {
    return this.passTime();
  }

  /** Stops; resolves when nothing is under way. */
  async stop(): Promise<void> {
    this.state = 'stopped';
    clearTimeout(this.timer);
    await this.running;
  }

  private async round(): Promise<void> {
    if (this.state === 'stopped') return;
    try {
      const next = await this.tasks.execute();
      this.done();
      this.sleep(next === null ? longestSleepMs : next - this.clock.now());
    } catch (error) {
      this.log.error({ err: error }, 'the tasks of subscriptions could not be read');
      this.sleep(afterTroubleMs);
    }
  }

  private sleep(ms: number): void {
    clearTimeout(this.timer);
    if (this.state !== 'running') return;
    this.timer = setTimeout(() => this.wake(), Math.min(Math.max(0, ms), longestSleepMs));
    this.timer.unref();
  }
}
