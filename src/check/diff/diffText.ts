import { HEADINGS, type Change, type Subject } from './change.ts';

/** Changes to read: by flow, then by what they are about. `markdown` for a pull request. */
export function diffText(changes: readonly Change[], markdown: boolean): string {
  const flows = [...new Set(changes.map(({ flow }) => flow))].sort(
    (a, b) => Number(a === undefined) - Number(b === undefined),
  );
  const marks = markdown ? { flow: '## ', subject: '### ', line: '- ' } : { flow: '', subject: '  ', line: '    ' };
  return flows
    .map((flow) => {
      const own = changes.filter((change) => change.flow === flow);
      const subjects = (Object.keys(HEADINGS) as Subject[]).filter((subject) =>
        own.some((change) => change.subject === subject),
      );
      const parts = subjects.flatMap((subject) => [
        `${marks.subject}${HEADINGS[subject]}`,
        ...own.filter((change) => change.subject === subject).map(({ sentence }) => `${marks.line}${sentence}`),
      ]);
      return [`${marks.flow}${flow ?? 'For every process'}`, ...parts].join('\n');
    })
    .join('\n\n');
}
