// Cuts Stripe's published API description to the calls the card adapter makes, and Stripe's sample objects to those it
// reads. Both come from github.com/stripe/openapi (MIT, see LICENSE beside this file). A call is taken from the first
// description that has it, so that an older one, or the cut itself, fills in what a newer one is not at hand for.
//   node test/server/payment/stripe/description/cut.mjs <fixtures3.json> <openapi.json> [<older openapi.json> ...]
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const calls = {
  '/v1/checkout/sessions': ['post'],
  '/v1/checkout/sessions/{session}': ['get'],
  '/v1/checkout/sessions/{session}/expire': ['post'],
  '/v1/billing_portal/sessions': ['post'],
  '/v1/billing_portal/configurations': ['get', 'post'],
  '/v1/billing_portal/configurations/{configuration}': ['post'],
  '/v1/subscriptions/{subscription_exposed_id}': ['get', 'post', 'delete'],
  '/v1/subscriptions': ['get', 'post'],
  '/v1/subscription_schedules/{schedule}/release': ['post'],
  '/v1/invoices': ['get'],
  '/v1/charges': ['get'],
  '/v1/charges/{charge}': ['get'],
  '/v1/disputes': ['get'],
  '/v1/disputes/{dispute}': ['post'],
  '/v1/radar/early_fraud_warnings': ['get'],
  '/v1/refunds': ['post'],
  '/v1/radar/early_fraud_warnings/{early_fraud_warning}': ['get'],
  '/v1/events': ['get'],
  '/v1/prices': ['get', 'post'],
  '/v1/products': ['get', 'post'],
  '/v1/products/{id}': ['get'],
  '/v1/account': ['get'],
  '/v1/webhook_endpoints': ['get'],
  '/v1/customers': ['post'],
  '/v1/customers/{customer}': ['post'],
  '/v1/payment_methods/{payment_method}/attach': ['post'],
  '/v1/test_helpers/test_clocks': ['post'],
  '/v1/test_helpers/test_clocks/{test_clock}': ['get', 'delete'],
  '/v1/test_helpers/test_clocks/{test_clock}/advance': ['post'],
};
const objects = [
  'account',
  'billing_portal.configuration',
  'billing_portal.session',
  'charge',
  'checkout.session',
  'customer',
  'dispute',
  'event',
  'invoice',
  'invoice_payment',
  'payment_method',
  'price',
  'product',
  'radar.early_fraud_warning',
  'refund',
  'subscription',
  'tax.settings',
  'test_helpers.test_clock',
  'webhook_endpoint',
];

const [objectsFile, ...descriptionFiles] = process.argv.slice(2);
if (descriptionFiles.length === 0) throw new Error('Name the files: fixtures3.json, openapi.json');
const descriptions = descriptionFiles.map(read);
const [description] = descriptions;
const samples = read(objectsFile).resources;

write('api.json', {
  openapi: description.openapi,
  info: { title: description.info.title, version: description.info.version },
  paths: Object.fromEntries(
    Object.entries(calls).map(([name, methods]) => [
      name,
      Object.fromEntries(methods.map((method) => [method, request(operationOf(name, method))])),
    ]),
  ),
});
write('objects.json', Object.fromEntries(objects.map((name) => [name, samples[name]])));

function operationOf(name, method) {
  const found = descriptions.find(({ paths }) => paths[name]?.[method] !== undefined);
  if (found === undefined) throw new Error(`No description has ${method} ${name}`);
  return found.paths[name][method];
}

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
