const tests = (folders: string) => `${folders}/**/*.test.{ts,tsx}`;

const DRAWINGS = [tests('lib/illustrator'), tests('scripts/contact-sheet'), tests('tests/likeness')];
const STORIES = [tests('lib/{stories,proofreading,typesetting}')];
const PHOTOS = [tests('{lib/photos,components/photo,scripts/bench/likeness}')];

/** The files of each project of `vitest.config.ts`. `reads` are files that no test of the project names. */
export const PROJECTS = {
  unit: {
    include: [tests('{lib,components,app,scripts}'), tests('tests/e2e/support')],
    exclude: [...DRAWINGS, ...STORIES, ...PHOTOS],
    reads: [],
  },
  photos: { include: PHOTOS, exclude: [], reads: [] },
  stories: { include: STORIES, exclude: [], reads: ['lib/typesetting/testing/compile-here.ts'] },
  drawings: { include: DRAWINGS, exclude: [], reads: [] },
  // They parse the whole repository.
  rules: {
    include: [tests('tests/rules')],
    exclude: [],
    reads: [
      'app',
      'components',
      'lib',
      'messages',
      'prisma',
      'public',
      'scripts',
      'tests',
      'middleware.ts',
      'instrumentation.ts',
      'next.config.mjs',
      'postcss.config.mjs',
      'tsconfig.json',
      'biome.json',
      'knip.json',
      'package.json',
      '.env.example',
    ],
  },
  // The database is migrated, and the queue started, before.
  database: {
    include: [tests('tests/database')],
    exclude: [],
    reads: ['prisma', 'scripts/postgres', 'scripts/shop/prepare-database.ts', 'scripts/test-stages/test-server.ts'],
  },
  prove: { include: [tests('tests/prove')], exclude: [], reads: [] },
} as const;

export type ProjectName = keyof typeof PROJECTS;
