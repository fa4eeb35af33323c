export function changedFiles(): string[];
export function testsOfData(file: string): string[];
