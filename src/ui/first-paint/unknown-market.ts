/**
 * Marks on `<html>` that the visitor's country could not be determined. The page then shows the same prices as without
 * a script, those of the language's country (`data-prices`; the United States if absent).
 */
export function showUnknownMarket(dataset: DOMStringMap): void {
  const { prices } = dataset;
  if (prices === undefined) delete dataset['market'];
  else dataset['market'] = prices;
  dataset['visitor'] = 'unknown';
}
