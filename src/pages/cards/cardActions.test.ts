import { expect, it } from 'vitest';
import { actionsFor } from './cardActions.ts';
import type { CardWizard, MemberCard } from './memberCard.ts';

const card = (status: string, card_type = 'physical') => ({ card_id: 'c1', status, card_type }) as MemberCard;
const wizard = (route: string, rows: CardWizard['rows'] = {}, query = ['card_id']): CardWizard => ({
  route,
  flow: route.slice(1),
  query,
  rows,
});
const isActive = { at: '/status', in: ['active'] };
const isPhysical = { at: '/card_type', in: ['physical'] };

it('stand at the cards that they are for, with the card in the address', () => {
  const wizards = [
    wizard('/cards/lock', { card_id: [{ at: '/status', in: ['active', 'locked'] }] }),
    wizard('/cards/replace', { card_id: [isActive, isPhysical] }),
    wizard('/cards/new', {}, []),
  ];
  const at = (one: MemberCard) => actionsFor(one, wizards).map(({ to }) => to);
  expect(at(card('active'))).toEqual(['/cards/lock?card_id=c1', '/cards/replace?card_id=c1']);
  expect(at(card('active', 'virtual'))).toEqual(['/cards/lock?card_id=c1']);
  expect(at(card('locked'))).toEqual(['/cards/lock?card_id=c1']);
  expect(at(card('cancelled'))).toEqual([]);
});

it('an index stands for those beside it', () => {
  const wizards = [wizard('/cards/renewal/index'), wizard('/cards/renewal/chip')];
  expect(actionsFor(card('active'), wizards).map(({ flow }) => flow)).toEqual(['cards/renewal/index']);
});
