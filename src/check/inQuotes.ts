/** Names as a finding lists them: `"a", "b"`. */
export function inQuotes(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}
