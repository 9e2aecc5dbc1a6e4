import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './sources';

type Layers = readonly (readonly string[])[];

/** Domains of the layers that `lib` does not have. */
export const findMissingFolders = (layers: Layers): string[] =>
  layers.flat().filter((domain) => !existsSync(path.join(ROOT, 'lib', domain)));

/** The layers in the table of docs/architecture.md: `| 3 | `tracking` | what they do |`, lowest first. */
export const readLayerTable = (markdown: string): string[][] =>
  [...markdown.matchAll(/^\| *\d+ *\|([^|]*)\|/gm)].map(([, cell = '']) =>
    [...cell.matchAll(/`([\w-]+)`/g)].map(([, domain = '']) => domain),
  );
