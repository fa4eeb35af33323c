import type { Plugin } from 'vite';
import type { Counterexample, Way } from '../verify/counterexample.ts';
import { replySample } from '../samples/operationSamples.ts';
import type { Project } from '../../compile/project.ts';
import type { Json } from '../../domain/json.ts';

/** Below the base path. */
export const replayPath = 'replay';

/** What the page is given: the way, of a counterexample with the promise that breaks at its end, and what the contract's examples
 * answer, by path of the call. */
export interface ReplayData {
  readonly way: Replayed;
  readonly replies: { readonly [path: string]: Json };
  /** The call that is under way where it ends. */
  readonly heldPath: string | undefined;
}

export type Replayed = Way & Partial<Pick<Counterexample, 'promise'>>;

const VIRTUAL = 'virtual:replay';
const HTML = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Replay</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/studio/replay/main.tsx"></script>
  </body>
</html>`;

/** Serves the replay at its path, with its data as a module. */
export function replayPage(project: Project, way: Replayed): Plugin {
  const data = replayData(project, way);
  return {
    name: 'replay-page',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load: (id) => (id === `\0${VIRTUAL}` ? `export default ${JSON.stringify(data)};` : undefined),
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0];
        if (path !== `${server.config.base}${replayPath}`) return next();
        void server.transformIndexHtml(request.url ?? '', HTML).then((html) => {
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(html);
        }, next);
      });
    },
  };
}

function replayData(project: Project, way: Replayed): ReplayData {
  const { call } = way;
  const replies = Object.entries(project.operations).map(
    ([id, { meta }]) => [meta.path, replySample(project, id)] as const,
  );
  const heldPath = call === undefined ? undefined : project.operations[call]?.meta.path;
  return { way, replies: Object.fromEntries(replies), heldPath };
}
