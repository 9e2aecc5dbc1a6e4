import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createSource, isTest, listSources, type Source } from './support/sources';
import { getArguments, getStringLiteral, parseNodes, toDottedName } from './support/syntax';

const doc = readFileSync('docs/keys.md', 'utf8');
const [, keyTable = '', algorithmTable = ''] = doc.split(/^## .*$/m);
const readRows = (table: string): readonly (readonly string[])[] =>
  [...table.matchAll(/^\| (`.*) \|$/gm)].map(([, row = '']) => row.split(' | ').map((cell) => cell.trim()));

const NAMES = /^ {4}([A-Z][A-Z0-9_]+):/gm;
/** Addresses that hold a password count as well. */
const SECRET = /SECRET|KEY|TOKEN|PASSWORD|(?:^|_)DATABASE_.*URL$|^SMTP_URL$/;
const NO_SECRET = ['MIXPANEL_TOKEN'];
const listSecrets = (schema: string): readonly string[] =>
  [...schema.matchAll(NAMES)]
    .map(([, name = '']) => name)
    .filter((name) => SECRET.test(name) && !NO_SECRET.includes(name));

const ALGORITHMS: Readonly<Record<string, string>> = {
  sha256: 'SHA-256',
  sha512: 'SHA-512',
  'aes-256-gcm': 'AES-256-GCM',
};
const PREFIXES: Readonly<Record<string, string>> = { createHmac: 'HMAC-', createHash: '', hkdfSync: 'HKDF-' };

/** What a file computes; an algorithm that the table has no name for is its own text. */
function listAlgorithms(file: Source): readonly string[] {
  if (/from 'otplib'/.test(file.text)) return ['TOTP'];
  if (!/from 'node:crypto'/.test(file.text)) return [];
  const found = [...parseNodes(file)].flatMap((node) => {
    if (node.type !== 'CallExpression') return [];
    const name = toDottedName(node.callee);
    const [first] = getArguments(node);
    const given = (first && getStringLiteral(first)) ?? '';
    if (name in PREFIXES) return [`${PREFIXES[name]}${ALGORITHMS[given] ?? given}`];
    if (/^create(?:De)?[cC]ipheriv$/.test(name))
      return [ALGORITHMS[given] ?? (/aes-256-gcm/.test(file.text) ? 'AES-256-GCM' : name)];
    if (name === 'scryptSync') return ['scrypt'];
    if (name === 'timingSafeEqual') return [];
    return /^random/.test(name)
      ? ['random']
      : /^(?:pbkdf2|argon2|hkdf|generateKey|createSign$|createVerify$|sign$|verify$|diffieHellman)/.test(name)
        ? [name]
        : [];
  });
  return [...new Set(found)].sort();
}

const files = listSources(['app', 'lib', 'scripts'], /\.(?:ts|tsx|mjs)$/).filter(
  (file) => !isTest(file) && (!file.name.startsWith('scripts/') || /^scripts\/(?:shop\/|backup)/.test(file.name)),
);

describe('docs/keys.md', () => {
  it('lists every secret setting, and no other', () => {
    const secrets = listSecrets(readFileSync('lib/platform/env.ts', 'utf8'));
    const listed = readRows(keyTable).flatMap(([names = '']) =>
      [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    );
    expect(secrets.length).toBeGreaterThan(15);
    expect(listed.toSorted()).toEqual(secrets.toSorted());
  });

  it('lists every file that hashes, signs, encrypts or draws lots, with its algorithms', () => {
    const used = files.flatMap((file) => {
      const algorithms = listAlgorithms(file);
      return algorithms.length > 0 ? [[file.name, algorithms]] : [];
    });
    const listed = readRows(algorithmTable).map(([file = '', algorithms = '']) => [
      file.replaceAll('`', ''),
      algorithms.split(', ').sort(),
    ]);
    expect(listed.sort()).toEqual(used.sort());
  });

  it('names a life for each key, and how it is changed stands in docs/operations.md', () => {
    const operations = readFileSync('docs/operations.md', 'utf8').split('## Secrets')[1] ?? '';
    for (const [names = '', ...cells] of readRows(keyTable)) {
      expect([names, cells.length, cells.every((cell) => cell.length > 3)]).toEqual([names, 3, true]);
      expect([names, [...names.matchAll(/`(\w+)`/g)].every(([text]) => operations.includes(text))]).toEqual([
        names,
        true,
      ]);
    }
  });

  it('the rule reports what is missing', () => {
    expect(
      listSecrets('    NEW_API_KEY: z.string(),\n    PORT: z.string(),\n    READER_DATABASE_URL: z.url(),\n'),
    ).toEqual(['NEW_API_KEY', 'READER_DATABASE_URL']);
    const text =
      "import { createHash, createHmac } from 'node:crypto'; createHash('md5'); createHmac('sha256', k); randomBytes(9);";
    expect(listAlgorithms(createSource(text))).toEqual(['HMAC-SHA-256', 'md5', 'random']);
  });
});
