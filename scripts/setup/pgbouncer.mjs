import { findDebianProgram, installedProgram } from './debian-program.mjs';

const program = {
  name: 'pgbouncer',
  libraries: ['libevent-2.1-7', 'libc-ares2'],
  variable: 'PGBOUNCER_PATH',
  purpose: 'the tests of the store',
};

/** The advice when none is found, as the end of a sentence. */
export const howToGetPgbouncer =
  'install one (apt install pgbouncer, brew install pgbouncer), or set PGBOUNCER_PATH to it';

/** The path of a PgBouncer for tests, or null; see `findDebianProgram`. */
export const findPgbouncer = () => findDebianProgram(program);

/** Like {@link findPgbouncer}, but never downloads. */
export const installedPgbouncer = () => installedProgram(program);
