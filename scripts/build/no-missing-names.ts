import type { Plugin } from 'vite';

/** Fails the build where a script names what a module does not have, instead of building something undefined. */
export function noMissingNames(): Plugin {
  return {
    name: 'mallard:no-missing-names',
    apply: 'build',
    onLog(_, { code, message }) {
      if (code === 'IMPORT_IS_UNDEFINED') throw new Error(message);
    },
  };
}
