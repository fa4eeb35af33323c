/** Shows an error as Vite shows one in code, where its server is: React takes away a page whose styles cannot be made. The next edit
 * takes it away. */
export function showOverPage(error: unknown): void {
  const Overlay = globalThis.customElements?.get('vite-error-overlay');
  if (!Overlay || !(error instanceof Error) || document.querySelector('vite-error-overlay')) return;
  const Shown = Overlay as new (error: { readonly message: string; readonly stack: string }) => HTMLElement;
  document.body.append(new Shown({ message: error.message, stack: '' }));
}
