import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

const project = (name: string, include: readonly string[]) => ({
  extends: true as const,
  test: { name, include: [...include] },
});

export default defineConfig({
  root,
  resolve: { alias: { '@': root } },
  test: {
    // Drawing and PDF tests use both cores by themselves.
    maxWorkers: 2,
    testTimeout: 60_000,
    projects: [
      project('unit', ['{lib,components,app}/**/*.test.{ts,tsx}']),
      project('rules', ['tests/rules/**/*.test.ts']),
      project('database', ['tests/database/**/*.test.ts']),
      project('prove', ['tests/prove/**/*.test.ts']),
    ],
  },
});
