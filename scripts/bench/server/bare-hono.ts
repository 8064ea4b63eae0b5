// The minimal Hono server: the baseline of every figure of the benchmark.
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';

const page = 'x'.repeat(Number(process.env['PAGE_BYTES'] ?? 10_000));
const app = new Hono();
app.get('/page', (c) => c.html(page));
app.get('/json', (c) => c.json([{ phrase: 'duck' }]));
app.post('/json', async (c) => {
  await c.req.text();
  return c.json({ ok: true });
});
app.get('/nothing', (c) => c.body(null, 204));
createAdaptorServer({ fetch: app.fetch }).listen(Number(process.env['PORT']), '127.0.0.1');
