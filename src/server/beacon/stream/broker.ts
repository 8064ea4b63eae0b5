import { setTimeout } from 'node:timers/promises';
import { type ConnectionOptions, connect, type NatsConnection } from '@nats-io/transport-node';
import type { BrokerSettings } from '../../config/beacon-broker.ts';
import type { Logger } from '../../log.ts';
import type { BatchStream } from './batch-stream.ts';
import { NatsBatchStream } from './nats-batch-stream.ts';

/** Delay before the next connection attempt, in milliseconds; doubles after each failure. */
const wait = { shortest: 250, longest: 5_000 } as const;

/**
 * The connection to the broker, which reconnects for ever. The client's own reconnect is off: while reconnecting, it buffers
 * what is published and sends it later, without a limit and after we gave up on it.
 */
export class Broker {
  private readonly ending = new AbortController();
  private readonly ended: Promise<void>;
  private connection: NatsConnection | null = null;
  private opened: BatchStream | null = null;
  private isKnownAway = false;

  constructor(
    private readonly settings: BrokerSettings,
    private readonly log: Logger,
  ) {
    this.ended = this.keepConnected();
  }

  /** The stream, or null while the broker is unavailable. */
  get stream(): BatchStream | null {
    return this.opened;
  }

  async close(): Promise<void> {
    this.ending.abort();
    await this.connection?.close();
    await this.ended;
  }

  private async keepConnected(): Promise<void> {
    const { signal } = this.ending;
    for (let pause: number = wait.shortest; !signal.aborted; pause = Math.min(2 * pause, wait.longest)) {
      try {
        await this.connectOnce(() => {
          pause = wait.shortest;
        });
      } catch (error) {
        this.sayAway(error);
      }
      await setTimeout(pause * (0.5 + Math.random()), undefined, { signal }).catch(() => {});
    }
  }

  /** Connects, and resolves or rejects when the connection ends. */
  private async connectOnce(whenOpen: () => void): Promise<void> {
    const connection = await connect(connectionOptions(this.settings));
    this.connection = connection;
    try {
      if (this.ending.signal.aborted) return;
      this.opened = await NatsBatchStream.open(connection, this.settings.stream);
      whenOpen();
      if (this.isKnownAway) this.log.info('the broker of the beacon is back');
      this.isKnownAway = false;
      const error = await connection.closed();
      if (!this.ending.signal.aborted) this.sayAway(error ?? new Error('The broker ended the connection'));
    } finally {
      this.opened = null;
      this.connection = null;
      await connection.close();
    }
  }

  /** Logs it once, not on every attempt. */
  private sayAway(error: unknown): void {
    if (this.isKnownAway || this.ending.signal.aborted) return;
    this.isKnownAway = true;
    this.log.warn({ err: error }, 'the broker of the beacon is away');
  }
}

function connectionOptions({ servers, tls, access }: BrokerSettings): ConnectionOptions {
  const who =
    access === null
      ? {}
      : 'token' in access
        ? { token: access.token }
        : { user: access.user, pass: access.password };
  return {
    servers: [...servers],
    ...who,
    // Without it the client uses TLS only if the server offers it; with it, TLS is required.
    ...(tls ? { tls: {} } : {}),
    name: 'mallard-beacon',
    reconnect: false,
    timeout: 2_000,
    // A network that swallows packets is noticed after two of these.
    pingInterval: 5_000,
    maxPingOut: 2,
  };
}
