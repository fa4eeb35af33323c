import { openapiRoot } from '../../compile/operations.ts';
import { didYouMean } from '../didYouMean.ts';
import type { Reporter } from './checkContext.ts';

/** A code that says that a call is in progress is answered by some call, or it holds no flow to anything. */
export function checkProcessingCodes(context: Reporter): void {
  const known = new Set(Object.values(context.project.operations).flatMap(({ meta }) => meta.returnCodes));
  for (const [index, code] of context.project.processingCodes.entries()) {
    if (known.has(code)) continue;
    const place = { file: openapiRoot, pointer: `/x-processing-codes/${index}` };
    const mend = didYouMean(code, [...known]).trim() || 'Remove it, or list it at the operation that answers it.';
    context.add('code-unknown', place, `no operation answers "${code}"`, mend);
  }
}
