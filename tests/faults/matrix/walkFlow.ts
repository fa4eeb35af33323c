import type { Project } from '../../../src/compile/project.ts';
import type { Begun } from './browser.ts';
import { cellName, cellsOf, placeName, type Cell, type Place } from './cells.ts';
import { walkTo } from './prefix.ts';
import { runCell, type Seeded } from './runCell.ts';
import { runFieldCell } from './runFieldCell.ts';
import { NOW, type Wallet } from './wallet.ts';
import { MEMBERS, VISITORS, WISHES, type Wish } from './ways.ts';

/** What the cells of a flow came to. */
export interface FlowWalked {
  /** Names of the cells that were walked; `isForced` where the gateway was made to answer something on the way to the call. */
  readonly cells: readonly { readonly name: string; readonly isForced: boolean }[];
  /** What was wrong, with how to see it again. */
  readonly wrong: readonly string[];
}

interface Choice extends Seeded {
  readonly isChosen?: (cell: Cell) => boolean;
}

/** Walks the cells of one flow: goes to its calls, the last of a way first, and has each fault befall each of them. */
export async function walkFlow(
  project: Project,
  wallet: Wallet,
  places: readonly Place[],
  { isChosen = () => true, ...seeded }: Choice = {},
): Promise<FlowWalked> {
  const cells: { name: string; isForced: boolean }[] = [];
  const wrong: string[] = [];
  const ends: string[] = [];
  let left = places;
  for (const wish of wishesOf(places)) {
    if (left.length === 0) break;
    await wallet.database.rewind(async () => {
      const { reached, end } = await walkTo(wallet, await begin(project, wallet, left, wish), left, wish);
      const found = new Set(reached.map(({ place }) => place));
      left = left.filter((place) => !found.has(place));
      ends.push(end);
      for (const one of reached.toReversed()) {
        for (const cell of cellsOf(one.place)) {
          if (!isChosen(cell)) continue;
          const name = cellName(cell);
          const run = one.place.field === undefined ? runCell : runFieldCell;
          const got = await run(cell, one, wallet, seeded);
          if (got.isWalked) cells.push({ name, isForced: one.isForced });
          const all = got.isWalked ? got.wrong : [...got.wrong, 'the fault has befallen no call'];
          wrong.push(...all.map((what) => `${name}: ${what}\n  ${again(name)}`));
        }
      }
    });
  }
  wrong.push(...left.map((place) => `no way leads to ${placeName(place)}; the ways end at ${ends.join(', ')}`));
  return { cells, wrong };
}

const wishesOf = ([first]: readonly Place[]): readonly Wish[] =>
  first ? [...(WISHES[first.flow] ?? []), ...(first.isOfMember ? MEMBERS : VISITORS)] : [];

async function begin(
  project: Project,
  wallet: Wallet,
  [first]: readonly Place[],
  { member, entry, input = {} }: Wish,
): Promise<Begun> {
  const flow = first?.flow ?? '';
  const [initial = ''] = Object.keys(project.flows[flow]?.flow.meta.entries ?? {});
  const token = member === undefined ? undefined : await wallet.signIn(member);
  return { project, way: { flow, entry: entry ?? initial, input }, memberId: member ?? 'visitor', token, now: NOW };
}

const again = (name: string): string =>
  `again: CELL='${name}' npx vitest run --project contract tests/contract/faultMatrix`;
