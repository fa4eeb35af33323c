/** Characters that show nothing themselves: they turn the direction of the text around them, or hide in a word so that it is not what it
 * looks like (Unicode TR 36). Ends of lines and tabs stay, and what joins letters and pictures (U+200C, U+200D). */
export const HIDDEN_CHARACTERS =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
