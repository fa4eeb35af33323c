/** A place in words that leads somewhere: `[[guide: the guide]]`, the name of a link of the flow and the words to follow. */
export const LINK_MARK = /\[\[([a-z][A-Za-z0-9]*): ([^[\]]+)\]\]/g;
