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
import type { EventSum } from '../count-table.ts';
import type { Batch } from '../day-sums.ts';
import { BatchStream, type StoredBatch } from './batch-stream.ts';
import { readBatch, writeBatch } from './batch-text.ts';

/** Timeout for the broker's responses, in milliseconds. */
const patience = 2_000;
/**
 * How much the stream may hold while the store is unavailable: some ten thousand full batches. A full stream refuses more,
 * so that the processes keep what comes; nothing accepted is dropped in favor of something newer.
 */
const mostBytes = 256 * 1024 * 1024;
/** Shorter than the store keeps the record of a run, so that no batch can arrive after its record is gone. */
const longestWait = keptDays.countsOnTheirWay * day;
const repeatsKnownFor = 120_000;

/** The batches in a NATS JetStream stream, kept on the broker's disk. */
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

  /** Opens the stream of that name, created if missing; an existing one keeps its configuration. Rejects without JetStream. */
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

/** The stream's state. Creates the stream if missing, even if somebody deleted it meanwhile. */
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
