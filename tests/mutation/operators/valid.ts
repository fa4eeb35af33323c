import { validContent } from './validContent.ts';
import { validFlows } from './validFlows.ts';
import { validForms } from './validForms.ts';

/** Edits that ship. */
export const valid = [...validFlows, ...validForms, ...validContent];
