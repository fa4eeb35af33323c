import { isJsonObject } from '../../src/domain/json.ts';
import { readBytes } from './readBody.ts';

const LONGEST = 16 * 1024;
const RULE = /^[a-z]{3,12}(-[a-z]{2,12}){0,4}$/;

/** The rule of a policy that a browser says was broken; nothing of what it says besides, which may hold anything. */
export async function reportedRule(request: Request): Promise<string | undefined> {
  if (request.headers.get('content-type')?.split(';')[0]?.trim() !== 'application/csp-report') return undefined;
  const bytes = await readBytes(request, LONGEST);
  const sent = bytes && parsed(bytes);
  const report = isJsonObject(sent) ? sent['csp-report'] : undefined;
  const rule = isJsonObject(report) ? report['effective-directive'] : undefined;
  return typeof rule === 'string' && RULE.test(rule) ? rule : undefined;
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return undefined;
  }
}
