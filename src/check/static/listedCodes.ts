import type { Project } from '../../compile/project.ts';
import { objectOf, type JsonObject } from '../../domain/json.ts';

/** The codes of the error catalogue, with what it says of each. */
export const listedCodes = ({ returnCodes }: Pick<Project, 'returnCodes'>): JsonObject =>
  objectOf(objectOf(returnCodes?.data)['codes']);
