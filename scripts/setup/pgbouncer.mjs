import { findDebianProgram, installedProgram } from './debian-program.mjs';

const program = {
  name: 'pgbouncer',
  libraries: ['libevent-2.1-7', 'libc-ares2'],
  variable: 'PGBOUNCER_PATH',
  purpose: 'the tests of the store',
};

/** What to do where none is found, as the end of a sentence. */
export const howToGetPgbouncer =
  'install one (apt install pgbouncer, brew install pgbouncer), or set PGBOUNCER_PATH to it';

/** The path of a PgBouncer to test with, or null; see `findDebianProgram`. */
export const findPgbouncer = () => findDebianProgram(program);

/** As {@link findPgbouncer}, without downloading anything. */
export const installedPgbouncer = () => installedProgram(program);
