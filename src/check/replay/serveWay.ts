import type { Project } from '../../compile/project.ts';
import { replayPage, replayPath, type Replayed } from './replayPage.ts';

const PORT = 8090;

/** The port that was asked for, by the option or else by PORT as of `npm run dev`; a text says why it is none. */
export function portOf(given: string | true | undefined, set = process.env['PORT']): number | string {
  const port = Number(given ?? (set || PORT));
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  const asked = given === undefined ? `PORT=${set}` : `--port ${String(given)}`;
  return `${asked}: a port is a number from 1 to 65535.\n`;
}

/** Serves the portal's own wizard at the end of a way, says where, and goes on until it is stopped.
 * @throws Error when something else listens at the port */
export async function serveWay(project: Project, way: Replayed, port: number): Promise<void> {
  // Only this needs it, and it takes long to load.
  const { createServer } = await import('vite');
  const stopped = new Promise((stop) => process.once('SIGINT', stop).once('SIGTERM', stop));
  const server = await createServer({
    root: project.root,
    cacheDir: `${project.root}/.cache/vite`,
    plugins: [replayPage(project, way)],
    optimizeDeps: { entries: ['src/studio/replay/main.tsx'] },
    server: { host: '127.0.0.1', port, strictPort: true },
  });
  try {
    await server.listen();
    process.stdout.write(`ready http://127.0.0.1:${port}${server.config.base}${replayPath}\nCtrl+C ends it.\n`);
    await stopped;
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('already in use'))) throw error;
    throw new Error(`something else listens at port ${port}. Name another one: --port ${port + 1}.`, { cause: error });
  } finally {
    await server.close();
  }
}
