import { meets } from '../../rules/formScope.ts';
import type { JsonObject } from '../../domain/json.ts';
import type { CardWizard, MemberCard } from './memberCard.ts';

const CARD = 'card_id';

/** The wizards that a card can be taken to, each with its address. One whose address is the `index` of a folder stands for those
 * beside it. */
export function actionsFor(
  card: MemberCard,
  wizards: readonly CardWizard[],
): readonly { readonly to: string; readonly flow: string }[] {
  const folders = wizards.flatMap(({ route }) => /^(.*\/)index$/.exec(route)?.slice(1) ?? []);
  const isBehindIndex = ({ route }: CardWizard): boolean =>
    !route.endsWith('/index') && folders.some((folder) => route.startsWith(folder));
  return wizards
    .filter((wizard) => wizard.query.includes(CARD) && !isBehindIndex(wizard))
    .filter(({ rows }) => meets(rows[CARD] ?? [], card as unknown as JsonObject))
    .map(({ route, flow }) => ({ to: `${route}?${new URLSearchParams({ [CARD]: card.card_id }).toString()}`, flow }));
}
