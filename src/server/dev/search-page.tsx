/** @jsxImportSource hono/jsx */
import { Hono } from 'hono';
import { devPaths } from '../../contract/dev.ts';
import { searchParams } from '../../domain/search/form.ts';
import { answerPage } from './page.tsx';
import { Toolbar } from './toolbar.tsx';

/** The target of searches while no search service is configured; shows what the service would be asked. */
export function searchPageRoutes(): Hono {
  return new Hono().get(devPaths.search, (c) => {
    const fields = [...new URL(c.req.url).searchParams];
    const query = fields.find(([name]) => name === searchParams.query)?.[1] ?? '';
    return answerPage(c, {
      title: query === '' ? 'Search' : `${query} – Search`,
      language: 'en',
      body: <SearchBody query={query} fields={fields} />,
    });
  });
}

interface SearchBodyProps {
  readonly query: string;
  readonly fields: readonly (readonly [string, string])[];
}

function SearchBody({ query, fields }: SearchBodyProps) {
  return (
    <>
      <Toolbar current={devPaths.search} />
      <main class="sheet">
        <div class="stack">
          <h1>Search</h1>
          <p class="quiet">
            Results come from the search service, which is not part of this site. <code>SEARCH_URL</code> says
            where it is; every search is then led on to it, with these fields.
          </p>
        </div>
        <form class="row" action="/">
          <div class="field">
            <label for="query">Search for</label>
            <input
              class="control"
              id="query"
              name={searchParams.query}
              type="search"
              value={query}
              required
            />
          </div>
          <button class="button" type="submit">
            Search
          </button>
        </form>
        {fields.length > 0 && (
          <table>
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">Value</th>
              </tr>
            </thead>
            <tbody>
              {fields.map(([name, value]) => (
                <tr key={name}>
                  <td>{name}</td>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </main>
    </>
  );
}
