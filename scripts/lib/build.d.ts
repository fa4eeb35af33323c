/** Builds the portal when its sources changed; resolves to the folder of the build. */
export function ensureBuilt(kind: 'demonstration' | 'production'): Promise<string>;
