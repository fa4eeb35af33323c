import { walkPart } from './walkPart.ts';

walkPart(0, 2);
