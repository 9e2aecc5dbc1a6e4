import { CliError } from '../cli';
import { fromRoot } from '../paths';
import { run } from '../processes/run';

/** Runs `prepare.ts` with the shop's environment. */
export async function prepareDatabase(env: NodeJS.ProcessEnv): Promise<void> {
  const { code, output } = await run({ args: ['--import', 'tsx', fromRoot('scripts/prepare.ts')], env });
  if (code === 0) return;
  if (/The settings are not complete/.test(output)) {
    throw new CliError(/The settings are not complete:\n(?: {2}.+\n?)+/.exec(output)?.[0].trim() ?? output);
  }
  throw new CliError(`Could not migrate the database:\n${output.trim()}`);
}
