import { describe, expect, it } from 'vitest';
import { testPaths } from '../../src/check/paths/testPath.ts';
import type { PathStep, TestPath } from '../../src/check/paths/testPath.ts';
import { loadProject } from '../../src/compile/loadProject.ts';
import { propertyRuns } from '../support/propertyRuns.ts';
import { fillStep, type Given } from './support/fillStep.ts';
import { journey } from './support/journey.ts';
import { chan, PAY_PASSWORD, payees, wong } from './support/members.ts';
import { beginTransfer, confirmPayee } from './support/transfer.ts';
import type { Visitor } from './support/visitor.ts';
import { walkPath } from './support/walkPath.ts';

/** Test cases that `flow paths` makes of the flow file, walked as they stand (R-FLOW-41): a few every day, with `--times=10` all. */
const FLOW = 'transfer-to-hk';
/** What is walked every day: the money goes, a ticket has run out, Back out of a sub-flow, a call that is refused. */
const EVERY_DAY = [
  'pair:authorise.onDone.0 > sending.onDone.1',
  'pair:authorise.onDone.0 > sending.onError.3',
  'transition:authorise.onDone.3',
  'transition:findingPayee.onError.0',
];
const A_PATH_MS = 90_000;

const project = loadProject(process.cwd());
const { paths } = testPaths(project, FLOW);
/** What becomes of a transfer hours later is nothing that a gateway answers at once. */
const isOfLater = (path: TestPath) =>
  path.steps.some(
    ({ doing }) =>
      doing.type === 'reply' && doing.operation === 'historyDetail' && doing.decides['status'] !== 'processing',
  );
/** Nor have the members of the sample all their accounts closed. */
const isOfClosed = (path: TestPath) =>
  path.steps.some(
    ({ doing }) =>
      doing.type === 'reply' &&
      doing.operation === 'userInfoQuery' &&
      !JSON.stringify(doing.decides).includes('active'),
  );
const chosen = inOrder(paths.filter((path) => !isOfLater(path) && !isOfClosed(path))).slice(
  0,
  propertyRuns(EVERY_DAY.length),
);
const { arrive } = journey();

/** Above the limit from which a one-time code is asked; somebody with enough money. */
const asksForCode = (path: TestPath) =>
  path.steps.some(({ doing }) => doing.type === 'reply' && doing.decides['otp_required'] === true);

describe.each(
  [
    { member: chan, isFor: (path: TestPath) => !asksForCode(path) },
    { member: wong, isFor: asksForCode },
  ].filter(({ isFor }) => chosen.some(isFor)),
)('paths of $member.name', ({ member, isFor }) => {
  const own = chosen.filter(isFor);
  it(`${own.map(({ id }) => id).join(', ')}`, { timeout: A_PATH_MS * (own.length + 1) }, async () => {
    const visitor = await arrive({ pictures: `paths-${member.name}` });
    await visitor.enter(member);
    await visitor.page.waitForURL('**/dashboard');
    const run = { project, begin: beginTransfer, fill, mobile: member.mobile };
    const walked: string[] = [];
    for (const path of own) {
      await walkPath(visitor, path, run).catch((error: unknown) => {
        throw new Error(`${path.id} (${path.covers.join(', ')})`, { cause: error });
      });
      walked.push(path.id);
    }
    expect(walked).toEqual(own.map(({ id }) => id));
  });
});

function inOrder(all: readonly TestPath[]): readonly TestPath[] {
  const first = EVERY_DAY.flatMap((target) => all.find(({ covers }) => covers.includes(target)) ?? []);
  expect(first).toHaveLength(EVERY_DAY.length);
  return [...first, ...all.filter((path) => !first.includes(path))];
}

async function fill(visitor: Visitor, path: TestPath, step: PathStep): Promise<void> {
  if (step.at.path === 'review') return confirmPayee(visitor);
  await fillStep(visitor, step.at.flow, step.at.state, given(path, step));
}

/** The values of the path where the gateway knows them, else ones of its sample members and payees. */
function given(path: TestPath, { at, doing }: PathStep): Given {
  if (at.flow === 'confirm-payment') return { pay_pwd: PAY_PASSWORD };
  if (at.path !== 'details' || doing.type !== 'answer') return {};
  const isSlow = path.steps.some(
    (step) => step.doing.type === 'reply' && step.doing.decides['status'] === 'processing',
  );
  const { method } = doing.decides;
  const amount = asksForCode(path) ? '10000.01' : '10.00';
  const common = { account_id: 0, method: String(method), amount };
  return method === 'FPS'
    ? { ...common, type: 'mobile', mobile: payees.fps }
    : {
        ...common,
        payee_name_en: 'Sample Payee',
        bank_code: payees.bank,
        account_number: isSlow ? payees.slowAccount : payees.account,
      };
}
