#!/usr/bin/env node
import { register } from 'tsx/esm/api';

register();
const { main } = await import('../src/check/cli/main.ts');
/** The replay runs the portal, which only it needs. */
const replay = async (project, line) =>
  (await import('../src/studio/replay/replayCommand.ts')).replayCommand(project, line);
process.exitCode = await main(process.argv.slice(2), process.cwd(), { replay });
