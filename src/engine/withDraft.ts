import type { JsonObject } from '../domain/json.ts';
import type { FlowBundle } from './bundle.ts';
import type { Trail, Visit } from './record.ts';
import { formMarks, withoutHoles, withoutSecrets } from './secrets.ts';

/** The drafts with what was answered at a visit, without its secrets. What an earlier draft holds besides stays: a field
 * that was hidden meanwhile. */
export function withDraft(drafts: Trail['drafts'], { state, answer }: Visit, bundle: FlowBundle): Trail['drafts'] {
  if (!answer) return drafts;
  const open = withoutHoles(withoutSecrets(answer, formMarks(bundle, state))) as JsonObject | undefined;
  return { ...drafts, [state]: { ...drafts[state], ...open } };
}
