/** Removes the spaces after commas that the bundler leaves in lists; quoted text stays. */
export function tightLists(css: string): string {
  return css.replace(/("[^"]*"|'[^']*')|,\s+/g, (_, quoted?: string) => quoted ?? ',');
}
