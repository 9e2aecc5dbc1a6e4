import { hashFiles, runIfChanged } from './build-cache';
import { CliError } from './cli';
import { PRISMA } from './paths';
import { run } from './processes/run';

/** Generates the Prisma client if the schema has changed since. */
export async function generateClient(): Promise<void> {
  const sources = hashFiles(['prisma/schema', 'prisma/prisma.config.ts', 'node_modules/prisma/package.json']);
  await runIfChanged('lib/platform/db/generated/.sources', sources, async () => {
    const { code, output } = await run({
      args: [PRISMA, 'generate', '--config', 'prisma/prisma.config.ts'],
      // Prisma would download an engine that `generate` does not use; any executable in its place prevents that.
      env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: '1' },
    });
    if (code !== 0) throw new CliError(`Could not generate the Prisma client:\n${output.trim()}`);
  });
}
