import { expect, test } from 'vitest';
import { loadProject } from '../../compile/loadProject.ts';
import { readCommandLine } from './commandLine.ts';
import { listCommand } from './listCommand.ts';

const project = loadProject(process.cwd());

function said(...words: readonly string[]): { readonly out: string; readonly code: number } {
  return listCommand(project, readCommandLine(['list', ...words]));
}

test('without a kind, the kinds with how many there are of each', () => {
  const subFlows = Object.values(project.flows).filter(({ flow }) => !flow.meta.entries).length;
  expect(said().out).toMatch(new RegExp(`^  sub-flows +${String(subFlows)} +called as "src": "flow:<name>"$`, 'm'));
  expect(said().out).toMatch(new RegExp(`^  operations +${String(Object.keys(project.operations).length)} `, 'm'));
});

test('of a kind every name, or those that begin alike', () => {
  const names = (out: string) => [...out.matchAll(/^ {2}(\S+)/gm)].map(([, name]) => name);
  expect(names(said('operations').out)).toEqual(Object.keys(project.operations));
  expect(names(said('constants').out)).toEqual(Object.keys(project.constants));
  expect(names(said('rules').out)).toEqual(Object.keys(project.rules));
  const begun = names(said('constants', 'transfer.').out);
  expect(begun).toEqual(Object.keys(project.constants).filter((id) => id.startsWith('transfer.')));
});

test('of a sub-flow what it takes, how it ends and what each end gives', () => {
  const { out } = said('sub-flows', 'confirm-payment');
  expect(out).toMatch(/^takes as "input": operation, quote_id \(may be left out\), /m);
  expect(out).toMatch(/^ {2}outcome:authorised {2}ticket, otp_ticket \(may be absent\)$/m);
  expect(out).toMatch(/^ {2}outcome:back {2}nothing$/m);
  expect(out).toMatch(/^called by: .*\btransfer-to-hk\b/m);
});

test('of an operation what it takes, gives and may answer, and what comes with a code', () => {
  const { out } = said('operations', 'transferQuote');
  expect(out).toMatch(/^transferQuote {2}read, of a member: What a transfer would cost/);
  expect(out).toMatch(
    /^ {2}payee_card_no +text, may be absent, a secret: With toGc, the payee's card of the product\.$/m,
  );
  expect(out).toMatch(/^ {2}fee +money$/m);
  for (const code of project.operations['transferQuote']?.meta.returnCodes ?? []) expect(out).toMatch(`\n  ${code}`);
  expect(out).toMatch(/^ {2}OVER_LIMIT +left$/m);
  expect(out).not.toMatch('req_water_no');
});

test('of the member every field, and what the levels are', () => {
  const { out } = said('user');
  expect(out).toMatch(/realname_status +"0" \| "1" \| "3": '0' anonymous \(T1\), '1' registered \(T2\), '3' certified/);
  expect(out).toMatch(/^ {2}signed_in +true or false$/m);
  expect(out).toMatch(/^ {2}account_list\/-\/balance +money$/m);
});

test('every address that can be linked to, and what is there', () => {
  const { out } = said('pages');
  expect(out).toMatch(/^ {2}\/dashboard +a page$/m);
  expect(out).toMatch(/^ {2}\/dashboard\/transfer\/toHk +begins transfer-to-hk$/m);
});

test('the values of a choice', () => {
  expect(said('choices', 'card-organ').out).toMatch(/card-organ +"Mastercard" \| "UnionPay" \| "Visa"/);
});

test('of a constant the file that has it', () => {
  expect(said('constants', 'fee.atm').out).toMatch(/^ {2}fee\.atm.* \(content\/constants\/fees\.json\)$/m);
});

test('what is spelled like no name gets those with a word of it, else those of other kinds', () => {
  expect(said('operations', 'transferInstant').out).toMatch(/Names like it: (?=.*transferToHk).*transferQuote/);
  expect(said('rules', 'statement').out).toBe(
    'none of the rules is "statement". Names like it of other kinds: operations accountStatementList, ' +
      'accountStatementFile; pages /statement, /statement-en; constants account.statement.months, account.statement.time.\n',
  );
  expect(said('rules', 'zebra').out).toBe('none of the rules is "zebra".\n');
});

test('what is not there ends with 2 and the nearest name', () => {
  expect(said('pags')).toEqual({ out: 'there are no "pags" to list. Did you mean "pages"?\n', code: 2 });
  const { out, code } = said('operations', 'transferQoute');
  expect([out, code]).toEqual(['none of the operations is "transferQoute". Did you mean "transferQuote"?\n', 2]);
});
