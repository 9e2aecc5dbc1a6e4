import path from 'node:path';
import { type Cell, writeSheet } from './contact-sheet/grid';
import * as people from './contact-sheet/people';
import * as scenes from './contact-sheet/scenes';
import { main, say } from './say';
import { shopSettings } from './shop/settings';

type Sheet = { readonly cells: () => readonly Cell[] | Promise<readonly Cell[]>; readonly columns: number };

const SHEETS: Readonly<Record<string, Sheet>> = {
  children: { cells: people.children, columns: 4 },
  scenes: { cells: scenes.oneChildEverywhere, columns: 6 },
  poses: { cells: people.poses, columns: 8 },
  expressions: { cells: people.expressions, columns: 10 },
  hair: { cells: people.hair, columns: 8 },
  outfits: { cells: people.outfits, columns: 8 },
  variations: { cells: scenes.variations, columns: 4 },
  companions: { cells: scenes.companions, columns: 8 },
};

/** Pixels of one picture on its sheet. */
const EDGE = 360;

/** `npm run contact-sheet [theme …]`: draws everything that the illustrator can do, to be looked at. */
await main(async () => {
  const { dataDir } = shopSettings(process.env);
  const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
  const unknown = wanted.filter((name) => !(name in SHEETS));
  if (unknown.length) {
    say(`There is no sheet ${unknown.join(', ')}. Sheets: ${Object.keys(SHEETS).join(', ')}.`);
    return 1;
  }
  for (const [name, { cells, columns }] of Object.entries(SHEETS)) {
    if (wanted.length && !wanted.includes(name)) continue;
    const file = path.join(dataDir, 'contact-sheets', `${name}.jpg`);
    writeSheet(file, await cells(), columns, EDGE);
    say(`${name.padEnd(12)} ${file}`);
  }
  return 0;
});
