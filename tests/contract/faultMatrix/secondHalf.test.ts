import { walkPart } from './walkPart.ts';

walkPart(1, 2);
