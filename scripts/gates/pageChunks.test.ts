import { describe, expect, it } from 'vitest';
import { pageFiles, type Manifest } from './pageChunks.ts';

const manifest: Manifest = {
  'index.html': { file: 'main.js', imports: ['_react.js'], dynamicImports: ['src/pages/Home.tsx'] },
  'src/app/first.ts': { file: 'first.js' },
  '_react.js': { file: 'react.js' },
  'src/pages/Home.tsx': { file: 'home.js' },
  'src/wizard/WizardPage.tsx': { file: 'wizard.js', imports: ['_react.js', '_forms.js'] },
  '_forms.js': { file: 'forms.js', imports: ['_react.js'] },
  'virtual:flow/transfer': { file: 'transfer.js', imports: ['virtual:flow/password?r=1'] },
  'virtual:flow/password?r=1': { file: 'password.js' },
  'virtual:flow/login': { file: 'login.js' },
  'virtual:words/en/transfer': { file: 'words.js' },
  'virtual:word-loaders/en': { file: 'english.js' },
};
const page = { locale: 'en', words: ['transfer'], modules: ['virtual:flow/transfer', 'src/wizard/WizardPage.tsx'] };

describe('pageFiles', () => {
  it('takes what the page needs, once, and nothing of other pages and flows', () => {
    expect([...pageFiles(manifest, page)].sort()).toEqual([
      'english.js',
      'forms.js',
      'main.js',
      'password.js',
      'react.js',
      'transfer.js',
      'wizard.js',
      'words.js',
    ]);
  });

  it('knows a chunk by its name that begins with no module of its own', () => {
    const { 'index.html': main, 'src/wizard/WizardPage.tsx': wizard, ...others } = manifest;
    const grouped: Manifest = {
      ...others,
      '_begin-1a2b.js': { ...main!, name: 'begin' },
      '_portal-3c4d.js': { ...wizard!, name: 'portal' },
    };
    const files = pageFiles(grouped, { ...page, modules: ['virtual:flow/transfer', 'portal'] });
    expect([...files].sort()).toEqual([...pageFiles(manifest, page)].sort());
  });

  it('refuses a build without an entry', () => {
    const { 'index.html': _, ...others } = manifest;
    expect(() => pageFiles(others, page)).toThrow('no entry');
  });

  it('refuses to leave out what it cannot find', () => {
    expect(() => pageFiles(manifest, { ...page, words: ['shared'] })).toThrow('no chunk of virtual:words/en/shared');
  });

  it('refuses a page whose code it cannot find', () => {
    expect(() => pageFiles(manifest, { ...page, modules: ['src/pages/Gone.tsx'] })).toThrow(
      'no chunk of src/pages/Gone',
    );
  });
});
