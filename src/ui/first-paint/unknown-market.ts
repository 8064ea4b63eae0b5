/**
 * Says on `<html>` that nobody could tell where the visitor is: shown are the prices that the page has without a script, those of the
 * language's country (`data-prices`; none is the United States).
 */
export function showUnknownMarket(dataset: DOMStringMap): void {
  const { prices } = dataset;
  if (prices === undefined) delete dataset['market'];
  else dataset['market'] = prices;
  dataset['visitor'] = 'unknown';
}
