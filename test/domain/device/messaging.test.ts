import { describe, expect, it } from 'vitest';
import {
  isMessagingDevice,
  messagingDevices,
  messagingKindOf,
} from '../../../src/domain/device/messaging.ts';
import vectors from '../../vectors/messaging.json' with { type: 'json' };

describe('a device that takes messages', () => {
  it.each(vectors.devices)('is $name, by $kind', ({ name, kind }) => {
    expect(isMessagingDevice(name)).toBe(true);
    expect(messagingKindOf(name)).toBe(kind);
  });

  it('is one of those and no other', () => {
    expect(Object.keys(messagingDevices)).toEqual(vectors.devices.map(({ name }) => name));
  });

  it.each(vectors.unsupported)('is not %j, and to ask for it throws the specification’s error', (name) => {
    expect(isMessagingDevice(name)).toBe(false);
    expect(() => messagingKindOf(name)).toThrow(new Error(`Unsupported messaging device: ${name}`));
  });
});
