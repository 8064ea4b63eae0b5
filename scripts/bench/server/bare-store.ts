// The minimal time to open a server's store: the baseline for the server's start.
import { createServer } from 'node:http';
import { PGlite } from '@electric-sql/pglite';

const store = await PGlite.create({ dataDir: process.env['STORE'] ?? '' });
await store.query('select 1');
createServer((_request, response) => response.end()).listen(Number(process.env['PORT']), '127.0.0.1');
process.once('SIGTERM', () => {
  void store.close().then(() => process.exit());
});
