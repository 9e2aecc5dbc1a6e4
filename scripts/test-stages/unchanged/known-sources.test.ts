import { describe, expect, it } from 'vitest';
import { COSTLY_TESTS, KNOWN_SOURCES } from '@/tests/config/known-sources';
import { readSourceGraph } from './source-graph';
import { listTestFiles } from './tested-files';
import { findSources } from './texts';

const graph = readSourceGraph();

describe('costly tests whose sources are known', () => {
  it('are files of the projects that skip them', () => {
    const skipping = (['photos', 'stories', 'drawings'] as const).flatMap((name) => listTestFiles(graph.files, name));
    expect(skipping).toEqual(expect.arrayContaining(Object.keys(COSTLY_TESTS)));
  });

  it.each([
    ['lib/illustrator/advanced/refusal.test.ts', 'lib/illustrator/advanced/prepare.ts'],
    ['lib/illustrator/advanced/refusal.test.ts', 'tests/fixtures/children/D105.jpg'],
    ['lib/typesetting/preflight/preflight.test.ts', 'lib/typesetting/template/interior.typ'],
    ['scripts/contact-sheet/spread-words.test.ts', 'lib/stories/data/small-light/picture/he.ts'],
    ['lib/proofreading/library.test.ts', 'lib/stories/data/weather-inside/index.ts'],
  ])('%s runs again after a change of %s', (test, source) => {
    expect([...findSources(graph, test)]).toContain(source);
  });

  it.each([
    ['scripts/contact-sheet/spread-words.test.ts', 'lib/stories/data/small-light/he.ts'],
    ['scripts/contact-sheet/spread-skins.test.ts', 'lib/stories/data/small-light/picture/he.ts'],
    ['lib/illustrator/render/render.test.ts', 'lib/stories/data/small-light/he.ts'],
  ])('%s does not run again after a change of %s, whose words it does not draw', (test, source) => {
    expect(graph.findUsed([test]).has(source)).toBe(true);
    expect(findSources(graph, test).has(source)).toBe(false);
  });

  it('do not run again because a result was kept', () => {
    expect(graph.files.filter((file) => file.startsWith(KNOWN_SOURCES))).toEqual([]);
  });
});
