import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CliError } from '../cli';
import { findFreePort } from '../ports';
import { supervise } from '../processes/supervise';
import { getAccessibleDataDir, getAccessiblePrograms } from './accessible-dir';
import { getConnectionError } from './databases';
import { getServerUrl } from './find-running';
import { initializeCluster, removeStalePidFile } from './initdb';
import { getServerUser } from './owner';
import { getPostgresHome } from './programs';

/**
 * Rows and parameters contain names and phones, so errors must name the violated rule only. `terse` omits DETAIL and
 * CONTEXT, the other settings omit the statement and its values.
 */
export const LOG_WITHOUT_ROW_DATA = [
  'log_error_verbosity=terse',
  'log_parameter_max_length_on_error=0',
  'log_min_error_statement=panic',
] as const;

type Cluster = {
  /** Data folder, if the server's user can access it. */
  readonly dir: string;
  readonly log: string;
  /** PostgreSQL settings, `name=value`. */
  readonly settings?: readonly string[];
  readonly onStart?: (pid: number) => void;
  /** The server exited without a request to stop, and is started again on the same port. */
  readonly onRestart?: (why: string) => void;
  /** The server keeps exiting, and is not started again. */
  readonly onEnd?: () => void;
};

/** Exits within ten seconds of a start each. A new server waits for what is left of a killed one to be gone. */
const MAX_QUICK_EXITS = 8;

/**
 * Starts a PostgreSQL server on a free local port and returns its URL; a server that dies is started again. The data
 * persists between starts.
 */
export async function startCluster({ dir, log, settings = [], onStart, onRestart, onEnd }: Cluster): Promise<URL> {
  const owner = getServerUser();
  const packaged = await getPostgresHome();
  const home = owner ? getAccessiblePrograms(packaged) : packaged;
  const data = owner ? getAccessibleDataDir(dir) : dir;
  const password = await initializeCluster(home, data, owner);

  const port = await findFreePort();
  let ended = false;
  supervise(
    {
      command: path.join(home, 'bin', 'postgres'),
      args: listServerArgs(data, port, settings),
      env: { ...process.env, LC_ALL: 'C' },
      log,
      ...(owner && { user: owner }),
    },
    {
      prepare: () => removeStalePidFile(data),
      // PostgreSQL's "fast shutdown": closes connections, keeps data.
      stop: { signal: 'SIGINT', graceMs: 20_000 },
      ...(onStart && { onStart }),
      ...(onRestart && { onRestart }),
      giveUp: {
        after: MAX_QUICK_EXITS,
        act: () => {
          ended = true;
          onEnd?.();
        },
      },
    },
  );

  const url = getServerUrl(password, port);
  for (let waited = 0; await getConnectionError(url.href); waited += 100) {
    if (ended || waited > 60_000) throw new CliError(`PostgreSQL did not start; see ${log}.`);
    await sleep(100);
  }
  return url;
}

const listServerArgs = (data: string, port: number, settings: readonly string[]): readonly string[] => [
  '-D',
  data,
  '-p',
  String(port),
  '-h',
  '127.0.0.1',
  '-k',
  '',
  ...[...LOG_WITHOUT_ROW_DATA, ...settings].flatMap((setting) => ['-c', setting]),
];
