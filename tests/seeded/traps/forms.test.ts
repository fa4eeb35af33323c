import { ANSWERED } from './answered.ts';
import { FIELDS } from './fields.ts';
import { tellsTraps } from './tellsTraps.ts';
import { UNANSWERABLE } from './unanswerable.ts';
import { UNANSWERABLE_LATER } from './unanswerableLater.ts';

tellsTraps('fields', FIELDS);
tellsTraps('forms that nobody can answer', UNANSWERABLE);
tellsTraps('forms that nobody can answer beside an earlier answer', UNANSWERABLE_LATER);
tellsTraps('fields whose answers are hard to find', ANSWERED);
