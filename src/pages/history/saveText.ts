/** Lets the browser keep a text that was made here as a file. */
export function saveText(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read it after the press only.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
