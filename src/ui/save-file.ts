/** Saves a text as a file in the visitor's downloads. `type` is its media type, such as `application/json`. */
export function saveFile({
  name,
  content,
  type,
}: {
  readonly name: string;
  readonly content: string;
  readonly type: string;
}): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
