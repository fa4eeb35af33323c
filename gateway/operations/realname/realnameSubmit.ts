import { defineOperation } from '../../call/operation.ts';
import { applyForRealname } from '../../realname/applyForRealname.ts';

export const realnameSubmit = defineOperation('realnameSubmit', (call) => applyForRealname(call, 'new'));
