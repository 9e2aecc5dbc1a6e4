import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { POST as create } from '@/app/api/books/create/route';
import { TEST_DIR } from '@/scripts/test-stages/test-server';
import { withRoutes } from '../support/with-routes';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const callRoute = withRoutes(shop);
const LOG = path.join(TEST_DIR, 'logs', 'postgres.log');
const draft = { gender: 'girl', age: 5, language: 'he' };

it.each([
  ['sixteen letters, each with a point', 'נָטָלִיָּה־אַבְיגָיִל בָּת'],
  ['thirty letters with two marks each', 'בָּ'.repeat(30)],
  ['an Arabic name with every mark', 'مُحَمَّدٌ عَبْدُ الرَّحْمٰنِ'],
])('§5 child name: accepts a name with vowel points: %s', async (_, childName) => {
  const language = /[ء-ي]/u.test(childName) ? 'ar' : 'he';
  const made = await callRoute(create, { ...draft, childName, language });
  expect([made.status, made.body.error]).toEqual([201, undefined]);
  const row = await shop.db.book.findUniqueOrThrow({ where: { id: made.body.id ?? '' } });
  expect(row.childName).toBe(childName.normalize('NFC'));
});

it('rulings "Photos and names": the database log names the violated constraint, never the row', async () => {
  const name = `Zzyzx${Date.now()}`;
  const row = { deviceId: crypto.randomUUID(), childName: name.repeat(20), language: 'he' } as const;
  await expect(shop.db.book.create({ data: row })).rejects.toThrow();
  await expect(shop.db.$executeRaw`INSERT INTO accounts (id, phone) VALUES (${name}, '1')`).rejects.toThrow();
  const [said] = await shop.db.$queryRaw<object[]>`
    SELECT current_setting('log_error_verbosity') AS verbosity,
      current_setting('log_parameter_max_length_on_error') AS parameters`;
  // An external server (DATABASE_URL) has its own settings, which the README describes.
  if (process.env.DATABASE_URL || !existsSync(LOG)) return;
  expect(said).toEqual({ verbosity: 'terse', parameters: '0' });
  const written = readFileSync(LOG, 'utf8');
  expect(written).toContain('books_name_length');
  expect(written).not.toContain(`${name}${name}`);
});
