import { describe, expect, test } from 'vitest';
import { loadProject } from '../../compile/loadProject.ts';
import { isJsonObject } from '../../domain/json.ts';
import { entryRefusal } from '../../engine/entryRefusal.ts';
import { worldOf } from './entering.ts';
import { modelOf } from './verifyFlow.ts';

const project = loadProject(process.cwd());
const models = Object.keys(project.flows).map((id) => ({ id, model: modelOf(project, id) }));

describe('a model begins with those whom the engine lets in, and with nobody else', () => {
  test.each(models)('$id', ({ model: { machine, starts, refused } }) => {
    const [top] = machine.flat.frames;
    const routeFor = (entry: string, outside: Parameters<typeof worldOf>[1]) =>
      top && entryRefusal(top.bundle, entry, worldOf(machine.world, outside))?.route;
    expect(starts.length).toBeGreaterThan(0);
    for (const { entry, outside, at } of starts) {
      expect(entry === undefined).toBe(top?.bundle.flow.meta.entries === undefined);
      if (entry === undefined) continue;
      expect(routeFor(entry, outside)).toBeUndefined();
      expect(at).toBe(top?.bundle.flow.meta.entries?.[entry]?.at);
    }
    for (const { entry, outside, route } of refused) expect(routeFor(entry, outside)).toBe(route);
  });

  test('the level that a transfer needs decides, and who is refused is led where the entry says', () => {
    const { starts, refused } = modelOf(project, 'transfer-to-hk');
    const statusOf = ({ outside: { user } }: { readonly outside: (typeof starts)[number]['outside'] }) =>
      isJsonObject(user ?? null) ? (user as { realname_status?: unknown }).realname_status : undefined;
    expect(starts.map(statusOf)).not.toContain('0');
    expect(refused.map((one) => [statusOf(one), one.entry, one.route])).toEqual([
      ['0', '/dashboard/transfer/toHk', '/error/level'],
    ]);
  });

  test('of those whom nothing inside tells apart, one begins', () => {
    expect(modelOf(project, 'transfer-to-hk').starts).toHaveLength(1);
  });

  test('a sign-in begins with a visitor', () => {
    const { starts, refused } = modelOf(project, 'login-by-password');
    expect(starts.map(({ outside }) => outside['user'])).toEqual([{ signed_in: false }]);
    expect(refused.map(({ route }) => route)).toContain('/dashboard');
  });
});
