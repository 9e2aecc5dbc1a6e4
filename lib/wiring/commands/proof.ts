import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { proofBook } from '@/lib/books/server';
import { SAMPLE_CHILDREN } from '@/lib/illustrator/server';
import { proofWish } from './proof/wishes';
import { main, Stop, say } from './say';
import { shopSettings } from './shop/settings';

/** `npm run proof -- --book 3 --language he --gender girl --name נועה`: writes the reading PDF of a book, to be read. */
await main(async () => {
  const { book, gender, name, age, dedication, sizePx } = proofWish(process.argv.slice(2));
  const child = Object.values(SAMPLE_CHILDREN).find((sample) => sample.gender === gender);
  if (!child) throw new Stop(`There is no sample child who is a ${gender}.`);
  const pdf = await proofBook({
    catalogueId: book.id,
    telling: { name, gender, language: book.language },
    character: { ...child, age },
    dedication,
    sizePx,
    siteUrl: process.env.SHOP_URL || 'http://localhost:3000',
    now: new Date(),
  });
  if (!pdf.ok) throw new Stop(`The book could not be set: ${pdf.code} ${JSON.stringify(pdf.data ?? '')}`);
  const folder = path.join(shopSettings(process.env).dataDir, 'proofs');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${book.id}-${gender}.pdf`);
  writeFileSync(file, pdf.value);
  say(`${book.title}: ${file}`);
  return 0;
});
