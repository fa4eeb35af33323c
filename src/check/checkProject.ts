import { firstLine } from './attempt.ts';
import type { Project } from '../compile/project.ts';
import { inOrder, type Finding } from './finding.ts';
import { checkedAgain } from './memory/checkedAgain.ts';
import { checkArticles } from './static/checkArticles.ts';
import { checkArticlesAlike } from './static/checkArticlesAlike.ts';
import { checkAnswers } from './static/checkAnswers.ts';
import { checkBankNames } from './static/checkBankNames.ts';
import { checkBoundConstants } from './static/checkBoundConstants.ts';
import { checkCalled } from './static/checkCalled.ts';
import { checkCalls } from './static/checkCalls.ts';
import { checkChosenRow } from './static/checkChosenRow.ts';
import { checkChosenValue } from './static/checkChosenValue.ts';
import { CheckContext, type FlowView } from './static/checkContext.ts';
import { checkComparisons } from './static/checkComparisons.ts';
import {
  checkCalendars,
  checkCodePlaces,
  checkConstants,
  checkFormFiles,
  checkProcessingCodes,
} from './static/checkContent.ts';
import { checkConsents } from './static/checkConsents.ts';
import { checkConstantSpans } from './static/checkConstantSpans.ts';
import { checkContractExamples } from './static/checkContractExamples.ts';
import { checkCrossed } from './static/checkCrossed.ts';
import { checkCrossedValues } from './static/checkCrossedValues.ts';
import { checkLedValues } from './static/checkLedValues.ts';
import { checkPrefilled } from './static/checkPrefilled.ts';
import { checkDefaults } from './static/checkDefaults.ts';
import { checkDocuments } from './static/checkDocuments.ts';
import { checkEach } from './static/checkEach.ts';
import { checkEffects } from './static/checkEffects.ts';
import { checkEntries, checkPages, checkStepPaths } from './static/checkEntries.ts';
import { checkEvents } from './static/checkEvents.ts';
import { checkFigureFiles } from './static/checkFigureFiles.ts';
import { checkFilePlaces } from './static/checkFilePlaces.ts';
import { checkFigures } from './static/checkFigures.ts';
import { checkFiles, checkCircles } from './static/checkFiles.ts';
import { checkFamilies } from './static/checkFamilies.ts';
import { checkForms, checkFormSchemas } from './static/checkForms.ts';
import { checkHidden, checkWhens } from './static/checkWhens.ts';
import { checkHandedOn } from './static/checkHandedOn.ts';
import { checkHelp } from './static/checkHelp.ts';
import { checkLayouts } from './static/checkLayouts.ts';
import { checkLimitsCrossed } from './static/checkLimitsCrossed.ts';
import { checkMachine } from './static/checkMachine.ts';
import { checkGivenFiles } from './static/checkFieldService.ts';
import { checkMappings } from './static/checkMappings.ts';
import { checkMarkup } from './static/checkMarkup.ts';
import { checkMarks } from './static/checkMarks.ts';
import { checkMoney } from './static/checkMoney.ts';
import { checkTickets } from './static/checkTickets.ts';
import { checkTicketsAsked } from './static/checkTicketsAsked.ts';
import { checkMigrations } from './static/checkMigrations.ts';
import { checkMissingForms } from './static/missingForms.ts';
import { checkNames } from './static/checkNames.ts';
import { checkNeededFiles } from './static/checkNeededFiles.ts';
import { checkOrigins } from './static/checkOrigins.ts';
import { checkPatterns } from './static/checkPatterns.ts';
import { checkPublic } from './static/checkPublic.ts';
import { checkVariants } from './static/checkVariants.ts';
import { checkPromises } from './static/checkPromises.ts';
import { checkQuotes } from './static/checkQuotes.ts';
import { checkQuotedSeen } from './static/checkQuotedSeen.ts';
import { checkRefused } from './static/checkRefused.ts';
import { checkReferences } from './static/checkReferences.ts';
import { checkReviewed } from './static/checkReviewed.ts';
import { checkReviewedReply } from './static/checkReviewedReply.ts';
import { checkSaidFormats } from './static/checkSaidFormats.ts';
import { checkSaidUnits } from './static/checkSaidUnits.ts';
import { checkRounds } from './static/checkRounds.ts';
import { checkRuleAnswers } from './static/checkRuleAnswers.ts';
import { checkRuleMembers } from './static/checkRuleMembers.ts';
import { checkRules } from './static/checkRules.ts';
import { checkSchemas } from './static/checkSchemas.ts';
import { checkScripts } from './static/checkScripts.ts';
import { checkSameEnds } from './static/checkSameEnds.ts';
import { checkServed } from './static/checkServed.ts';
import { checkShape } from './static/checkShape.ts';
import { checkSlots } from './static/checkInterpolation.ts';
import { checkShownFigures } from './static/checkShownFigures.ts';
import { checkShownGiven } from './static/checkShownGiven.ts';
import { checkShownSecrets } from './static/checkShownSecrets.ts';
import { checkSumsSeen } from './static/checkSumsSeen.ts';
import { checkSteps } from './static/checkSteps.ts';
import { checkTidy } from './static/checkTidy.ts';
import { checkToDo } from './static/checkToDo.ts';
import { checkUneven } from './static/checkUneven.ts';
import { checkCommonWords, checkWords } from './static/checkWords.ts';
import { checkWidgets } from './static/checkWidgets.ts';
import { valuesAt } from './static/pointerTypes.ts';

