/** The error numbers of PGlite's file system (WASI), as far as an operator can do something about them. */
const codes: Readonly<Record<number, string>> = {
  2: 'EACCES',
  19: 'EDQUOT',
  20: 'EEXIST',
  29: 'EIO',
  33: 'EMFILE',
  41: 'ENFILE',
  51: 'ENOSPC',
  54: 'ENOTDIR',
  63: 'EPERM',
  69: 'EROFS',
};

/**
 * PGlite throws failures of its file system as plain objects with a number, which would be printed as `[object Object]`. This
 * makes errors of them, with a `code` as Node's have; anything else is returned unchanged.
 */
export function fileSystemError(thrown: unknown): unknown {
  if (thrown instanceof Error || typeof thrown !== 'object' || thrown === null) return thrown;
  if (!('errno' in thrown) || typeof thrown.errno !== 'number') return thrown;
  const code = codes[thrown.errno] ?? `WASI error ${thrown.errno}`;
  return Object.assign(new Error(`A file of the store cannot be written or read: ${code}`), { code });
}
