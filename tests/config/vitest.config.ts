import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { PROJECTS, type ProjectName } from './projects';

const root = fileURLToPath(new URL('../..', import.meta.url));

// Both bound what hangs, on a machine of any speed: no test measures time. The slow ones draw and typeset whole books.
const QUICK = { testTimeout: 120_000 };
const SLOW = { testTimeout: 600_000, hookTimeout: 600_000 };

// Its workers inherit it. The browser tests take longest of all stages, and should not wait for what runs beside them.
setPriority(5);

const SKIP_KNOWN = 'tests/config/skip-known.ts';
const FREE_MEMORY = 'tests/config/free-memory.ts';

const project = (name: ProjectName, options: Readonly<Record<string, unknown>>) => ({
  extends: true as const,
  test: { name, include: [...PROJECTS[name].include], exclude: [...PROJECTS[name].exclude], ...options },
});

export default defineConfig({
  root,
  resolve: { alias: { '@': root } },
  // No test reads the styles.
  css: { postcss: { plugins: [] } },
  test: {
    maxWorkers: 2,
    projects: [
      // The files of a worker share its modules: starting anew for each file cost more than its tests.
      project('unit', { ...QUICK, isolate: false }),
      // Each file has its own modules: a server of Next, the processes of a script and a mock keep their state in them.
      project('isolated', QUICK),
      project('photos', { ...SLOW, setupFiles: SKIP_KNOWN }),
      project('stories', {
        ...SLOW,
        isolate: false,
        setupFiles: ['lib/typesetting/testing/compile-here.ts', SKIP_KNOWN],
      }),
      project('drawings', { ...SLOW, isolate: false, setupFiles: [FREE_MEMORY, SKIP_KNOWN] }),
      project('rules', { ...SLOW, isolate: false }),
      // Workers, queues and photos. The files of a worker share its modules, its database and its clients.
      project('database', {
        testTimeout: 120_000,
        hookTimeout: 120_000,
        isolate: false,
        globalSetup: 'tests/database/global-setup.ts',
        setupFiles: 'tests/database/support/each-file.ts',
      }),
      project('prove', SLOW),
    ],
  },
});
