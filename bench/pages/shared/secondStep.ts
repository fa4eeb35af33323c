/** The heading of the step after a form of many fields, and how many fields it has: the same for every baseline. */
export const SECOND_STEP = 'A few more';
export const SECOND_STEP_FIELDS = 5;
