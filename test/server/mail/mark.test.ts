import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { mark } from '../../../src/domain/mark.ts';
import { writeEmail } from '../../../src/server/mail/write-email.tsx';
import { sampleEmails } from '../support/sample-emails.ts';

const { head, eye } = mark;

it('is the bird of the icon', async () => {
  const icon = await readFile('public/favicon.svg', 'utf8');
  for (const path of [mark.beak, mark.ring]) expect(icon).toContain(`d="${path}"`);
  for (const { cx, cy, r } of [head, eye]) expect(icon).toContain(`<circle cx="${cx}" cy="${cy}" r="${r}"`);
  expect(icon).toContain(`viewBox="${mark.viewBox}"`);
});

it('is the bird of the emails, whose boxes stand where the drawing has its shapes', async () => {
  const [order] = sampleEmails.map(([, sample]) => sample);
  if (order === undefined) throw new Error('No email');
  const { html } = await writeEmail(order, 'id', 'https://mallard.example');
  const bird = /<td style="[^"]*border-radius:17px.*?<\/td><td.*?<\/td>/s.exec(html)?.[0] ?? '';
  const boxes = [...bird.matchAll(/<div style="([^"]*)"/g)].map(([, style = '']) => boxOf(style));
  expect(boxes).toHaveLength(3);
  const [eyeBox, ringBox, beakBox] = boxes as [Box, Box, Box];
  const unit = 34 / (2 * head.r);
  /** A place on the drawing, in pixels from the disc's upper left corner. */
  const at = (x: number, y: number) => [(x - head.cx + head.r) * unit, (y - head.cy + head.r) * unit];

  const [eyeLeft = 0, eyeTop = 0] = at(eye.cx - eye.r, eye.cy - eye.r);
  expect(Math.abs(eyeBox.left - eyeLeft)).toBeLessThan(1);
  expect(Math.abs(eyeBox.top - eyeTop)).toBeLessThan(1);
  expect(Math.abs(eyeBox.height - 2 * eye.r * unit)).toBeLessThan(1);
  // The ring's lowest line, in the middle of its curve.
  const [, ringEnd = 0] = at(head.cx, 56);
  const ringBottom = eyeBox.top + eyeBox.height + ringBox.top + ringBox.height + 3;
  expect(Math.abs(ringBottom - ringEnd)).toBeLessThan(1.5);
  // What the disc leaves of the beak, whose path goes from 22 to 42.
  const [, beakStart = 0] = at(head.cx, 22);
  const [, beakEnd = 0] = at(head.cx, 42);
  expect(beakBox.top).toBeGreaterThan(beakStart);
  expect(beakBox.top + beakBox.height).toBeLessThan(beakEnd);
});

interface Box {
  readonly left: number;
  readonly top: number;
  readonly height: number;
}

/** Where a box stands in its cell, and how high it is, in pixels. */
function boxOf(style: string): Box {
  const [, top = '', left = ''] = /margin:(\d+)px 0 0 (-?\d+)px/.exec(style) ?? [];
  const [, height = ''] = /(?:^|;)height:(\d+)px/.exec(style) ?? [];
  return { left: Number(left), top: Number(top), height: Number(height) };
}
