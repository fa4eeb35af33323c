/** A text to read, as `content/articles/<id>/<language>.md` says it. `{{…}}` in its texts are constants and names of the site. */
export interface Article {
  readonly title: string;
  /** One sentence on what it is about: under the title, and what search engines show. */
  readonly description: string;
  readonly body: readonly Block[];
}

export type Block =
  | { readonly type: 'heading'; readonly level: 2 | 3; readonly content: readonly Inline[] }
  | { readonly type: 'paragraph'; readonly content: readonly Inline[] }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Block[])[] }
  | { readonly type: 'table'; readonly head: readonly Cell[]; readonly rows: readonly (readonly Cell[])[] }
  /** What is said apart from the rest; Markdown's quotation. */
  | { readonly type: 'note'; readonly body: readonly Block[] };

export type Cell = readonly Inline[];

export type Inline =
  | string
  | { readonly type: 'strong' | 'emphasis'; readonly content: readonly Inline[] }
  /** An address of the portal, `mailto:`, `tel:` or `https:`. */
  | { readonly type: 'link'; readonly to: string; readonly content: readonly Inline[] };
