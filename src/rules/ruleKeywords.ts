import type { RuleKeyword } from './keyword.ts';
import { ageAtLeast } from './keywords/ageAtLeast.ts';
import { ageBelow } from './keywords/ageBelow.ts';
import { birthDateIn } from './keywords/birthDateIn.ts';
import { checkDigit } from './keywords/checkDigit.ts';
import { dateAtLeast } from './keywords/dateAtLeast.ts';
import { dateAtMost } from './keywords/dateAtMost.ts';
import { daysUntil } from './keywords/daysUntil.ts';
import { equalTo } from './keywords/equalTo.ts';
import { inTable } from './keywords/inTable.ts';
import { moneyAtLeast } from './keywords/moneyAtLeast.ts';
import { moneyAtMost } from './keywords/moneyAtMost.ts';
import { moneyMultipleOf } from './keywords/moneyMultipleOf.ts';
import { partOf } from './keywords/partOf.ts';
import { repeats } from './keywords/repeats.ts';
import { rowsApart } from './keywords/rowsApart.ts';
import { rowsDiffer } from './keywords/rowsDiffer.ts';
import { rowsSum } from './keywords/rowsSum.ts';
import { sameName } from './keywords/sameName.ts';
import { workdayWindow } from './keywords/workdayWindow.ts';

/** The closed set of our own keywords, each under its name. */
export const ruleKeywords: readonly RuleKeyword[] = [
  ageAtLeast,
  ageBelow,
  birthDateIn,
  checkDigit,
  dateAtLeast,
  dateAtMost,
  daysUntil,
  equalTo,
  inTable,
  moneyAtLeast,
  moneyAtMost,
  moneyMultipleOf,
  partOf,
  repeats,
  rowsApart,
  rowsDiffer,
  rowsSum,
  sameName,
  workdayWindow,
] as readonly unknown[] as readonly RuleKeyword[];
