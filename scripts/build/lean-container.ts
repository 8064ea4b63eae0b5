import path from 'node:path';
import type { Plugin } from 'vite';

const metadata = path.join(import.meta.dirname, 'class-metadata.ts');

/**
 * What our container never does. It makes objects with factories (`toResolvedValue`) from other objects, synchronously.
 * So it needs no instantiation through decorator metadata, no transient values and no aliases, and is neither unbound
 * nor copied. The content security policy also forbids its code generation.
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

/** What `resolveMany` does for any number of arguments, unrolled for two, three and four. */
const anyNumber = /resolve(?:Two|Three|Four)/;

/**
 * Removes from the container what none of our pages run, along with most of `reflect-metadata`, which serves
 * decorators. Together that is a tenth of what a live page may load besides React.
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
      // Each of these files exports a function or class named like the file; if one does not, the build fails.
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
