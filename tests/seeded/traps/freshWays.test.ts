import { FRESH_LOOPS } from './freshLoops.ts';
import { FRESH_PROMISES } from './freshPromises.ts';
import { FRESH_RELEASES } from './freshReleases.ts';
import { FRESH_TIMERS } from './freshTimers.ts';
import { FRESH_WORDS } from './freshWords.ts';
import { tellsTraps } from './tellsTraps.ts';

tellsTraps('timers, polls and links', FRESH_TIMERS);
tellsTraps('loops, forks and what is first', FRESH_LOOPS);
tellsTraps('migrations that lose or forge an answer', FRESH_RELEASES);
tellsTraps('words with values', FRESH_WORDS);
tellsTraps('promises that say little', FRESH_PROMISES);
