import {
  JetStreamApiCodes,
  JetStreamApiError,
  type JetStreamClient,
  type JetStreamManager,
  jetstream,
  jetstreamManager,
  type StreamInfo,
} from '@nats-io/jetstream';
import { type NatsConnection, nanos } from '@nats-io/transport-node';
import { day } from '../../../domain/duration.ts';
import { keptDays } from '../../../domain/records/kept-days.ts';
import type { Batch } from '../day-sums.ts';
import type { EventSum } from '../event-sums.ts';
import { BatchStream, type StoredBatch } from './batch-stream.ts';
import { readBatch, writeBatch } from './batch-text.ts';

/** How long an answer of the broker is waited for, in milliseconds. */
const patience = 2_000;
/**
 * What the stream may hold while the store is away: some ten thousand full batches. A full one takes no more, so that the
 * processes keep what comes; nothing that was taken is dropped for something newer.
 */
const mostBytes = 256 * 1024 * 1024;
/** Less than the note of a run is kept in the store, so that no batch can come when the note of it is gone. */
const longestWait = keptDays.countsOnTheirWay * day;
const repeatsKnownFor = 120_000;

/** The batches in a stream of NATS JetStream, kept on the broker's disk. */
export class NatsBatchStream extends BatchStream {
  private readonly subject: string;

  private constructor(
    private readonly client: JetStreamClient,
    private readonly manager: JetStreamManager,
    private readonly name: string,
  ) {
    super();
    this.subject = subjectOf(name);
  }

  /** The stream of that name, made if there is none; one that is there stays as somebody set it up. Rejects without JetStream. */
  static async open(connection: NatsConnection, name: string): Promise<NatsBatchStream> {
    const manager = await jetstreamManager(connection, { timeout: patience });
    await streamInfo(manager, name);
    return new NatsBatchStream(jetstream(connection, { timeout: patience }), manager, name);
  }

  async add(batch: Batch<EventSum>): Promise<void> {
    const message = { msgID: `${batch.run} ${batch.number}`, timeout: patience };
    await this.client.publish(this.subject, writeBatch(batch), message);
  }

  async state(): Promise<{ readonly batches: number; readonly first: number }> {
    const { state } = await streamInfo(this.manager, this.name);
    return { batches: state.messages, first: state.first_seq };
  }

  async read(most: number): Promise<readonly StoredBatch[]> {
    const { batches, first } = await this.state();
    const sequences = Array.from({ length: Math.min(batches, most) }, (_, index) => first + index);
    const found = await Promise.all(
      sequences.map((seq) => this.manager.streams.getMessage(this.name, { seq })),
    );
    return found.flatMap((message) =>
      message === null ? [] : [{ sequence: message.seq, batch: readBatch(message.string()) }],
    );
  }

  async removeThrough(sequence: number): Promise<void> {
    await this.manager.streams.purge(this.name, { seq: sequence + 1 });
  }
}

function subjectOf(stream: string): string {
  return `${stream}.batches`;
}

/** How the stream stands. Makes it where there is none, also when somebody has deleted it meanwhile. */
async function streamInfo(manager: JetStreamManager, name: string): Promise<StreamInfo> {
  try {
    return await manager.streams.info(name);
  } catch (error) {
    const isThere = !(error instanceof JetStreamApiError) || error.code !== JetStreamApiCodes.StreamNotFound;
    if (isThere) throw error;
    return await manager.streams.add({
      name,
      subjects: [subjectOf(name)],
      storage: 'file',
      retention: 'limits',
      discard: 'new',
      max_bytes: mostBytes,
      max_age: nanos(longestWait),
      duplicate_window: nanos(repeatsKnownFor),
    });
  }
}
