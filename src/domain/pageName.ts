/** The name under which all words that the page of a wizard reads come at once; no file of words can have such a name. */
export function pageName(flow: string): string {
  return `~${flow}`;
}

/** The flow whose page a name stands for; `undefined` for the name of a file. */
export function flowOfPage(name: string): string | undefined {
  return name.startsWith('~') ? name.slice(1) : undefined;
}

/** The name under which comes what every wizard is called and is for: the pages that lead to wizards need no more of their words. */
export const WIZARD_NAMES = pageName('');
