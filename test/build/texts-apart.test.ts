import { expect, it } from 'vitest';
import { areaTextsName, pageTextsName, textsApart } from '../../scripts/build/texts-apart.ts';

/** The names that the loader in a bundle imports for some areas. */
async function namesImported(
  inBrowsers: Parameters<typeof textsApart>[0],
  areas: readonly string[],
): Promise<readonly string[]> {
  const { load } = textsApart(inBrowsers);
  if (typeof load !== 'object') throw new Error('The plugin loads nothing');
  const handler = load.handler as unknown as (this: object, id: string) => string;
  const code = handler.call({ environment: { name: 'client' } }, '/src/ui/load-texts.ts');
  const recorded = code.replaceAll('import(', 'globalThis.importedText(');
  const names: string[] = [];
  Object.assign(globalThis, {
    importedText: async (name: string) => {
      names.push(name);
      return { messages: {} };
    },
  });
  const { loadTexts } = await import(`data:text/javascript,${encodeURIComponent(recorded)}`);
  await loadTexts('en', areas);
  Reflect.deleteProperty(globalThis, 'importedText');
  return names;
}

it('scripts import texts by the names that the import map of their page has', async () => {
  const areas = ['account', 'email'];
  expect(await namesImported('of a page', areas)).toEqual([pageTextsName(areas)]);
  expect(await namesImported('by area', areas)).toEqual(areas.map(areaTextsName));
});
