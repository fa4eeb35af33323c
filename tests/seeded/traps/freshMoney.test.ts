import { FRESH_FIGURES } from './freshFigures.ts';
import { FRESH_PAYMENTS } from './freshPayments.ts';
import { FRESH_REFUSALS } from './freshRefusals.ts';
import { FRESH_SECRETS } from './freshSecrets.ts';
import { FRESH_TICKETS } from './freshTickets.ts';
import { tellsTraps } from './tellsTraps.ts';

tellsTraps('what a ticket is for', FRESH_TICKETS);
tellsTraps('payments by other ways', FRESH_PAYMENTS);
tellsTraps('secrets in larger values', FRESH_SECRETS);
tellsTraps('what is shown beside a field, and asked for then', FRESH_FIGURES);
tellsTraps('who is refused again', FRESH_REFUSALS);
