import { describe, expect, it } from 'vitest';
import { open, seal } from '../../src/server/sealed.ts';

const key = Buffer.alloc(32, 1);

describe('a sealed text', () => {
  it.each(['lena@pond.example', '', 'größer 🦆'])('is opened with its key: %j', (text) => {
    expect(open(key, seal(key, text))).toBe(text);
  });

  it('is another one each time, and says nothing of what is in it', () => {
    const [one, other] = [seal(key, 'lena'), seal(key, 'lena')];
    expect(one).not.toBe(other);
    expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('lena');
  });

  it('is not opened with another key', () => {
    expect(open(Buffer.alloc(32, 2), seal(key, 'lena'))).toBeNull();
  });

  it('is not opened once a byte of it was changed, wherever that is', () => {
    const bytes = Buffer.from(seal(key, 'lena'), 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(open(key, changed.toString('base64url')), `byte ${at}`).toBeNull();
    }
  });

  it('is null, and no error, where it was cut off or never was one', () => {
    const sealed = seal(key, 'lena');
    for (const text of ['', 'a', sealed.slice(0, 20), sealed.slice(0, 36), sealed.slice(0, -1), '!?'])
      expect(open(key, text), text).toBeNull();
  });
});
