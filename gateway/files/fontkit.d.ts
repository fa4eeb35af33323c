/** As much of it as is used; the package brings no types. */
declare module 'fontkit' {
  export interface Font {
    readonly layout: (text: string) => unknown;
  }
  export function create(file: Uint8Array): Font;
}
