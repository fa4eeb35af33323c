import { tellsTraps } from './tellsTraps.ts';
import { VALIDATED } from './validated.ts';

tellsTraps('promises that only refused answers break', VALIDATED);
