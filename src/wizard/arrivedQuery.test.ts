// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { arrivedQuery, hideQuery } from './arrivedQuery.ts';

afterEach(() => history.replaceState(null, '', '/'));

describe('a query in the address', () => {
  it('leaves it at once and can be read still, after a reload too; what else the entry holds stays', () => {
    history.replaceState({ key: 'k1', usr: { wizardDepth: 2 } }, '', '/new?code=abc#top');
    hideQuery(window);
    expect(location.pathname + location.search + location.hash).toBe('/new#top');
    expect(history.state).toEqual({ key: 'k1', usr: { wizardDepth: 2, query: '?code=abc' } });
    hideQuery(window);
    const { usr } = history.state as { usr: unknown };
    expect(arrivedQuery({ search: '', state: usr })).toBe('?code=abc');
  });

  it('that the page itself has set is read where it stands', () => {
    expect(arrivedQuery({ search: '?from=a', state: { query: '?from=b' } })).toBe('?from=a');
    expect(arrivedQuery({ search: '', state: null })).toBe('');
  });
});
