import { fileURLToPath } from 'node:url';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { loadProject } from '../../src/compile/loadProject.ts';
import { flowStories } from './listStories.ts';
import { storyModule, storyTitle } from './storyModule.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const suffix = '.stories.js';
const flowFile = /\/flows\/([^/]+)\/flow\.json$/;

/** Stories of a flow by the path of its file; undefined for another file. */
function storiesOf(path: string): ReturnType<typeof flowStories> | undefined {
  const flow = flowFile.exec(path)?.[1];
  return flow === undefined ? undefined : flowStories(loadProject(root), flow);
}

/** Lists the stories of a flow file for Storybook's index. */
export const flowIndexer: Indexer = {
  test: flowFile,
  createIndex: async (fileName) => {
    const found = storiesOf(fileName);
    return (found?.stories ?? []).map(({ exportName, name }) => ({
      type: 'story',
      importPath: fileName,
      exportName,
      name,
      title: storyTitle(found?.flow ?? ''),
      tags: ['test'],
    }));
  },
};

/** Gives a flow file as a module of stories, under a name that says it is code: what is called `.json` is passed over
 * when imports are resolved. Comes before every plugin that reads the same files. */
export function flowStoriesPlugin(): Plugin {
  return {
    name: 'flow-stories',
    enforce: 'pre',
    resolveId(id) {
      const path = id.replace(/\?.*$/, '');
      if (!flowFile.test(path)) return undefined;
      return `${path.startsWith(root) ? path : root + path.replace(/^\//, '')}${suffix}`;
    },
    load(id) {
      const path = id.replace(/\?.*$/, '');
      const found = path.endsWith(suffix) ? storiesOf(path.slice(0, -suffix.length)) : undefined;
      return found ? { code: storyModule(found), moduleType: 'js' } : undefined;
    },
  };
}
