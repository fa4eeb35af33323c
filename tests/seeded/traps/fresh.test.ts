import { FRESH_CHOICES } from './freshChoices.ts';
import { FRESH_FIELDS } from './freshFields.ts';
import { FRESH_LEVELS } from './freshLevels.ts';
import { FRESH_ROWS } from './freshRows.ts';
import { tellsTraps } from './tellsTraps.ts';

tellsTraps('rows that depend on what else was answered', FRESH_ROWS);
tellsTraps('forms that an earlier answer or a reply decides', FRESH_CHOICES);
tellsTraps('fields that others decide, and guards of them', FRESH_FIELDS);
tellsTraps('constants that differ by level', FRESH_LEVELS);
