/** Imported first by every command: syntax that an old Node can still read. */
export const root = new URL('../..', import.meta.url).pathname.replace(/\/$/, '');

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node.js 20.19 or later is needed; this is ${process.versions.node}. See https://nodejs.org/.`);
  process.exit(1);
}
