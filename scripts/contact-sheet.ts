import path from 'node:path';
import { printLine, runCommand } from './cli';
import { writeSheet } from './contact-sheet/grid';
import { SHEETS } from './contact-sheet/sheets';
import { SNAPSHOT_SHEETS, saveSnapshots } from './contact-sheet/snapshots';
import { writeSpreads } from './contact-sheet/spreads';
import { readShopSettings } from './shop/settings';

/** Pixels of one picture on its sheet. */
const TILE_PX = 400;

/**
 * `npm run contact-sheet [theme …]`: draws everything that the illustrator supports, for review. With `--keep` it also
 * updates the small copies that the visual tests compare with. `spreads <slug>` draws the spreads of one picture book.
 */
await runCommand(async () => {
  const { dataDir } = readShopSettings(process.env);
  const [first, ...rest] = process.argv.slice(2);
  if (first === 'spreads' && rest[0] && !rest[0].startsWith('-')) {
    printLine(await writeSpreads(path.join(dataDir, 'contact-sheets'), rest));
    return 0;
  }
  const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
  const unknown = wanted.filter((name) => !(name in SHEETS));
  if (unknown.length) {
    printLine(`There is no sheet ${unknown.join(', ')}. Sheets: ${Object.keys(SHEETS).join(', ')}.`);
    return 1;
  }
  for (const [name, { cells, columns }] of Object.entries(SHEETS)) {
    if (wanted.length && !wanted.includes(name)) continue;
    const file = path.join(dataDir, 'contact-sheets', `${name}.jpg`);
    writeSheet(file, await cells(TILE_PX), columns, TILE_PX);
    printLine(`${name.padEnd(12)} ${file}`);
    if (process.argv.includes('--keep') && SNAPSHOT_SHEETS.includes(name)) await saveSnapshots(name);
  }
  return 0;
});
