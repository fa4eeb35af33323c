import { expect, it } from 'vitest';
import { loadProject } from '../../src/compile/loadProject.ts';
import { formFields } from '../../src/rules/formSchema.ts';
import { flowOf } from './support/playFlow.ts';

/** Under which name a browser keeps the new login password of each step that asks for one. */
const named = Object.keys(loadProject('.').flows).flatMap((id) => {
  const { flow, forms } = flowOf(id);
  return Object.entries(flow.states).flatMap(([state, node]) => {
    const fields = formFields(forms[node.meta?.form ?? '']?.schema ?? {});
    return fields
      .filter(({ schema }) => schema['x-shared'] === 'new-login-pwd')
      .map(({ schema }) => [`${id} ${state}`, schema['x-username'] ?? 'masked'] as const);
  });
});

/** Of a member whose number was not typed on the way the page knows a mask only, and nobody signs in by a mask: there the
 * browser keeps the password under the name that it has already. */
it('every step with a new login password says its name, where the page knows it', () => {
  expect(Object.fromEntries(named)).toEqual({
    'add-information password': '$form/contact/mob_no',
    'card-activate password': 'masked',
    'forgot-password newPassword': '$form/identify/login_id',
    'register account': '$form/mobile/mob_no',
    'reset-password newLogin': 'masked',
  });
});
