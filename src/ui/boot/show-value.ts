/** Shows what a machine wrote, of which a line may end after each mark: a long name goes on in the next line as a whole, if it has room there. */
export function showValue(place: Element, value: string): void {
  const page = place.ownerDocument;
  const parts = value.split(/(?<=[,:_/?&=])(?=[^,:_/?&=])/);
  place.replaceChildren(
    ...parts.flatMap((part, at) => (at === 0 ? [part] : [page.createElement('wbr'), part])),
  );
}
