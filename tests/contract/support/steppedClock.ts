import { later } from '../../../gateway/clock/instant.ts';
import { sandboxOptions } from '../../../gateway/sandbox/sandboxOptions.ts';
import type { SampleGateway } from '../../support/sampleGateway.ts';

/** Moves the standing clock of a sample gateway. */
export async function advance({ database, setNow }: SampleGateway, seconds: number): Promise<string> {
  const now = later(await database.transaction((tx) => sandboxOptions.clock.now(tx)), seconds);
  await setNow(now);
  return now;
}
