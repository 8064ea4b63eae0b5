import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../../src/ui/components/gallery/examples.ts';
import { GalleryPage } from '../../../../src/ui/components/gallery/gallery-page.tsx';
import { render } from '../../support/render.tsx';

const parts = globSync('src/ui/components/parts/**/*.tsx').map((file) =>
  path
    .relative('src/ui/components/parts', file)
    .split(path.sep)
    .join('/')
    .replace(/\.tsx$/, ''),
);

describe('the gallery', () => {
  it('shows every part there is, and no other', () => {
    expect([...new Set(examples.flatMap(({ files }) => files))].sort()).toEqual(parts.sort());
  });

  it('says of each state what it is for', () => {
    for (const { part, about, states } of examples) {
      expect(about, part).toMatch(/\.$/);
      expect(states.length, part).toBeGreaterThan(0);
      for (const { name, says } of states) expect(says, `${part}: ${name}`).toMatch(/\.$/);
    }
  });

  it('gives no id to two elements, and every link and description something to point at', async () => {
    const page = await render(<GalleryPage />);
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
    const pointed = [...page.querySelectorAll('[href^="#"], [aria-describedby], [aria-labelledby]')].flatMap(
      (element) => [
        ...(element.getAttribute('href')?.slice(1) ?? '').split(' '),
        ...(element.getAttribute('aria-describedby') ?? '').split(' '),
        ...(element.getAttribute('aria-labelledby') ?? '').split(' '),
      ],
    );
    expect(pointed.filter((id) => id !== '' && !ids.includes(id))).toEqual([]);
  });
});
