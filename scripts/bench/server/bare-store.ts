// The least that opening the store of a server takes: the limit beside which the start of the server stands.
import { createServer } from 'node:http';
import { PGlite } from '@electric-sql/pglite';

const store = await PGlite.create({ dataDir: process.env['STORE'] ?? '' });
await store.query('select 1');
createServer((_request, response) => response.end()).listen(Number(process.env['PORT']), '127.0.0.1');
process.once('SIGTERM', () => {
  void store.close().then(() => process.exit());
});
