import { PRISMA } from './paths';
import { run } from './processes/run';
import { Stop } from './say';
import { hashOf, onceFor } from './stamp';

/** Writes the database client when the schema has changed since. */
export async function generateClient(): Promise<void> {
  const sources = hashOf(['prisma/schema', 'prisma/prisma.config.ts', 'node_modules/prisma/package.json']);
  await onceFor('lib/platform/db/generated/.sources', sources, async () => {
    const { code, output } = await run({
      args: [PRISMA, 'generate', '--config', 'prisma/prisma.config.ts'],
      // An engine that generating does not use would be downloaded; any program in its place keeps Prisma calm.
      env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: '1' },
    });
    if (code !== 0) throw new Stop(`The database client could not be generated:\n${output.trim()}`);
  });
}
