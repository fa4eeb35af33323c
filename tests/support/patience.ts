export {};

/** What a page's test waits for comes late on a machine that is busy with the other tests. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 8000 });
}
