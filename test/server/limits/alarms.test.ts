import { describe, expect, it, vi } from 'vitest';
import { Alarms } from '../../../src/server/limits/alarms.ts';
import { createLog } from '../../../src/server/log.ts';
import { seconds } from '../support/manual-clock.ts';

const now = Date.UTC(2026, 0, 1);

describe('an alarm', () => {
  it('is raised by the 301st passcode of a minute, once, and again in a later minute', () => {
    const log = createLog('silent');
    const warn = vi.spyOn(log, 'warn');
    const alarms = new Alarms(log);
    for (let count = 0; count < 300; count += 1) alarms.count('send-passcode', now);
    expect(warn).not.toHaveBeenCalled();
    for (let count = 0; count < 300; count += 1) alarms.count('send-passcode', now + 1);
    expect(warn).toHaveBeenCalledTimes(1);
    for (let count = 0; count < 301; count += 1) alarms.count('send-passcode', now + seconds(60));
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('is not raised by what has none', () => {
    const log = createLog('silent');
    const warn = vi.spyOn(log, 'warn');
    const alarms = new Alarms(log);
    for (let count = 0; count < 1_000; count += 1) alarms.count('try-recovery-key', now);
    expect(warn).not.toHaveBeenCalled();
  });
});
