import { describe, expect, it } from 'vitest';
import { PROJECTS, type ProjectName } from '../../../tests/config/projects';
import { readSourceGraph } from './source-graph';
import {
  type CheckName,
  listBrowserTests,
  listCheck,
  listProjectTests,
  listTestFiles,
  type TestFiles,
} from './tested-files';

const graph = readSourceGraph();
const specs = graph.files.filter((file) => /^tests\/e2e\/.*\.spec\.ts$/.test(file));

const PROJECT_NAMES = (Object.keys(PROJECTS) as ProjectName[]).filter((name) => name !== 'prove');
const CHECK_NAMES: readonly CheckName[] = ['lint', 'types', 'build'];
const SLOW_STAGES = /^(?:build|database|browser|drawings|stories)$/;
const stages: readonly (readonly [string, TestFiles])[] = [
  ...PROJECT_NAMES.map((name) => [name, listProjectTests(graph, name)] as const),
  ...CHECK_NAMES.map((name) => [name, listCheck(graph, name)] as const),
  ['browser', listBrowserTests(graph)],
];

/** The tests of every stage that a change makes due. */
const listDue = (changed: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    stages
      .map(
        ([stage, tests]) => [stage, [...tests].flatMap(([test, files]) => (files.has(changed) ? [test] : []))] as const,
      )
      .filter(([, tests]) => tests.length > 0),
  );

describe('the stages that a change makes due', () => {
  it('a document: nothing but tests that read it', () => {
    const due = listDue('docs/requirements.md');
    expect(due.rules).toContain('tests/rules/requirements.test.ts');
    expect(due.rules).not.toContain('tests/rules/dependencies.test.ts');
    expect(Object.keys(due).filter((stage) => SLOW_STAGES.test(stage))).toEqual([]);
  });

  it('a text: the rules, the types and the tests that show texts, but no build, database and browser', () => {
    const due = listDue('messages/he/legal.json');
    expect(Object.keys(due)).toEqual(expect.arrayContaining(['unit', 'rules', 'types', 'lint']));
    expect(due.unit).toContain('components/legal/legal-values.test.ts');
    expect(due.unit).not.toContain('lib/prices/quote.test.ts');
    expect(due.rules).toContain('tests/rules/messages.test.ts');
    expect(due.rules).not.toContain('tests/rules/dependencies.test.ts');
    expect(Object.keys(due).filter((stage) => SLOW_STAGES.test(stage))).toEqual([]);
  });

  it.each([
    ['lib/blog/data/he/reading-aloud.md', 'unit', 'lib/blog/text.test.ts'],
    ['lib/blog/data/en/reading-aloud.md', 'rules', 'tests/rules/capabilities.test.ts'],
    ['lib/catalogue/data/again/ru.ts', 'unit', 'lib/catalogue/editions.test.ts'],
    ['lib/stories/data/again/en.ts', 'stories', 'lib/typesetting/library-fit.test.ts'],
    ['lib/stories/data/small-light/picture/ar.ts', 'stories', 'lib/stories/picture-texts.test.ts'],
    ['lib/stories/data/missing-bells/picture/words.he.ts', 'drawings', 'scripts/contact-sheet/spread-words.test.ts'],
  ])('a text of a post or a book (%s): the tests of texts, but no build, database and browser', (text, stage, test) => {
    const due = listDue(text);
    expect(due[stage]).toContain(test);
    expect(due.rules ?? []).not.toContain('tests/rules/purity.test.ts');
    expect(due.drawings ?? []).not.toContain('scripts/contact-sheet/spread-skins.test.ts');
    expect(due.isolated).toContain('scripts/test-stages/unchanged/texts.test.ts');
    expect(Object.keys(due).filter((name) => ['build', 'database', 'browser'].includes(name))).toEqual([]);
  });

  it('what stands beside the texts of a book: everything that uses it', () => {
    const due = listDue('lib/stories/data/again/scenes.ts');
    expect(Object.keys(due)).toEqual(expect.arrayContaining(['build', 'database', 'browser']));
  });

  it('one use case of a domain: its users, but not those of the rest of the domain', () => {
    const due = listDue('lib/orders/receipt/make-receipt.ts');
    expect(due.database).toContain('tests/database/orders/receipt.test.ts');
    expect(due.database).not.toContain('tests/database/orders/rewards.test.ts');
    expect(due.database).not.toContain('tests/database/codes/attempts.test.ts');
    expect(due.rules).toHaveLength(listTestFiles(graph.files, 'rules').length);
  });

  it('a domain: its own tests and those of its users, but no drawings and stories', () => {
    const due = listDue('lib/orders/index.ts');
    expect(Object.keys(due)).toEqual(expect.arrayContaining(['browser', 'build', 'database', 'rules', 'unit']));
    expect(Object.keys(due).filter((stage) => ['drawings', 'stories'].includes(stage))).toEqual([]);
    expect(due.browser).toContain('tests/e2e/making/printed.spec.ts');
    expect(due.browser).not.toContain('tests/e2e/storefront/blog.spec.ts');
  });

  it('a component: the browser tests of its pages, but no database', () => {
    const due = listDue('components/blog/post-text.tsx');
    expect(due.browser).toContain('tests/e2e/storefront/blog.spec.ts');
    expect(due.browser).not.toContain('tests/e2e/making/printed.spec.ts');
    expect(due.database).toBeUndefined();
  });

  it('the illustrator: drawings, stories and all that makes books, but no reading of photos', () => {
    const due = listDue('lib/illustrator/scene.ts');
    expect(due.drawings).toContain('lib/illustrator/companions/companions.test.ts');
    expect(due.browser).toContain('tests/e2e/making/journey.spec.ts');
    expect(due.photos).not.toContain('components/photo/detector/photo-quality.test.ts');
  });

  it('a program that code starts by its name', () => {
    expect(listDue('lib/typesetting/compile.process.ts').stories).toContain('lib/typesetting/dedication.test.ts');
    expect(listDue('lib/photos/face-thread.ts').photos).toContain('lib/photos/face-reader.test.ts');
    expect(listDue('lib/typesetting/template/story.typ').stories).toContain('lib/typesetting/dedication.test.ts');
  });

  it('the packages: everything that runs code', () => {
    const due = listDue('package-lock.json');
    expect(due.unit).toHaveLength(listTestFiles(graph.files, 'unit').length);
    expect(due.browser).toHaveLength(specs.length);
  });
});

it('each test file belongs to one project', () => {
  const all = (Object.keys(PROJECTS) as ProjectName[]).flatMap((name) => listTestFiles(graph.files, name));
  expect(all.toSorted()).toEqual(graph.files.filter((file) => /\.test\.tsx?$/.test(file)));
});
