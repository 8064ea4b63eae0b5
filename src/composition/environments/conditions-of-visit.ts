import { PageConditions, stateParams, statePaths } from '../../contract/dev-states.ts';

/**
 * The conditions that the page's address asks for, if the server has signed them. Null for an address without any, or
 * without a valid signature.
 */
export async function conditionsOfVisit(page: URL): Promise<PageConditions | null> {
  const query = new URLSearchParams();
  for (const name of Object.values(stateParams)) {
    const value = page.searchParams.get(name);
    if (value === null) return null;
    query.set(name, value);
  }
  const answer = await fetch(`${statePaths.conditions}?${query}`);
  const conditions = answer.ok ? PageConditions.safeParse(await answer.json()).data : undefined;
  if (conditions === undefined)
    console.error('The state in the address is none that this server has signed.');
  return conditions ?? null;
}
