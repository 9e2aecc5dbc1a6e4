import { supervise } from '../processes/supervise';
import { openLog } from './logs';
import { DRAWING_ENV, getHost, MALLOC_ENV, type Mode, webArgs, workerArgs } from './programs';
import { isResponding, waitFor } from './wait-for';

type StartOptions = {
  readonly mode: Mode;
  readonly env: NodeJS.ProcessEnv;
  readonly port: number;
  readonly dataDir: string;
  readonly recordProcess: (name: string, pid: number) => void;
  readonly onError: (line: string) => void;
  readonly onWebExit: (line: string) => void;
};

/** Starts web and worker, supervises them, and waits until both are ready. */
export async function startProcesses({
  mode,
  env,
  port,
  dataDir,
  recordProcess,
  onError,
  onWebExit,
}: StartOptions): Promise<void> {
  const web = openLog(dataDir, 'web');
  const worker = openLog(dataDir, 'worker');
  const watch = (name: string) => ({
    onStart: (pid: number) => recordProcess(name, pid),
    onRestart: (why: string) => onError(`The ${name} process exited (${why}) and is being restarted.`),
  });

  supervise({ args: workerArgs(mode), env: { ...DRAWING_ENV, ...env }, log: worker.file }, watch('worker'));
  supervise(
    { args: webArgs(mode, port, env), env: { ...MALLOC_ENV, ...env, PORT: String(port) }, log: web.file },
    {
      ...watch('web'),
      giveUp: { after: 5, act: () => onWebExit(`The web process keeps exiting; see ${web.file}.`) },
    },
  );
  await Promise.all([
    waitFor(
      () => isResponding(port, getHost(env)),
      120,
      `The web part did not answer in two minutes: ${web.file} says why.`,
    ),
    waitFor(
      () => worker.read().includes('worker ready'),
      120,
      `The worker was not ready in two minutes: ${worker.file} says why.`,
    ),
  ]);
}
