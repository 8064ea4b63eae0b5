import { codeFacts } from './code-facts.ts';
import { filesIn } from './reached.ts';

interface RouteFile {
  readonly file: string;
  /** Its name according to the router's generator: `/_live/pro/login`. */
  readonly id: string;
}

const routeFiles: readonly RouteFile[] = filesIn('src/ui/routes').flatMap((file) =>
  codeFacts(file).calls.flatMap(({ callee, first }) =>
    callee === 'createFileRoute' ? [{ file, id: first }] : [],
  ),
);

/**
 * The path that a route shows: parts that begin with an underscore are layouts only, and a trailing slash stands for a
 * folder's index page.
 */
const pathOf = ({ id }: RouteFile) =>
  `/${id
    .split('/')
    .filter((part) => part !== '' && !part.startsWith('_'))
    .join('/')}`;

/** The route that shows a page, with the files of its layouts. Throws when there is none. */
export function routeOf(page: string): RouteFile & { readonly frames: readonly string[] } {
  // A layout around other pages has the path of the folder's page, but a shorter id.
  const own = routeFiles
    .filter((route) => pathOf(route) === page && !/\/_[^/]*$/.test(route.id))
    .toSorted((one, other) => other.id.length - one.id.length)[0];
  if (own === undefined) throw new Error(`no route file shows ${page}`);
  const frames = routeFiles.filter((route) => route !== own && own.id.startsWith(`${route.id}/`));
  return { ...own, frames: frames.map(({ file }) => file) };
}
