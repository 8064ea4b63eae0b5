import type * as z from 'zod/mini';
import type { HostChannel } from '../../src/contract/host-channels.ts';
import type { MessagingDevice } from '../../src/domain/device/messaging.ts';

/** A row of the contract, as the kit uses it. */
export interface Row {
  readonly params: z.ZodMiniType;
  readonly platforms: readonly MessagingDevice[];
  readonly goneFrom?: readonly MessagingDevice[];
  readonly since: string;
}

/** The row of a request; `timeout` in milliseconds. */
export interface RequestRow extends Row {
  readonly answer: z.ZodMiniType;
  readonly timeout: number;
}

/** The row of a message by its name; undefined when its channel has none. */
export function rowOf<Found extends Row>(
  table: Readonly<Record<HostChannel, Readonly<Record<string, Found>>>>,
  channel: HostChannel,
  name: string,
): Found | undefined {
  const rows = table[channel];
  return Object.hasOwn(rows, name) ? rows[name] : undefined;
}
