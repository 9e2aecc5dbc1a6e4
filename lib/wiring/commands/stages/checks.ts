import { BIOME, NEXT, TSC } from '../paths';
import { run } from '../processes/run';
import { oneCheck, type Stage } from './stage';

/** Types, those of the routes included. */
export const types: Stage = async () => {
  const routes = await run({ args: [NEXT, 'typegen'] });
  return oneCheck(routes.code === 0 ? await run({ args: [TSC, '--noEmit', '-p', '.'] }) : routes);
};

/** Lint rules and layout of the code. */
export const lint: Stage = async () =>
  oneCheck(await run({ args: [BIOME, 'ci', '--colors=off', '--error-on-warnings', '--max-diagnostics=200', '.'] }));
