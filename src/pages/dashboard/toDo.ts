import data from '../../../content/to-do.json';
import type { Json } from '../../domain/json.ts';
import type { Locale } from '../../i18n/locale.ts';
import { meets } from '../../rules/formScope.ts';
import type { OpenRows } from '../../rules/formSchema.ts';

export type Subject = 'member' | 'account' | 'topup' | 'order';

export interface Task {
  readonly of: Subject;
  readonly when: readonly OpenRows[];
  /** A page of the portal. */
  readonly to: string;
  readonly texts: { readonly [L in Locale]: { readonly title: string; readonly text: string } };
}

/** What the gateway has said of each; nothing of what has not been answered. */
export type Rows = { readonly [S in Subject]: readonly Json[] };

/** `content/to-do.json`, the most pressing first. It comes with the dashboard and with no other page. */
export const tasks = data.tasks as readonly Task[];

/** Those that one of their rows calls for. */
export function tasksFor(all: readonly Task[], rows: Rows): readonly Task[] {
  return all.filter(({ of, when }) => rows[of].some((row) => meets(when, row)));
}
