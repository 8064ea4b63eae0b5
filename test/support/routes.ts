import { codeFacts } from './code-facts.ts';
import { filesIn } from './reached.ts';

interface RouteFile {
  readonly file: string;
  /** As the router's generator has the file name itself: `/_live/pro/login`. */
  readonly id: string;
}

const routeFiles: readonly RouteFile[] = filesIn('src/ui/routes').flatMap((file) =>
  codeFacts(file).calls.flatMap(({ callee, first }) =>
    callee === 'createFileRoute' ? [{ file, id: first }] : [],
  ),
);

/** The path of what a route shows: parts that begin with an underscore are frames only, and a slash at the end stands for the page of a folder. */
const pathOf = ({ id }: RouteFile) =>
  `/${id
    .split('/')
    .filter((part) => part !== '' && !part.startsWith('_'))
    .join('/')}`;

/** The route that shows a page, with the files of the frames around it. Throws when none does. */
export function routeOf(page: string): RouteFile & { readonly frames: readonly string[] } {
  // A frame around other pages has the path of the folder's page, but a shorter id.
  const own = routeFiles
    .filter((route) => pathOf(route) === page && !/\/_[^/]*$/.test(route.id))
    .toSorted((one, other) => other.id.length - one.id.length)[0];
  if (own === undefined) throw new Error(`no route file shows ${page}`);
  const frames = routeFiles.filter((route) => route !== own && own.id.startsWith(`${route.id}/`));
  return { ...own, frames: frames.map(({ file }) => file) };
}
