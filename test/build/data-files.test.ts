import { expect, it } from 'vitest';
import { dataFiles } from '../../scripts/build/data-files.ts';

it('data that pages fetch is named by its content, in the folder that browsers may cache for good', () => {
  const files = dataFiles();
  expect(files.length).toBeGreaterThan(0);
  for (const { path, name, content } of files) {
    expect(name).toMatch(/^assets\/[\w/-]+-[\w-]{8,}\.json$/);
    expect(name.startsWith(`assets/${path.slice(1).replace(/\.json$/, '')}-`)).toBe(true);
    expect(() => JSON.parse(content)).not.toThrow();
  }
});
