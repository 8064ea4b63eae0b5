import { build, type Plugin } from 'vite';
import { inlinedUses } from './inlined-uses.ts';

const query = '?inline-script';
const prefix = '\0inline-script:';

/**
 * `import text from './some.ts?inline-script'` returns a script and its imports as one minified text, for inlining in a
 * page's HTML. It is bundled separately from the importing bundle, so that it is the same text everywhere, with one
 * hash.
 */
export function inlineScript(): Plugin {
  return {
    name: 'mallard:inline-script',
    enforce: 'pre',
    // With filters, so that the bundler calls the plugin for these modules only.
    resolveId: {
      filter: { id: /\?inline-script$/ },
      async handler(source, importer) {
        const found = await this.resolve(source.slice(0, -query.length), importer, { skipSelf: true });
        return found && `${prefix}${found.id}`;
      },
    },
    load: {
      filter: { id: /^\0inline-script:/ },
      async handler(id) {
        const { text, files } = await compiledScript(id.slice(prefix.length));
        for (const file of files) this.addWatchFile(file);
        return { code: `export default ${JSON.stringify(withoutMessages(text))};`, moduleSideEffects: false };
      },
    },
  };
}

/** A script and its imports as one minified text, and the files it consists of. Throws if it does not fit into one file. */
export async function compiledScript(
  file: string,
): Promise<{ readonly text: string; readonly files: readonly string[] }> {
  const made = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [inlinedUses(() => true)],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: 'iife', codeSplitting: false } },
    },
  });
  if (!('output' in made) || made.output.length !== 1)
    throw new Error(`${file} does not fit into one script`);
  const [{ code, moduleIds }] = made.output;
  if (/<\/script|<!--/i.test(code))
    throw new Error(`${file} cannot stand in a page: it would end its own tag`);
  return { text: code.trim(), files: moduleIds.filter((name) => !name.startsWith('\0')) };
}

/**
 * Drops error messages: inline scripts catch their own errors, so nobody reads the messages, which every page would
 * carry.
 */
function withoutMessages(code: string): string {
  return code.replace(/(\bthrow Error\()(?:`[^`]*`|"[^"]*"|'[^']*')\)/g, '$1)');
}
