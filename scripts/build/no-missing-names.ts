import type { Plugin } from 'vite';

/** Fails the build when a script imports a name that a module does not export, instead of building undefined. */
export function noMissingNames(): Plugin {
  return {
    name: 'mallard:no-missing-names',
    apply: 'build',
    onLog(_, { code, message }) {
      if (code === 'IMPORT_IS_UNDEFINED') throw new Error(message);
    },
  };
}
