import { describe, expect, it } from 'vitest';
import { isCallFailure, isPassing } from '../../src/domain/failure.ts';
import { failure, success } from '../../src/domain/result.ts';

describe('a result', () => {
  it('is a value or a failure with a code', () => {
    expect(success(7)).toEqual({ ok: true, value: 7 });
    expect(failure({ code: 'offline' })).toEqual({ ok: false, error: { code: 'offline' } });
  });

  it('says which failures pass by themselves', () => {
    const codes = ['offline', 'communication', 'too_many_requests', 'not_eligible'].map((code) => ({ code }));
    expect(codes.map(isPassing)).toEqual([true, true, true, false]);
    expect(codes.map(isCallFailure)).toEqual([true, true, false, false]);
  });
});
