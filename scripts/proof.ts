import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderProofPdf } from '@/lib/books/server';
import { SAMPLE_CHILDREN } from '@/lib/illustrator/server';
import { CliError, printLine, runCommand } from './cli';
import { parseProofOptions } from './proof/options';
import { readShopSettings } from './shop/settings';

/** `npm run proof -- --book 3 --language he --gender girl --name נועה`: writes the reading PDF of a book for review. */
await runCommand(async () => {
  const { book, gender, name, age, dedication, sizePx } = parseProofOptions(process.argv.slice(2));
  const child = Object.values(SAMPLE_CHILDREN).find((sample) => sample.gender === gender);
  if (!child) throw new CliError(`There is no sample character with the gender ${gender}.`);
  const pdf = await renderProofPdf({
    catalogueId: book.id,
    telling: { name, gender, language: book.language },
    character: { ...child, age },
    dedication,
    sizePx,
    siteUrl: process.env.SHOP_URL || 'http://localhost:3000',
    now: new Date(),
  });
  if (!pdf.ok) throw new CliError(`Could not typeset the book: ${pdf.code} ${JSON.stringify(pdf.data ?? '')}`);
  const folder = path.join(readShopSettings(process.env).dataDir, 'proofs');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${book.id}-${gender}.pdf`);
  writeFileSync(file, pdf.value);
  printLine(`${book.title}: ${file}`);
  return 0;
});
