/** The name under which a flow file says a state. A sub-flow for each row is written once, and stands for a state at each place
 * (`people-2`) and for one after it that lists what has been given (`people-2-list`); no name in a file has a hyphen. */
export function writtenState(state: string): string {
  return state.replace(/-.*/, '');
}
