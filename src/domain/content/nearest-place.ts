import { pathIn, splitPath } from '../locale/locale.ts';
import { nearestPath } from './nearest-path.ts';
import { otherNames, placeByOtherName } from './other-names.ts';

/**
 * The page of a closed list that an address without one most likely meant ({@link nearestPath}), by its own path, otherwise by
 * another name that visitors type for it ({@link placeByOtherName}), mistyped as well. Null when there is none. `known` are the paths of
 * one locale, that of `asked`.
 * @example nearestPlace('/de/downlods', ['/de', '/de/app']) // '/de/app'
 */
export function nearestPlace(asked: string, known: readonly string[]): string | null {
  const near = nearestPath(asked, known);
  if (near !== null) return near;
  const { locale } = splitPath(asked);
  const names = [...otherNames.keys()].map((name) => pathIn(locale, name));
  const meant = names.filter((name) => known.includes(placeByOtherName(name) ?? ''));
  const name = nearestPath(asked, meant);
  return name === null ? null : placeByOtherName(name);
}
