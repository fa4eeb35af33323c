import { SENTENCES, HIDDEN } from './absent.ts';
import { MIGRATIONS } from './releases.ts';
import { tellsTraps } from './tellsTraps.ts';
import { PROMISES } from './vacuous.ts';
import { WAYS_OUT } from './waysOut.ts';

tellsTraps('sentences with a value that one way lacks', SENTENCES);
tellsTraps('answers that are hidden', HIDDEN);
tellsTraps('migrations', MIGRATIONS);
tellsTraps('promises that cannot break', PROMISES);
tellsTraps('dead ends and circles', WAYS_OUT);
