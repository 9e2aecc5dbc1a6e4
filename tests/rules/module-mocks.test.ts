import { expect, it } from 'vitest';
import { createSource, listSources, type Source } from './support/sources';
import { formatLocation, parseNodes, toDottedName } from './support/syntax';

const MODULE_MOCKS = ['vi.mock', 'vi.doMock', 'vi.resetModules'];

const findModuleMocks = (files: readonly Source[]): string[] =>
  files.flatMap((file) =>
    [...parseNodes(file)]
      .filter((node) => MODULE_MOCKS.includes(toDottedName(node)))
      .map((node) => formatLocation(file, node, 'mocks a module')),
  );

/** Their files mock modules: they do not share them, or all have the same mock. */
const WITH_MOCKS = /^lib\/(?:photos|typesetting)\/|^components\/(?:photo\/|ui\/link\.test\.tsx$)/;

// The files of a worker share its modules: what one file mocked would stay in those that others use.
it('tests that share modules pass or spy on what they replace, and mock no module', () => {
  const shared = [
    ...listSources(['tests/database', 'tests/likeness'], /\.ts$/),
    ...listSources(['app', 'components', 'lib'], /\.test\.tsx?$/),
  ];
  expect(findModuleMocks(shared.filter(({ name }) => !WITH_MOCKS.test(name)))).toEqual([]);
});

it('the rule reports violations', () => {
  expect(findModuleMocks([createSource("const a = 1;\nvi.mock('@/lib/prices');")])).toEqual([
    'lib/prices/example.tsx:2 mocks a module',
  ]);
  expect(findModuleMocks([createSource("vi.spyOn(log, 'error');")])).toEqual([]);
});
