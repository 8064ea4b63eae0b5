// Cuts Stripe's published API description to the calls the card adapter makes, and Stripe's sample objects to those it
// reads. Both come from github.com/stripe/openapi (MIT, see LICENSE beside this file).
//   node test/server/payment/stripe/description/cut.mjs <openapi.json> <fixtures3.json>
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const calls = {
  '/v1/checkout/sessions': ['post'],
  '/v1/checkout/sessions/{session}': ['get'],
  '/v1/checkout/sessions/{session}/expire': ['post'],
  '/v1/billing_portal/sessions': ['post'],
  '/v1/subscriptions/{subscription_exposed_id}': ['get', 'post', 'delete'],
  '/v1/subscription_schedules/{schedule}/release': ['post'],
  '/v1/invoices': ['get'],
  '/v1/events': ['get'],
  '/v1/prices': ['get', 'post'],
  '/v1/products': ['post'],
  '/v1/products/{id}': ['get'],
};
const objects = [
  'billing_portal.session',
  'checkout.session',
  'event',
  'invoice',
  'payment_method',
  'price',
  'product',
  'subscription',
];

const [descriptionFile, objectsFile] = process.argv.slice(2);
if (objectsFile === undefined) throw new Error('Name the two files: openapi.json and fixtures3.json');
const description = read(descriptionFile);
const samples = read(objectsFile).resources;

write('api.json', {
  openapi: description.openapi,
  info: { title: description.info.title, version: description.info.version },
  paths: Object.fromEntries(
    Object.entries(calls).map(([name, methods]) => [
      name,
      Object.fromEntries(methods.map((method) => [method, request(description.paths[name][method])])),
    ]),
  ),
});
write('objects.json', Object.fromEntries(objects.map((name) => [name, samples[name]])));

/** What may be asked. What is answered is left out: the sample objects say it, and they are newer. */
function request({ operationId, parameters = [], requestBody }) {
  return { operationId, parameters: plain(parameters), requestBody: plain(requestBody) };
}

function plain(value) {
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object') return value;
  const isText = ([key, inner]) => (key === 'description' || key === 'title') && typeof inner === 'string';
  return Object.fromEntries(
    Object.entries(value)
      .filter((entry) => !isText(entry) && !entry[0].startsWith('x-'))
      .map(([key, inner]) => [key, plain(inner)]),
  );
}

function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function write(name, value) {
  writeFileSync(path.join(import.meta.dirname, name), `${JSON.stringify(value, null, 1)}\n`);
}
