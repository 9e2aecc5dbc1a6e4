import { supervise } from '../processes/supervise';
import { answers, untilTrue } from './await';
import { openLog } from './logs';
import { hostOf, LEAN_MEMORY, type Mode, webArgs, workerArgs } from './programs';

type Processes = {
  readonly mode: Mode;
  readonly env: NodeJS.ProcessEnv;
  readonly port: number;
  readonly dataDir: string;
  readonly note: (name: string, pid: number) => void;
  readonly onTrouble: (line: string) => void;
  readonly onWebLost: (line: string) => void;
};

/** Starts web and worker, keeps them running, and waits until both take work. */
export async function openProcesses({
  mode,
  env,
  port,
  dataDir,
  note,
  onTrouble,
  onWebLost,
}: Processes): Promise<void> {
  const web = openLog(dataDir, 'web');
  const worker = openLog(dataDir, 'worker');
  const watch = (name: string) => ({
    onStart: (pid: number) => note(name, pid),
    onRestart: (why: string) => onTrouble(`The ${name} ended (${why}) and is started again.`),
  });

  supervise({ args: workerArgs(mode), env: { ...LEAN_MEMORY, ...env }, log: worker.file }, watch('worker'));
  supervise(
    { args: webArgs(mode, port, env), env: { ...LEAN_MEMORY, ...env, PORT: String(port) }, log: web.file },
    {
      ...watch('web'),
      giveUp: { after: 5, act: () => onWebLost(`The web part does not stay up: ${web.file} says why.`) },
    },
  );
  await Promise.all([
    untilTrue(
      () => answers(port, hostOf(env)),
      120,
      `The web part did not answer in two minutes: ${web.file} says why.`,
    ),
    untilTrue(
      () => worker.read().includes('worker ready'),
      120,
      `The worker was not ready in two minutes: ${worker.file} says why.`,
    ),
  ]);
}
