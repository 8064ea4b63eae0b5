import { expect, it } from 'vitest';
import { formatList } from '../../../src/ui/format/list.ts';

it('a list reads as its language writes it, in English without a comma before the last', () => {
  const browsers = ['Chrome', 'Edge', 'Safari'];
  expect(formatList(browsers, 'en')).toBe('Chrome, Edge and Safari');
  expect(formatList(browsers, 'en', 'disjunction')).toBe('Chrome, Edge or Safari');
  expect(formatList(browsers, 'de')).toBe('Chrome, Edge und Safari');
});
