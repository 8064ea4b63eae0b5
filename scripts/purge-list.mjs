// Prints the addresses to purge at a CDN when one build replaces another: npm run purge-list -- <before> [<now>]
import { asLines, purgeList, readAddresses } from './build/purge-list.ts';
import { stop } from './setup/run.mjs';

const [before, now = 'dist'] = process.argv.slice(2);
if (before === undefined)
  stop('Say which build is replaced: its folder (dist), or the addresses.json that lay in it.');
const [old, own] = [before, now].map((place) => {
  return (
    readAddresses(place) ??
    stop(`There is no addresses.json in ${place}: it is no build, or one for a developer.`)
  );
});
process.stdout.write(asLines(purgeList(old, own)));
