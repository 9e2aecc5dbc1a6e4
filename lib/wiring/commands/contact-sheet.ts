import path from 'node:path';
import { contactSheets } from '@/lib/illustrator/server';
import { main, say } from './say';
import { shopSettings } from './shop/settings';

/** Pixels of one picture on its sheet. */
const EDGE = 400;

/**
 * `npm run contact-sheet [theme …]`: draws everything that the illustrator can do, to be looked at.
 * With `--keep` it also keeps small copies, which the visual tests compare with.
 */
await main(async () => {
  const { KEPT_SHEETS, keepForTests, SHEETS, writeSheet } = await contactSheets();
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
    writeSheet(file, await cells(EDGE), columns, EDGE);
    say(`${name.padEnd(12)} ${file}`);
    if (process.argv.includes('--keep') && KEPT_SHEETS.includes(name)) await keepForTests(name);
  }
  return 0;
});
