import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LINK_KINDS } from '../database/support/links/link-kinds';
import { listSources } from './support/sources';

const covered: readonly string[] = Object.values(LINK_KINDS).flat();

const listPurposes = (source: string): readonly string[] => {
  const union = /type TokenPurpose =([^;]+);/.exec(source)?.[1] ?? '';
  return [...union.matchAll(/'([^']+)'/g)].map(([, name]) => `purpose ${name}`);
};

const listColumns = (file: string, schema: string): readonly string[] =>
  [...schema.matchAll(/@map\("(\w*token\w*)"\)/g)].map(([, column]) => `${file} ${column}`);

const toPath = (file: string): string => file.replace(/^app|\/\([^)]+\)|\/(?:page|route)\.tsx?$/g, '');
const hasToken = (route: string): boolean => /\[(?:token|secret)\]/.test(route);

const purposes = listPurposes(readFileSync('lib/platform/tokens.ts', 'utf8'));
const columns = listSources(['prisma/schema'], /\.prisma$/).flatMap(({ name, text }) =>
  listColumns(name.split('/').at(-1) ?? '', text),
);
const paths = listSources(['app'], /(?:page|route)\.tsx?$/)
  .map(({ name }) => toPath(name))
  .filter(hasToken);

test('every signature, token and path with a token is a kind of tests/database/support/links, which alters each letter', () => {
  expect(existsSync('tests/database/http/altered-links.test.ts')).toBe(true);
  const found = [...purposes, ...columns, ...paths];
  expect(found.length).toBeGreaterThan(40);
  expect(found.filter((name) => !covered.includes(name))).toEqual([]);
  expect(covered.filter((name) => !found.includes(name))).toEqual([]);
});

test('the rule reports a kind without a row', () => {
  expect(listPurposes("type TokenPurpose =\n  | 'device'\n  // why\n  | 'coupon';")).toEqual([
    'purpose device',
    'purpose coupon',
  ]);
  expect(listColumns('a.prisma', 'inviteToken String @map("invite_token")')).toEqual(['a.prisma invite_token']);
  expect([toPath('app/[country]/[lang]/(make)/gift/[token]/page.tsx'), hasToken('/r/[code]')]).toEqual([
    '/[country]/[lang]/gift/[token]',
    false,
  ]);
});
