import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderProofPdf } from '@/lib/books/server';
import { SAMPLE_CHILDREN } from './assets/sample-children';
import { CliError, printLine, runCommand } from './cli';
import { parseProofOptions } from './proof/options';
import { writeColourCards } from './proof/skin-tones';
import { readShopSettings } from './shop/settings';

/** Writes the reading PDF of a book for review. */
async function writeBook(args: readonly string[], folder: string): Promise<void> {
  const { book, gender, name, age, dedication, dedicationDesign, sizePx } = parseProofOptions(args);
  const child = Object.values(SAMPLE_CHILDREN).find((sample) => sample.gender === gender);
  if (!child) throw new CliError(`There is no sample character with the gender ${gender}.`);
  const pdf = await renderProofPdf({
    catalogueId: book.id,
    telling: { name, gender, language: book.language },
    character: { ...child, age },
    dedication,
    dedicationDesign,
    sizePx,
    siteUrl: process.env.SHOP_URL || 'http://localhost:3000',
    now: new Date(),
  });
  if (!pdf.ok) throw new CliError(`Could not typeset the book: ${pdf.code} ${JSON.stringify(pdf.data ?? '')}`);
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${book.id}-${gender}.pdf`);
  writeFileSync(file, pdf.value);
  printLine(`${book.title}: ${file}`);
}

/**
 * `npm run proof -- --book 3 --language he --gender girl --name נועה`: the reading PDF of a book for review.
 * `npm run proof -- --skin-tones`: the colour card for a new print house, in each format.
 */
await runCommand(async () => {
  const args = process.argv.slice(2);
  const folder = path.join(readShopSettings(process.env).dataDir, 'proofs');
  if (args.includes('--skin-tones')) await writeColourCards(folder, new Date());
  else await writeBook(args, folder);
  return 0;
});
