import type { Operator } from '../mutant.ts';
import { contract } from './contract.ts';
import { examples } from './examples.ts';
import { flowKeys } from './flowKeys.ts';
import { flowNames } from './flowNames.ts';
import { formNames } from './formNames.ts';
import { mappings } from './mappings.ts';
import { moneyOrder } from './moneyOrder.ts';
import { pointerNames } from './pointerNames.ts';
import { promises } from './promises.ts';
import { ruleNames } from './ruleNames.ts';
import { valid } from './valid.ts';
import { types } from './types.ts';
import { waysOut } from './waysOut.ts';
import { words } from './words.ts';

/** Every kind of careless edit. */
export const OPERATORS: readonly Operator[] = [
  ...flowNames,
  ...flowKeys,
  ...pointerNames,
  ...mappings,
  ...types,
  ...waysOut,
  ...moneyOrder,
  ...promises,
  ...examples,
  ...ruleNames,
  ...formNames,
  ...contract,
  ...words,
  ...valid,
];
