// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { showOverPage } from './showOverPage.ts';

test('what is wrong stands over the page, once, where the server of Vite shows errors', () => {
  showOverPage(new Error('no server'));
  expect(document.body.textContent).toBe('');
  class Overlay extends HTMLElement {
    constructor({ message }: { readonly message: string }) {
      super();
      this.textContent = message;
    }
  }
  customElements.define('vite-error-overlay', Overlay);
  showOverPage(new Error('first'));
  showOverPage(new Error('again'));
  expect(document.body.textContent).toBe('first');
});
