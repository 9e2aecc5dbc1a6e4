import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** A file of the repository. */
export const at = (...parts: string[]): string => path.join(ROOT, ...parts);

/** The script behind a program of `node_modules/.bin`, to be run by this very Node. */
export const NEXT = at('node_modules/next/dist/bin/next');
export const PRISMA = at('node_modules/prisma/build/index.js');
export const VITEST = at('node_modules/vitest/vitest.mjs');
export const PLAYWRIGHT = at('node_modules/@playwright/test/cli.js');
export const TSC = at('node_modules/typescript/bin/tsc');
export const BIOME = at('node_modules/@biomejs/biome/bin/biome');
