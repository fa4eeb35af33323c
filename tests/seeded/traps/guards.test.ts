import { COMBINATIONS } from './combinations.ts';
import { GUARDS } from './guards.ts';
import { tellsTraps } from './tellsTraps.ts';

tellsTraps('promises and guards of many combinations', COMBINATIONS);
tellsTraps('guards that only refused values reach', GUARDS);
