import { stringify } from 'yaml';
import type { JsonObject } from '../../../../src/domain/json.ts';
import type { ContractOperation } from '../../../../gateway/contract/contractOperation.ts';
import { subjectNames } from './subjects.ts';

/** A row to begin with, from the example of the contract: the ids of the owner still have to be given. */
export function proposeRow({ operationId, auth, requestExamples }: ContractOperation): string {
  const { req_water_no: _number, terminal_no: _terminal, ...request } = (requestExamples[0] ?? {}) as JsonObject;
  const members = subjectNames.filter((name) => !['anonymous', 'expired', 'kickedOut'].includes(name));
  const answers =
    auth === 'member'
      ? { NOT_LOGIN: ['anonymous', 'expired'], KICK_OUT: ['kickedOut'], SUCCESS: members }
      : { SUCCESS: 'rest' };
  return stringify({ [operationId]: { request, answers } }, { collectionStyle: 'any', lineWidth: 110 });
}

/** The answers of a row as its file has them.
 * @param found code and subject */
export function describeAnswers(title: string, found: readonly (readonly [string, string])[]): string {
  const codes = [...new Set(found.map(([code]) => code))];
  const who = (code: string) => found.filter(([other]) => other === code).map(([, subject]) => subject);
  return [`${title}:`, '  answers:', ...codes.map((code) => `    ${code}: [${who(code).join(', ')}]`)].join('\n');
}
