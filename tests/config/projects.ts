const tests = (folders: string) => `${folders}/**/*.test.{ts,tsx}`;

const DRAWINGS = [tests('lib/illustrator'), tests('scripts/contact-sheet'), tests('tests/likeness')];
const STORIES = [tests('lib/{stories,proofreading,typesetting}')];
const PHOTOS = [tests('{lib/photos,components/photo,scripts/bench/likeness}')];
/**
 * The first loads the test server of Next, which changes the runtime of its process. The next three mock modules: what
 * loads a mocked module keeps it, and would hand it to the files after it. The files of scripts start and stop processes.
 */
const APART = [
  'lib/markets/matcher.test.ts',
  'components/ui/link.test.tsx',
  'components/checkout/format-select.test.tsx',
  'app/**/capabilities.test.tsx',
  'app/**/switched-books.test.tsx',
  tests('scripts'),
];

/**
 * The test files of each project of `vitest.config.ts`, the code that runs beside them, and what they read without naming
 * each file.
 */
export const PROJECTS = {
  unit: {
    include: [tests('{app,components,lib}'), tests('tests/e2e/support')],
    exclude: [...DRAWINGS, ...STORIES, ...PHOTOS, ...APART],
    uses: [],
    reads: [],
  },
  isolated: {
    include: APART,
    exclude: [...DRAWINGS, ...PHOTOS],
    uses: [],
    reads: [],
  },
  photos: { include: PHOTOS, exclude: [], uses: [], reads: [] },
  stories: { include: STORIES, exclude: [], uses: ['lib/typesetting/testing/compile-here.ts'], reads: [] },
  drawings: { include: DRAWINGS, exclude: [], uses: [], reads: [] },
  // They parse all code. Those about texts name the folder `messages`.
  rules: {
    include: [tests('tests/rules')],
    exclude: [],
    uses: [],
    reads: [
      'app',
      'components',
      'lib',
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
      'package-lock.json',
      'Dockerfile',
      '.dockerignore',
      'compose.yaml',
      'docs/deploy',
      '.env.example',
    ],
  },
  // The database is migrated, and the queue started, before.
  database: {
    include: [tests('tests/database')],
    exclude: [],
    uses: [
      'tests/database/global-setup.ts',
      'tests/database/support/each-file.ts',
      'scripts/postgres',
      'scripts/shop/prepare-database.ts',
      'scripts/test-stages/test-server.ts',
    ],
    reads: ['prisma'],
  },
  prove: { include: [tests('tests/prove')], exclude: [], uses: [], reads: [] },
} as const;

export type ProjectName = keyof typeof PROJECTS;
