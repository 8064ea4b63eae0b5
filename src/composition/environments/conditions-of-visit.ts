import { PageConditions, stateParams, statePaths } from '../../contract/dev-states.ts';

/**
 * What is to hold on this page by its address: the server says so, if it has signed it. Null for an address that says nothing, or
 * nothing that was signed.
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
