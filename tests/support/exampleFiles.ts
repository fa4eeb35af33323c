import type { DataFile } from '../../src/compile/dataFile.ts';
import { parseFile } from '../../src/compile/parseFile.ts';
import { readDataFiles } from '../../src/compile/readDataFiles.ts';

const EXAMPLE = 'tests/example-flow/project';

/** What the example project takes of the portal's own files. */
const SHARED = /^(schemas\/(language|shared)|openapi\/components)\/|^content\/(site|return-codes)\.json$/;

const CONTRACT = `openapi: 3.1.0
info: { title: Example, version: '1' }
paths:
  /history/ask: { $ref: ./paths/history/historyAsk.yaml }
  /visa/apply: { $ref: ./paths/visa/visaApply.yaml }
`;

/** The files of the example project with all that they refer to: a small project of several flows that call one another. */
export function exampleFiles(): ReadonlyMap<string, DataFile> {
  const shared = [...readDataFiles('.')].filter(([path]) => SHARED.test(path));
  const contract = parseFile('openapi/gateway.yaml', CONTRACT);
  return new Map([...shared, ...readDataFiles(EXAMPLE), [contract.path, contract]]);
}
