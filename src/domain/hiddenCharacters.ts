/** Characters that show nothing themselves: they turn the direction of the text around them, stand for no letter, or hide in a word so that it
 * is not what it looks like (Unicode TR 36). Ends of lines and tabs stay, and what joins letters and pictures (U+200C, U+200D) or chooses
 * a form of the one before it (U+FE00 to U+FE0F, U+E0100 to U+E01EF). */
export const HIDDEN_CHARACTERS =
  // eslint-disable-next-line no-control-regex, no-misleading-character-class
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e00ff}\u{e01f0}-\u{e0fff}]|(?<=^|[\s\ufe00-\ufe0f\u{e0100}-\u{e01ef}])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;
