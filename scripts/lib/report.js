import { root } from './requireNode.js';

/** A test file and the seconds it took.
 * @typedef {{ name: string, seconds: number }} Took */

/** What a part of `npm test` found; `files` are its test files.
 * @typedef {{ passed: number, failed: number, skipped: number, note?: string, failures?: string, files?: Took[] }} Found */

/** The found of one gate, which counts as one test.
 * @param {{ code: number, output: string }} result
 * @returns {Found} */
export function gateFound({ code, output }, note) {
  const last = output.trim().split('\n').at(-1) ?? '';
  if (code === 0) return { passed: 1, failed: 0, skipped: 0, note: note ?? last };
  return { passed: 0, failed: 1, skipped: 0, failures: output.trim() };
}

/** The found of a part that has two halves.
 * @param {Found} one
 * @param {Found} other
 * @returns {Found} */
export function bothFound(one, other) {
  const join = (/** @type {'note' | 'failures'} */ key, between) =>
    [one[key], other[key]].filter(Boolean).join(between);
  const [note, failures] = [join('note', '; '), join('failures', '\n\n')];
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    ...(note ? { note } : {}),
    ...(failures ? { failures } : {}),
    files: [...(one.files ?? []), ...(other.files ?? [])],
  };
}

/** The found of a Vitest run, from its JSON report.
 * @param {import('vitest/reporters').JsonTestResults | undefined} report undefined when Vitest wrote none
 * @param {{ code: number, output: string }} result
 * @returns {Found} */
export function vitestFound(report, result) {
  if (!report) return { passed: 0, failed: 1, skipped: 0, failures: result.output.trim() };
  const skipped = report.numPendingTests + report.numTodoTests;
  // A file that cannot be loaded has no test to fail, and an unhandled error belongs to none: each is a failure.
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const counted = report.numFailedTests + broken.length;
  const failed = counted === 0 && result.code !== 0 ? 1 : counted;
  const failures = failed > 0 ? vitestFailures(report, result) : undefined;
  const files = report.testResults.map(({ name, startTime, endTime }) => ({
    name: name.replace(`${root}/`, ''),
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed: report.numPassedTests, failed, skipped, ...(failures ? { failures } : {}), files };
}

function vitestFailures(report, result) {
  const named = report.testResults.flatMap((file) => {
    const tests = file.assertionResults.filter(({ status }) => status === 'failed');
    const messages = tests.map((test) => `✗ ${test.fullName}\n${indent(test.failureMessages.join('\n'))}`);
    if (file.status !== 'failed' || (tests.length > 0 && !file.message))
      return messages.map((text) => `${file.name}\n${text}`);
    return [`${file.name}\n${indent(file.message)}`, ...messages];
  });
  return named.length > 0 ? named.join('\n\n') : result.output.trim();
}

function indent(text) {
  return text.replaceAll(/^/gm, '    ');
}

/** The seconds of each part, those of the whole run, in which some parts go side by side, and the ten test files that took the
 * longest.
 * @param {(Took & Pick<Found, 'files'>)[]} parts
 * @param {number} seconds of the whole run
 * @returns {string} */
export function timesTable(parts, seconds) {
  const slowest = parts
    .flatMap(({ files = [] }) => files)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, 10);
  return [
    'Seconds by part:',
    ...[...parts, { name: 'all', seconds }].map(line),
    ...(slowest.length > 0 ? ['The slowest test files:', ...slowest.map(line)] : []),
  ].join('\n');
}

function line({ name, seconds }) {
  return `${seconds.toFixed(1).padStart(8)}  ${name}`;
}
