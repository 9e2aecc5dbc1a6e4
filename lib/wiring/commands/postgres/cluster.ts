import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../ports';
import { startGroup, stopGroup } from '../processes/group';
import { whenStopping } from '../processes/stopping';
import { Stop } from '../say';
import { forgetDeadServer, initialise } from './initialise';
import { serverOwner } from './owner';
import { openData, openPrograms } from './place';
import { postgresHome } from './programs';
import { serverUrl } from './running';
import { whyUnreachable } from './server';

/**
 * Rows and parameters hold names and phones: an error says which rule was broken, not by what. `terse` leaves out
 * DETAIL and CONTEXT, the other two the statement and its values.
 */
export const SILENT_ABOUT_ROWS = [
  'log_error_verbosity=terse',
  'log_parameter_max_length_on_error=0',
  'log_min_error_statement=panic',
] as const;

type Cluster = {
  /** Where the data lies, when the server's user may go there. */
  readonly dir: string;
  readonly log: string;
  /** PostgreSQL settings, `name=value`. */
  readonly settings?: readonly string[];
  readonly onStart?: (pid: number) => void;
  /** The server has ended though nobody asked it to. */
  readonly onEnd?: () => void;
};

/** Starts a PostgreSQL server on a free port of this machine and answers its URL. The data stay for the next start. */
export async function startCluster({ dir, log, settings = [], onStart, onEnd }: Cluster): Promise<URL> {
  const owner = serverOwner();
  const packaged = await postgresHome();
  const home = owner ? openPrograms(packaged) : packaged;
  const data = owner ? openData(dir) : dir;
  const password = await initialise(home, data, owner);
  forgetDeadServer(data);

  const port = await freePort();
  const server = startGroup({
    command: path.join(home, 'bin', 'postgres'),
    args: [
      ...['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', ''],
      ...[...SILENT_ABOUT_ROWS, ...settings].flatMap((setting) => ['-c', setting]),
    ],
    env: { ...process.env, LC_ALL: 'C' },
    log,
    ...(owner && { user: owner }),
  });
  const { pid } = server;
  let ended = false;
  let wanted = true;
  const onClose = () => {
    ended = true;
    if (wanted) onEnd?.();
  };
  server.once('error', onClose).once('close', onClose);
  if (pid) onStart?.(pid);
  whenStopping(() => {
    wanted = false;
    // PostgreSQL's "fast shutdown": connections are cut, data are kept.
    return pid && stopGroup(pid, 'SIGINT', 20_000);
  });

  const url = serverUrl(password, port);
  for (let waited = 0; await whyUnreachable(url.href); waited += 100) {
    if (ended || waited > 60_000) throw new Stop(`PostgreSQL did not start: ${log} says why.`);
    await sleep(100);
  }
  return url;
}
