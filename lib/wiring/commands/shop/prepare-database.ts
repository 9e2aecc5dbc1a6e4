import { at } from '../paths';
import { run } from '../processes/run';
import { Stop } from '../say';

/** Runs `prepare.ts` with the shop's environment. */
export async function prepareDatabase(env: NodeJS.ProcessEnv): Promise<void> {
  const { code, output } = await run({ args: ['--import', 'tsx', at('lib/wiring/commands/prepare.ts')], env });
  if (code === 0) return;
  if (/The settings are not complete/.test(output)) {
    throw new Stop(/The settings are not complete:\n(?: {2}.+\n?)+/.exec(output)?.[0].trim() ?? output);
  }
  throw new Stop(`The database could not be brought up to date:\n${output.trim()}`);
}
