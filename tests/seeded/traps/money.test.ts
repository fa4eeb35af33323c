import { MONEY } from './money.ts';
import { QUOTES } from './quotes.ts';
import { SUB_FLOWS, UNSHOWN_SUB_FLOWS, LOST_REPLIES } from './subFlows.ts';
import { tellsTraps } from './tellsTraps.ts';

tellsTraps('reviews and authorisation', MONEY);
tellsTraps('what was quoted and what is sent', QUOTES);
tellsTraps('outcomes of sub-flows', SUB_FLOWS);
tellsTraps('sub-flows without a step', UNSHOWN_SUB_FLOWS);
tellsTraps('lost replies', LOST_REPLIES);
