import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { PROJECTS, type ProjectName } from './projects';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** These tests draw pictures and typeset whole books. */
const SLOW = { testTimeout: 60_000 };

const project = (name: ProjectName, options: Readonly<Record<string, unknown>>) => ({
  extends: true as const,
  test: { name, include: [...PROJECTS[name].include], exclude: [...PROJECTS[name].exclude], ...options },
});

export default defineConfig({
  root,
  resolve: { alias: { '@': root } },
  test: {
    maxWorkers: 2,
    testTimeout: 10_000,
    projects: [
      project('unit', { testTimeout: 30_000 }),
      project('photos', SLOW),
      project('stories', SLOW),
      project('drawings', SLOW),
      project('rules', SLOW),
      // Workers, queues and photos.
      project('database', { testTimeout: 60_000 }),
      project('prove', SLOW),
    ],
  },
});
