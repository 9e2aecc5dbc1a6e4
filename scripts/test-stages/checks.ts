import { BIOME, NEXT, TSC } from '../paths';
import { run } from '../processes/run';
import { type Stage, toStageResult } from './stage';

/** The state of the last check: with it, only what has changed since is checked. */
const BUILD_INFO = '.next/cache/.tsbuildinfo';

/** The pixel arithmetic, which has compiler options of its own, and the state of its check. */
const PIXELS = { project: 'lib/illustrator/advanced', buildInfo: '.next/cache/.tsbuildinfo-pixels' } as const;

const checkTypes = (project: string, buildInfo: string) =>
  run({ args: [TSC, '--noEmit', '-p', project, '--tsBuildInfoFile', buildInfo] });

/** Type check, including the routes' generated types. Runs after the build, because both write into `.next`. */
export const typesStage: Stage = {
  after: ['build'],
  run: async () => {
    const routes = await run({ args: [NEXT, 'typegen'] });
    if (routes.code !== 0) return toStageResult(routes);
    const all = await checkTypes('.', BUILD_INFO);
    return toStageResult(all.code === 0 ? await checkTypes(PIXELS.project, PIXELS.buildInfo) : all);
  },
};

/** Lint and formatting. */
export const lintStage: Stage = {
  run: async () =>
    toStageResult(
      await run({ args: [BIOME, 'ci', '--colors=off', '--error-on-warnings', '--max-diagnostics=200', '.'] }),
    ),
};

/** Builds the web part, without a type check of its own: the longest stage waits for it. */
export const buildStage: Stage = {
  run: async ({ webBuild }) => {
    await webBuild();
    return { passed: 1, failed: 0 };
  },
};
