import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ui = path.resolve(import.meta.dirname, '../../../src/ui');

// A style sheet of a component that came first would put its layer below the reset: every page would lose its paddings.
describe('the order of the cascade layers', () => {
  it.each(['app-router.ts', 'routes/__root.tsx'])('is fixed by the first import of %s', (file) => {
    const first = /^import .*$/m.exec(readFileSync(path.join(ui, file), 'utf8'))?.[0];
    expect(first).toMatch(/\/theme\/site\.css';$/);
  });

  it('is the first thing in the site’s styles', () => {
    const [first] = readFileSync(path.join(ui, 'theme/site.css'), 'utf8').split('\n');
    expect(first).toBe('@import "./layers.css";');
  });
});