/** What is no one flow's. */
const PROJECT_CHECKS: readonly ((context: CheckContext) => void)[] = [
  checkFilePlaces,
  checkReferences,
  checkMarks,
  checkContractExamples,
  checkEffects,
  checkRules,
  checkRuleMembers,
  checkFigureFiles,
  checkConstants,
  checkLimitsCrossed,
  checkConstantSpans,
  checkBoundConstants,
  checkCalendars,
  checkFamilies,
  checkPatterns,
  checkEntries,
  checkPages,
  checkStepPaths,
  checkRounds,
  checkSchemas,
  checkFormSchemas,
  checkFormFiles,
  checkTidy,
  checkDefaults,
  checkComparisons,
  checkHidden,
  checkWhens,
  checkAnswers,
  checkLayouts,
  checkCommonWords,
  checkSlots,
  checkUneven,
  checkFigures,
  checkSaidFormats,
  checkScripts,
  checkMarkup,
  checkArticles,
  checkArticlesAlike,
  checkDocuments,
  checkProcessingCodes,
  checkCodePlaces,
  checkVariants,
  checkBankNames,
  checkToDo,
];

/** They look into folders that are no data of the project, which may change by themselves: never told again. */
const FOLDER_CHECKS: readonly ((context: CheckContext) => void)[] = [checkNeededFiles, checkServed, checkPublic];

type FlowCheck = (view: FlowView) => void;

const FLOW_CHECKS: readonly FlowCheck[] = [
  checkNames,
  checkMissingForms,
  checkEvents,
  checkMachine,
  checkCrossed,
  checkLedValues,
  checkSameEnds,
  checkEach,
  checkCalls,
  checkRefused,
  checkMoney,
  checkQuotes,
  checkChosenRow,
  checkChosenValue,
  checkRuleAnswers,
  checkPrefilled,
  checkReviewed,
  checkReviewedReply,
  checkQuotedSeen,
  checkShownGiven,
  checkSumsSeen,
  checkHandedOn,
  checkTickets,
  checkTicketsAsked,
  checkMappings,
  checkOrigins,
  checkConsents,
  checkGivenFiles,
  checkSteps,
  checkShownFigures,
  checkShownSecrets,
  checkCalled,
  checkCrossedValues,
  checkForms,
  checkWidgets,
  checkWords,
  checkSaidUnits,
  checkHelp,
  checkPromises,
  checkShape,
  checkMigrations,
];

/** Everything that is wrong in the data files of a project, in order of place. Never throws for what a file says.
 * @param only flows that are looked at by themselves, when not all are */
export function checkProject(project: Project, only?: ReadonlySet<string>): readonly Finding[] {
  const context = new CheckContext(project);
  const guarded = (file: string, check: () => void) => {
    try {
      check();
    } catch (error) {
      const why = firstLine(error);
      const what = `a check stopped: ${why}`;
      context.add('check-failed', { file, pointer: '' }, what, 'Fix the other findings of this file first.');
    }
  };
  guarded('flows', () => checkFiles(context));
  guarded('flows', () => checkCircles(context));
  const views = context.flows();
  for (const view of views) view.valuesAt = (pointer) => valuesAt(view, pointer);
  for (const check of FOLDER_CHECKS) guarded('flows', () => check(context));
  for (const check of PROJECT_CHECKS)
    guarded('flows', () => checkedAgain(context, context.language, check, () => check(context)));
  const looked = only ? views.filter(({ id }) => only.has(id)) : views;
  for (const { id, file, entry } of looked)
    for (const check of FLOW_CHECKS)
      guarded(file, () => checkedAgain(context, entry.file, check, () => checkFlow(context, id, check)));
  return inOrder(context.findings);
}

function checkFlow(context: CheckContext, id: string, check: FlowCheck): void {
  // The flow is taken anew from the project: all that a check sees of it is read.
  const view = context.flow(id);
  if (view) check(view);
}
