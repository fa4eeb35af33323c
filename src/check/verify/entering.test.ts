import { describe, expect, test } from 'vitest';
import { loadProject } from '../../compile/loadProject.ts';
import { isJsonObject } from '../../domain/json.ts';
import { entryRefusal } from '../../engine/entryRefusal.ts';
import { modelOf } from './verifyFlow.ts';

const project = loadProject(process.cwd());
const flows = Object.keys(project.flows).map((id) => ({ id, ...modelOf(project, id) }));

describe('a flow begins with those whom the engine lets in, and with nobody else', () => {
  test.each(flows)('$id', ({ model: { bundle, starts } }) => {
    expect(starts.length).toBeGreaterThan(0);
    for (const { entry, world, at } of starts) {
      expect(entry === undefined).toBe(bundle.flow.meta.entries === undefined);
      if (entry === undefined) continue;
      expect(entryRefusal(bundle, entry, world)).toBeUndefined();
      expect(at).toBe(bundle.flow.meta.entries?.[entry]?.at);
    }
  });

  test('the level that a transfer needs decides, and who is refused is led where the entry says', () => {
    const { model, refused } = modelOf(project, 'transfer-to-hk');
    const statusOf = ({ outside: { user } }: { readonly outside: (typeof refused)[number]['outside'] }) =>
      isJsonObject(user ?? null) ? (user as { realname_status?: unknown }).realname_status : undefined;
    expect(model.starts.map(statusOf)).not.toContain('0');
    expect(refused.map((one) => [statusOf(one), one.entry, one.route])).toContainEqual([
      '0',
      '/dashboard/transfer/toHk',
      '/error/level',
    ]);
  });

  test('a sign-in begins with a visitor, of whom nothing is known', () => {
    const { model, refused } = modelOf(project, 'login-by-password');
    expect(model.starts.map(({ world }) => world.user)).toEqual([{ signed_in: false }]);
    expect(refused.map(({ route }) => route)).toContain('/dashboard');
  });
});
