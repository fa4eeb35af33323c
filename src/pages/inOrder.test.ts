import { expect, it } from 'vitest';
import { inOrder } from './inOrder.ts';

const wizards = ['cancel', 'contactless', 'lock', 'renew', 'reveal'].map((flow) => ({ flow }));
const namesOf = (listed: readonly { readonly flow: string }[]) => listed.map(({ flow }) => flow);

it('lists first what the site has first, last what it has last, and leaves the rest as it is', () => {
  const site = { first_wizards: ['reveal', 'lock'], last_wizards: ['cancel'] };
  expect(namesOf(inOrder(wizards, site))).toEqual(['reveal', 'lock', 'contactless', 'renew', 'cancel']);
});

it('leaves all as it is where the site says nothing', () => {
  expect(namesOf(inOrder(wizards, {}))).toEqual(namesOf(wizards));
});
