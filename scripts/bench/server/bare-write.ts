// The minimal call with a write: a bare Hono handler that writes one row to its own store.
import { PGlite } from '@electric-sql/pglite';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';

const store = await PGlite.create({ dataDir: process.env['STORE'] ?? '' });
await store.exec(`
  create table kept (id integer primary key, tries integer not null, at bigint not null);
  insert into kept select id, 0, 0 from generate_series(1, 1000) as id;
`);
let turn = 0;
const app = new Hono();
app.get('/ready', (c) => c.body(null));
app.post('/json', async (c) => {
  await c.req.text();
  turn += 1;
  await store.query('update kept set tries = tries + 1, at = $2 where id = $1', [
    1 + (turn % 1000),
    Date.now(),
  ]);
  return c.json({ ok: true });
});
createAdaptorServer({ fetch: app.fetch }).listen(Number(process.env['PORT']), '127.0.0.1');
