import { findDebianProgram, installedProgram } from './debian-program.mjs';

const program = {
  name: 'nats-server',
  variable: 'NATS_SERVER_PATH',
  purpose: 'the tests of the beacon',
};

/** The advice when none is found, as the end of a sentence. */
export const howToGetNatsServer =
  'install one (apt install nats-server, brew install nats-server), or set NATS_SERVER_PATH to it';

/** The path of a nats-server for tests and benchmarks, or null; see `findDebianProgram`. */
export const findNatsServer = () => findDebianProgram(program);

/** Like {@link findNatsServer}, but never downloads. */
export const installedNatsServer = () => installedProgram(program);
