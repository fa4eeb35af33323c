/** One thing that is different, as a product owner would say it. */
export interface Change {
  readonly subject: Subject;
  /** The flow it is about; absent when it is about several. */
  readonly flow?: string;
  readonly sentence: string;
}

export type Subject =
  | 'process'
  | 'steps'
  | 'branches'
  | 'questions'
  | 'rules'
  | 'figures'
  | 'constants'
  | 'calls'
  | 'words'
  | 'promises'
  | 'records';

/** What changes are put under, in this order. */
const HEADINGS: { readonly [subject in Subject]: string } = {
  process: 'The process',
  steps: 'Steps, calls and outcomes',
  branches: 'Branches',
  questions: 'Questions and summaries',
  rules: 'Rules',
  figures: 'Figures',
  constants: 'Fees, limits and days',
  calls: 'Calls to the gateway',
  words: 'Words',
  promises: 'Promises',
  records: 'Members in progress',
};

/** Changes to read: by flow, then by what they are about. `markdown` for a pull request. */
export function diffText(changes: readonly Change[], markdown: boolean): string {
  const flows = [...new Set(changes.map(({ flow }) => flow))].sort(
    (a, b) => Number(a === undefined) - Number(b === undefined),
  );
  const marks = markdown ? { flow: '## ', subject: '### ', line: '- ' } : { flow: '', subject: '  ', line: '    ' };
  const said = markdown ? asWritten : (sentence: string) => sentence;
  return flows
    .map((flow) => {
      const own = changes.filter((change) => change.flow === flow);
      const subjects = (Object.keys(HEADINGS) as Subject[]).filter((subject) =>
        own.some((change) => change.subject === subject),
      );
      const parts = subjects.flatMap((subject) => [
        `${marks.subject}${HEADINGS[subject]}`,
        ...own.filter((change) => change.subject === subject).map(({ sentence }) => `${marks.line}${said(sentence)}`),
      ]);
      return [`${marks.flow}${flow ?? 'Across all processes'}`, ...parts].join('\n');
    })
    .join('\n\n');
}

/** Signs that a pull request would take for marks of its own, in words and values that are quoted. */
function asWritten(sentence: string): string {
  return sentence.replaceAll(/[\\`*<[~]|(?<!\w)_|_(?!\w)/g, '\\$&');
}
