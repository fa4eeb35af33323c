import { soundContent } from './soundContent.ts';
import { soundFlows } from './soundFlows.ts';
import { soundForms } from './soundForms.ts';

/** Edits that ship. */
export const sound = [...soundFlows, ...soundForms, ...soundContent];
