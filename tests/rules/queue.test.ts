import { expect, it } from 'vitest';
import { createSource, isTest, listSources, type Source } from './support/sources';
import { formatLocation, getStringLiteral, type Node, parseNodes } from './support/syntax';

const PRIVATE_TABLES = /\bpgboss\s*\.|\bpgboss"\s*\./i;

/** SQL on pg-boss's tables: they are private to it and change with its releases. */
const findPrivateSql = (file: Source): string[] =>
  [...parseNodes(file)]
    .filter((node) => {
      const parts = node.type === 'TemplateLiteral' ? (node.quasis as readonly Node[]) : [];
      const sql = getStringLiteral(node) ?? parts.map((part) => (part.value as { readonly raw: string }).raw).join('?');
      return PRIVATE_TABLES.test(sql);
    })
    .map((node) => formatLocation(file, node, 'names a table of pg-boss'));

/** A backup holds the queue as it is, and names its version, which a restore compares. */
const BACKUP = 'lib/backup/repository/tables.ts';

it('no code reads or writes the private tables of pg-boss', () => {
  const code = listSources(['app', 'lib'], /\.tsx?$/).filter(
    (file) => !isTest(file) && file.name !== BACKUP && /pgboss/i.test(file.text),
  );
  expect(code.flatMap(findPrivateSql)).toEqual([]);
});

it.each([
  'tx.$executeRaw`UPDATE pgboss.job SET data = NULL`;',
  "boss.getDb().executeSql('SELECT state FROM pgboss.job', []);",
  `const sql = 'DELETE FROM "pgboss".job';`,
])('the rule notices %s', (text) => expect(findPrivateSql(createSource(text))).toHaveLength(1));
