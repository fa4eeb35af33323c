/** One picture of the carousel with its words, and what it does when it is pressed. */
export interface Slide {
  readonly picture: string;
  readonly title?: string;
  readonly text?: string;
  readonly action?: SlideAction;
}

export type SlideAction =
  | { readonly type: 'page'; readonly to: string; readonly label: string }
  /** In a new tab (R-HOME-10). */
  | { readonly type: 'link'; readonly href: string; readonly label: string }
  /** In the viewer (R-HOME-11). */
  | { readonly type: 'view'; readonly picture: string; readonly label: string };

/** What the viewer shows. */
export interface ViewedPicture {
  readonly picture: string;
  readonly title: string | undefined;
}
