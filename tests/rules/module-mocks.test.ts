import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listTestFiles } from '@/scripts/test-stages/unchanged/tested-files';
import { createSource, isTest, listSources, type Source } from './support/sources';
import { formatLocation, getStringLiteral, parseNodes, toDottedName } from './support/syntax';

const MODULE_MOCKS = ['vi.mock', 'vi.doMock', 'vi.resetModules'];

const findModuleMocks = (file: Source): string[] =>
  // A file that does not mention them needs no parsing.
  MODULE_MOCKS.some((name) => file.text.includes(name))
    ? [...parseNodes(file)]
        .filter((node) => MODULE_MOCKS.includes(toDottedName(node)))
        .map((node) => formatLocation(file, node, 'mocks a module'))
    : [];

/** Imports of helpers that mock modules; `mocking`: the helpers, without their endings. */
const findMockImports = (file: Source, mocking: readonly string[]): string[] =>
  // A file that names none of them needs no parsing.
  mocking.some((name) => file.text.includes(path.posix.basename(name)))
    ? [...parseNodes(file)].flatMap((node) => {
        const from = getStringLiteral(node.source);
        const loaded = from && toRepositoryPath(from, file);
        return loaded && mocking.includes(loaded) ? [formatLocation(file, node, `imports ${loaded}, which mocks`)] : [];
      })
    : [];

const withoutEnding = (name: string) => name.replace(/\.tsx?$/, '');
const toRepositoryPath = (from: string, { name }: Source): string =>
  from.startsWith('@/') ? from.slice(2) : path.posix.join(path.posix.dirname(name), from);

/** Files that mock a module, themselves or through a helper. */
function findMocks(files: readonly Source[], helpers: readonly Source[]): string[] {
  const mocking = helpers.filter((helper) => findModuleMocks(helper).length > 0).map(({ name }) => withoutEnding(name));
  return files.flatMap((file) => [...findModuleMocks(file), ...findMockImports(file, mocking)]);
}

// The files of a worker share its modules: what one file mocked would stay in those that others use.
it('tests that share modules pass or spy on what they replace, and mock no module', () => {
  const files = listSources(['app', 'components', 'lib', 'tests'], /\.tsx?$/);
  const names = files.map(({ name }) => name);
  const shared = (['unit', 'drawings', 'database'] as const).flatMap((project) => listTestFiles(names, project));
  const helpers = files.filter((file) => /^tests\//.test(file.name) || isTest(file));
  expect(shared.length).toBeGreaterThan(300);
  const beside = helpers.filter(({ name }) => /^tests\/(?:database|likeness)\//.test(name) && !shared.includes(name));
  expect(findMocks([...files.filter(({ name }) => shared.includes(name)), ...beside], helpers)).toEqual([]);
});

describe('the rule reports violations', () => {
  it.each(["vi.mock('@/lib/prices');", "vi.doMock('@/lib/prices', load);", 'vi.resetModules();'])('%s', (text) =>
    expect(findMocks([createSource(`const a = 1;\n${text}`)], [])).toEqual(['lib/prices/example.tsx:2 mocks a module']),
  );

  it.each(["import { a } from '@/tests/fixtures/page';", "import '../../tests/fixtures/page';"])('%s', (text) => {
    const helper = createSource("vi.doMock('next-intl');", 'tests/fixtures/page.tsx');
    expect(findMocks([createSource(text)], [helper])).toHaveLength(1);
    expect(findMocks([createSource(text)], [createSource('vi.spyOn(log);', 'tests/fixtures/page.tsx')])).toEqual([]);
  });

  it('and accepts a spy', () => expect(findMocks([createSource("vi.spyOn(log, 'error');")], [])).toEqual([]));
});
