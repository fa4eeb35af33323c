import { ANSWERED } from './answered.ts';
import { FIELDS } from './fields.ts';
import { tellsTraps } from './tellsTraps.ts';
import { UNANSWERABLE } from './unanswerable.ts';

tellsTraps('fields', FIELDS);
tellsTraps('forms that nobody can answer', UNANSWERABLE);
tellsTraps('fields whose answers are hard to find', ANSWERED);
