import { describe, expect, it } from 'vitest';
import {
  hostFailures,
  hostStatuses,
  hostStatusOf,
  hostStatusOfFailure,
  hostStatusOverride,
  readHostStatusOverride,
} from '../../../src/domain/subscription/host-status.ts';
import vectors from '../../vectors/host-status.json' with { type: 'json' };

describe('the status of a subscription in a host app', () => {
  it('is one of the five of the specification', () => {
    expect(hostStatuses).toEqual(['PENDING', 'SUBSCRIBED', 'UNSUBSCRIBED', 'UNKNOWN', 'ERROR']);
  });

  it('is what the app answers', () => {
    expect(hostStatusOf({ isSubscribed: true })).toBe('SUBSCRIBED');
    expect(hostStatusOf({ isSubscribed: false })).toBe('UNSUBSCRIBED');
  });

  it('tells no app and no message from any other failure', () => {
    expect(Object.fromEntries(Object.entries(hostFailures).map(([code, row]) => [code, row.status]))).toEqual(
      vectors.failures,
    );
    expect(hostStatusOfFailure('not-ddg-context')).toBe('UNKNOWN');
    expect(hostStatusOfFailure('timeout')).toBe('ERROR');
  });

  for (const { value, status } of vectors.overrides) {
    it(`is ${status ?? 'asked for'} with the override ${JSON.stringify(value)}`, () => {
      expect(readHostStatusOverride(value)).toBe(status);
    });
  }

  it('has an override that is named', () => {
    expect(hostStatusOverride).toBe('isSubscribed');
  });
});
