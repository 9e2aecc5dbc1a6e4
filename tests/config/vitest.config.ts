import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig({
  root,
  resolve: { alias: { '@': root } },
  test: {
    include: [
      'lib/**/*.test.ts',
      'components/**/*.test.{ts,tsx}',
      'app/**/*.test.ts',
      'tests/{rules,database}/**/*.test.ts',
    ],
    // Drawing and PDF tests use both cores by themselves.
    maxWorkers: 2,
    testTimeout: 60_000,
  },
});
