import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fromRoot, ROOT } from '@/scripts/paths';
import { run } from '@/scripts/processes/run';
import { createClone, replaceOnly } from '../../support/clone';

const BUILDER = path.relative(ROOT, fileURLToPath(new URL('./build-release.process.ts', import.meta.url)));
const MIGRATION = '29991231000000_next_release';

/** An order says which release made it: the present one does not know the column, and the next one writes it. */
const MIGRATE = `ALTER TABLE "orders" ADD COLUMN "release" TEXT NOT NULL DEFAULT 'present';
CREATE INDEX "orders_release" ON "orders" ("release");`;
const ORDER_NUMBER = '  /// What the customer reads out on the phone';

/** Sources of every screen: the markup and the style of a button, and the model of an order. */
const CHANGES: readonly (readonly [file: string, from: string, to: string])[] = [
  ['components/ui/button.tsx', 'aria-busy={', 'data-release="next" aria-busy={'],
  ['components/ui/button.css', 'min-block-size: 52px;', 'min-block-size: 54px;'],
  ['prisma/schema/orders.prisma', ORDER_NUMBER, `  release String @default("next")\n${ORDER_NUMBER}`],
];

/**
 * A checkout of the next release: its buttons, its styles and its orders are others, a migration adds a column with an index,
 * and every script has another name, as after an update of Next. It is built where the present release was built, as a
 * deploy on one machine does.
 */
export async function createNextRelease(env: NodeJS.ProcessEnv): Promise<string> {
  const dir = createClone({ forBuild: true });
  cpSync(fromRoot('.next'), path.join(dir, '.next'), { recursive: true });
  for (const [file, ...change] of CHANGES) replaceOnly(path.join(dir, file), change);
  const migration = path.join(dir, 'prisma/migrations', MIGRATION);
  mkdirSync(migration);
  writeFileSync(path.join(migration, 'migration.sql'), MIGRATE);
  const args = ['--import', 'tsx', path.join(dir, BUILDER)];
  const { code, output } = await run({ args, cwd: dir, env: { ...env, NEXT_HASH_SALT: 'next-release' } });
  if (code !== 0) throw new Error(`The next release was not built:\n${output}`);
  return dir;
}
