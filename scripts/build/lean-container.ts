import path from 'node:path';
import type { Plugin } from 'vite';

const metadata = path.join(import.meta.dirname, 'class-metadata.ts');

/**
 * What our container never does. It makes things by factories (`toResolvedValue`) out of other things, which are there at
 * once; so no instances of classes with what decorators say of them, no values made anew at each call, no names for other
 * services. It keeps what is bound, and is not copied. And the content security policy forbids what is built from text.
 */
const neverRun = [
  '\\w+Jit',
  'getClassMetadata',
  'InstanceBindingNodeImplementation',
  'DynamicValueBindingNode',
  'FactoryBindingNodeImplementation',
  'PlanServiceRedirectionBindingNodeImplementation',
  'resolve(?:Module|Service|Bindings?)Deactivations',
  'cloneBinding',
];

/** What `resolveMany` does for any number of arguments, spelled out for two, three and four. */
const anyNumber = /resolve(?:Two|Three|Four)/;

/**
 * Leaves out of the container what no page of ours runs, with most of `reflect-metadata`, which serves decorators. Together a
 * tenth of what a live page may load beside React.
 */
export function leanContainer(): Plugin {
  return {
    name: 'mallard:lean-container',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^reflect-metadata\/lite$/ },
      handler: () => metadata,
    },
    load: {
      // Each of these files exports a function or a class of its own name; one that does not fails the build.
      filter: {
        id: new RegExp(
          `/node_modules/@inversifyjs/core/lib/.*/(?:${neverRun.join('|')}|${anyNumber.source})\\.js$`,
        ),
      },
      handler(id) {
        const name = path.basename(id, '.js');
        return anyNumber.test(name)
          ? `export { resolveMany as ${name} } from './resolveMany.js';`
          : `export function ${name}() { throw new Error('Left out of the container: ${name}'); }`;
      },
    },
  };
}
