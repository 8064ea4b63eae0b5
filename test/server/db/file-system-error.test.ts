import { expect, it } from 'vitest';
import { dataDirError } from '../../../src/server/config/data-dir-error.ts';
import { fileSystemError } from '../../../src/server/db/file-system-error.ts';

/** As PGlite throws it when the disk is full. */
const full = { name: 'ErrnoError', errno: 51 };

it('a full disk is told of the embedded store’s own files as of any other', () => {
  expect(dataDirError('/data', fileSystemError(full))).toMatchObject({
    message: 'DATA_DIR is not usable: /data: the disk is full (ENOSPC)',
  });
});

it('a number without a name is still told, and what is no such failure is left as it is', () => {
  expect(fileSystemError({ ...full, errno: 76 })).toMatchObject({ code: 'WASI error 76' });
  for (const other of [new Error('one'), 'a text', null, { errno: 'ENOSPC' }]) {
    expect(fileSystemError(other)).toBe(other);
  }
});
