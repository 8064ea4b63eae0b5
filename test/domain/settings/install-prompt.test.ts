import { describe, expect, it } from 'vitest';
import { installPromptDismissal, mayPromptInstall } from '../../../src/domain/settings/install-prompt.ts';

describe('the install prompt', () => {
  it('may be shown unless it is switched off or dismissed for good', () => {
    expect(mayPromptInstall({})).toBe(true);
    expect(mayPromptInstall({ kax: 'v266-1' })).toBe(true);
    expect(mayPromptInstall({ kak: '-1' })).toBe(false);
    expect(mayPromptInstall({ kax: '-1' })).toBe(false);
  });

  it('remembers the cohort in which it was dismissed', () => {
    expect(installPromptDismissal({})).toEqual({ kind: 'never' });
    expect(installPromptDismissal({ kax: '-1' })).toEqual({ kind: 'always' });
    expect(installPromptDismissal({ kax: 'v266-1' })).toEqual({ kind: 'in', cohort: 'v266-1' });
  });
});
