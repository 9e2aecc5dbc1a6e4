import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fromRoot, ROOT } from '@/scripts/paths';
import { run } from '@/scripts/processes/run';
import { createClone } from '../../support/clone';

const BUILDER = path.relative(ROOT, fileURLToPath(new URL('./build-release.process.ts', import.meta.url)));
const MIGRATION = '29991231000000_next_release';

/**
 * A checkout of the next release: every script has another name and content, and a migration adds a column with an index.
 * It is built where the present release was built, as a deploy on one machine does.
 */
export async function createNextRelease(env: NodeJS.ProcessEnv): Promise<string> {
  const dir = createClone({ forBuild: true });
  cpSync(fromRoot('.next'), path.join(dir, '.next'), { recursive: true });
  // Its sources are the same: it is the salt that makes it another build.
  rmSync(path.join(dir, '.next/.sources'));
  const migration = path.join(dir, 'prisma/migrations', MIGRATION);
  mkdirSync(migration);
  writeFileSync(
    path.join(migration, 'migration.sql'),
    `ALTER TABLE "orders" ADD COLUMN "release" TEXT NOT NULL DEFAULT 'next';
     CREATE INDEX "orders_release" ON "orders" ("release");`,
  );
  const args = ['--import', 'tsx', path.join(dir, BUILDER)];
  const { code, output } = await run({ args, cwd: dir, env: { ...env, NEXT_HASH_SALT: 'next-release' } });
  if (code !== 0) throw new Error(`The next release was not built:\n${output}`);
  return dir;
}
