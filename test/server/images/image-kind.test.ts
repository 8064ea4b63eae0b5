import { expect, it } from 'vitest';
import { imageKind } from '../../../src/server/images/image-kind.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

it.each([
  ['\x89PNG\r\n\x1a\n…', 'image/png'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['GIF87a…', 'image/gif'],
  ['GIF89a…', 'image/gif'],
  ['GIF88a…', null],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
  ['\0\0\0\x1cftypavif\0\0\0\0', 'image/avif'],
  ['\0\0\0\x1cftypavis\0\0\0\0', 'image/avif'],
  ['\0\0\0\x1cftypheic\0\0\0\0', null],
  ['RIFF\x10\0\0\0WAVEfmt ', null],
  ['<svg xmlns=', null],
  ['%PDF-1.7', null],
  ['', null],
])('the kind of %j is %s', (head, kind) => expect(imageKind(bytes(head))).toBe(kind));
