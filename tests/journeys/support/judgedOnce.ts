import { mkdirSync } from 'node:fs';

/** A folder in which the files of a whole run tell each other what they have judged; without it each judges for itself. */
const folder = process.env['JUDGED_FOLDER'];

const judged = new Set<string>();

/** Whether nobody has judged this screen before: what comes again under the same name, in the same language, is the same step.
 * Who asks first is to judge it. */
export function isFirstToJudge(screen: string): boolean {
  if (judged.has(screen)) return false;
  judged.add(screen);
  if (!folder) return true;
  mkdirSync(folder, { recursive: true });
  try {
    mkdirSync(`${folder}/${encodeURIComponent(screen)}`);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
