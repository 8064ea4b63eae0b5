import { expect, test } from 'vitest';
import { linesOfWords } from '../../../../src/ui/components/images/screens/lines-of-words.ts';

test('what has room stays in one line', () => {
  expect(linesOfWords('Clear on closing', 18)).toEqual(['Clear on closing']);
});

test('what is too long is broken where its lines are closest in length', () => {
  expect(linesOfWords('Beim Schließen löschen', 18)).toEqual(['Beim Schließen', 'löschen']);
});

test('one long word is not broken', () => {
  expect(linesOfWords('Sucheingabevorschläge', 18)).toEqual(['Sucheingabevorschläge']);
});
