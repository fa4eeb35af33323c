import { defineOperation } from '../../call/operation.ts';
import { applyForRealname } from '../../realname/applyForRealname.ts';

/** Certified data stay in force while a change of them is looked at. */
export const realnameModify = defineOperation('realnameModify', (call) => applyForRealname(call, 'modify'));
