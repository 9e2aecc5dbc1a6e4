import { writeFile } from 'node:fs/promises';
import { renderCoverage } from '@/lib/typesetting/testing/font-coverage';
import { runCommand } from './cli';
import { fromRoot } from './paths';

/** `npm run font-coverage`: keeps what the books' fonts can print, for browsers (`lib/typesetting/printable`). */
await runCommand(async () => {
  await writeFile(fromRoot('lib/typesetting/printable/coverage.ts'), renderCoverage());
  return 0;
});
