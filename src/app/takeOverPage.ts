import { takeOver } from './takeOver.ts';

/** Begins every prerendered page, before the portal's own scripts: it needs none of them. */
const [prerendered, root] = ['prerendered', 'root'].map((id) => document.getElementById(id));
if (prerendered && root) takeOver(prerendered, root);
