import { describe, expect, it } from 'vitest';
import { type LegalTextName, legalDays } from '../../../../src/domain/content/legal-days.ts';
import { legalChanges } from '../../../../src/ui/components/legal/legal-changes.ts';

const names = Object.keys(legalDays) as readonly LegalTextName[];

describe('the list of changes of a legal text', () => {
  it.each(names)('of %s begins with the day it last changed, and goes back to the first edition', (name) => {
    const days = legalChanges[name].map(({ day }) => day);
    expect(days[0]).toBe(legalDays[name]);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(legalChanges[name].at(-1)?.what.id).toBe('legal.changes.first');
  });
});
