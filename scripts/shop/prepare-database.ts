import { CliError } from '../cli';
import { fromRoot } from '../paths';
import { run } from '../processes/run';

/** Invented orders for the desk of a sandbox shop; `demo-if-empty`: only while nobody has ordered anything. */
export type DemoOption = 'demo' | 'demo-if-empty';

/** Runs `prepare.ts` with the shop's environment. */
export async function prepareDatabase(env: NodeJS.ProcessEnv, demo?: DemoOption): Promise<void> {
  const args = ['--import', 'tsx', fromRoot('scripts/prepare.ts'), ...(demo ? [demo] : [])];
  const { code, output } = await run({ args, env });
  if (code === 0) return;
  if (/The settings are not complete/.test(output)) {
    throw new CliError(/The settings are not complete:\n(?: {2}.+\n?)+/.exec(output)?.[0].trim() ?? output);
  }
  throw new CliError(`Could not migrate the database:\n${output.trim()}`);
}
