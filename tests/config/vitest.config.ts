import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tests = (folders: string) => `${folders}/**/*.test.{ts,tsx}`;

const DRAWINGS = [tests('lib/illustrator'), tests('scripts/contact-sheet'), tests('tests/likeness')];
const STORIES = [tests('lib/{stories,proofreading,typesetting}')];

/** These tests draw pictures and typeset whole books. */
const SLOW = { testTimeout: 60_000 };

const project = (name: string, include: readonly string[], options: Readonly<Record<string, unknown>> = {}) => ({
  extends: true as const,
  test: { name, include: [...include], ...options },
});

export default defineConfig({
  root,
  resolve: { alias: { '@': root } },
  // No test reads the styles.
  css: { postcss: { plugins: [] } },
  test: {
    maxWorkers: 2,
    testTimeout: 10_000,
    projects: [
      project('unit', [tests('{lib,components,app,scripts}'), tests('tests/e2e/support')], {
        testTimeout: 30_000,
        exclude: [...DRAWINGS, ...STORIES],
      }),
      project('stories', STORIES, SLOW),
      project('drawings', DRAWINGS, SLOW),
      // They parse the whole repository.
      project('rules', ['tests/rules/**/*.test.ts'], SLOW),
      // Workers, queues and photos.
      project('database', ['tests/database/**/*.test.ts'], { testTimeout: 60_000 }),
      project('prove', ['tests/prove/**/*.test.ts'], SLOW),
    ],
  },
});
