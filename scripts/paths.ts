import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** Absolute path of a file in the repository. */
export const fromRoot = (...parts: string[]): string => path.join(ROOT, ...parts);

/** Script behind a program of `node_modules/.bin`, to run with this Node version. */
export const NEXT = fromRoot('node_modules/next/dist/bin/next');
export const PRISMA = fromRoot('node_modules/prisma/build/index.js');
export const VITEST = fromRoot('node_modules/vitest/vitest.mjs');
export const PLAYWRIGHT = fromRoot('node_modules/@playwright/test/cli.js');
export const TSC = fromRoot('node_modules/typescript/bin/tsc');
export const BIOME = fromRoot('node_modules/@biomejs/biome/bin/biome');
