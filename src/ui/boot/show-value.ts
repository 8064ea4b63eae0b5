/**
 * Shows a machine-made value such as a URL, with a line break allowed after each separator, so that long names move to
 * the next line as a whole.
 */
export function showValue(place: Element, value: string): void {
  const page = place.ownerDocument;
  const parts = value.split(/(?<=[,:_/?&=])(?=[^,:_/?&=])/);
  place.replaceChildren(
    ...parts.flatMap((part, at) => (at === 0 ? [part] : [page.createElement('wbr'), part])),
  );
}
