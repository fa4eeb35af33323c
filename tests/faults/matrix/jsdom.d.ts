/** As much of it as a step needs. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options: { readonly url: string; readonly pretendToBeVisual: boolean });
    readonly window: Window & { readonly [name: string]: unknown };
  }
}
