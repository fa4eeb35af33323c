import './lib/requireNode.js';
import { ensureInstalled } from './lib/install.js';
import { timesTable } from './lib/report.js';
import { endAll } from './lib/run.js';

/** `npm test`: every part, or those named: `npm test -- unit layers`; `npm test -- quick`: the gates and the tests of what has
 * changed. Says what took how long, and ends with `N passed, N failed`. Tests of random cases try
 * a few, or `--times=<n>` times as many; `--seed=<n>` plays a run again. `--locale=zh-CN --width=320` gives another language and
 * window to the journeys that name none. */
async function main(args) {
  const wanted = args.filter((arg) => !arg.startsWith('--'));
  readFlags(args.filter((arg) => arg.startsWith('--')));
  await ensureInstalled();
  const { parts, quickParts, tearDown } = await import('./lib/parts.js');
  const chosen = choose(wanted, parts, quickParts);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, async () => {
      endAll();
      await tearDown();
      process.exit(1);
    });
  }
  const start = Date.now();
  const total = { passed: 0, failed: 0, skipped: 0, parts: [] };
  try {
    await runAll(
      chosen.filter((part) => part.light),
      2,
      total,
    );
    await runAll(
      chosen.filter((part) => !part.light),
      1,
      total,
    );
  } finally {
    await tearDown();
  }
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`\n${timesTable(total.parts, (Date.now() - start) / 1000)}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
}

function choose(wanted, parts, quickParts) {
  const named = new Map(parts.map((part) => [part.name, [part]]));
  named.set('quick', quickParts);
  const unknown = wanted.filter((name) => !named.has(name));
  if (unknown.length > 0) {
    throw new Error(`No part of the tests is named ${unknown.join(', ')}. There are: ${[...named.keys()].join(', ')}.`);
  }
  return wanted.length === 0 ? parts : [...new Set(wanted.flatMap((name) => named.get(name)))];
}

const FLAGS = [
  { pattern: /^--seed=(\d+)$/, variable: 'PROPERTY_SEED' },
  { pattern: /^--times=(\d+)$/, variable: 'PROPERTY_TIMES' },
  { pattern: /^--locale=(zh-HK|zh-CN|en)$/, variable: 'VISITOR_LOCALE' },
  { pattern: /^--width=(\d+)$/, variable: 'VISITOR_WIDTH' },
];

/** Hands the flags to the tests through the environment, and says the seed. */
function readFlags(flags) {
  process.env['PROPERTY_SEED'] ??= String(Math.trunc(Math.random() * 2 ** 31));
  for (const flag of flags) {
    const known = FLAGS.find(({ pattern }) => pattern.test(flag));
    if (!known)
      throw new Error(
        `${flag} is not known. There are --seed=<n>, --times=<n>, --locale=<zh-HK, zh-CN or en> and --width=<px>.`,
      );
    process.env[known.variable] = known.pattern.exec(flag)[1];
  }
  const seed = process.env['PROPERTY_SEED'];
  console.log(`Random cases of this run: --seed=${seed} plays them again, --times=20 tries twenty times as many.`);
}

/** Runs the parts in order, so many at a time. */
async function runAll(parts, atOnce, total) {
  const queue = [...parts];
  const work = async () => {
    for (let part = queue.shift(); part; part = queue.shift()) await runPart(part, total);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

async function runPart(part, total) {
  const start = Date.now();
  const found = await part.run().catch((error) => ({ passed: 0, failed: 1, skipped: 0, failures: error.message }));
  const seconds = (Date.now() - start) / 1000;
  total.parts.push({ name: part.name, seconds, files: found.files });
  for (const key of ['passed', 'failed', 'skipped']) total[key] += found[key];
  const counts = [
    `${found.passed} passed`,
    `${found.failed} failed`,
    found.skipped > 0 ? `${found.skipped} skipped` : '',
  ]
    .filter(Boolean)
    .join(', ');
  const mark = found.failed > 0 ? '✗' : '✓';
  console.log(
    `${mark} ${part.name.padEnd(9)} ${counts} (${seconds.toFixed(1)} s)  ${part.about}${found.note ? `: ${found.note}` : ''}`,
  );
  if (found.failures) console.log(`\n${found.failures}\n`);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
