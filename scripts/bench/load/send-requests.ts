import { availableParallelism } from 'node:os';
import { fromRoot } from '../../paths';
import { run } from '../../processes/run';
import { canPin } from './cores';

const AUTOCANNON = fromRoot('node_modules/autocannon/autocannon.js');

/** What one run of requests found. */
export type LoadResult = { readonly requests: number; readonly seconds: number };

type Load = {
  readonly url: string;
  readonly seconds: number;
  readonly connections: number;
  /** Requests per second of all connections; as many as the server answers when missing. */
  readonly rate?: number;
};

type Report = {
  readonly '2xx': number;
  readonly non2xx: number;
  readonly errors: number;
  readonly timeouts: number;
  readonly duration: number;
};

/**
 * Asks for a page again and again as browsers do, with autocannon on the other cores than the first.
 * @throws Error when a request failed
 */
export async function sendRequests({ url, seconds, connections, rate }: Load): Promise<LoadResult> {
  const args = [
    AUTOCANNON,
    '--json',
    '--no-progress',
    '--connections',
    String(connections),
    '--duration',
    String(seconds),
    '--headers',
    'accept-encoding: gzip',
    '--headers',
    'accept: text/html',
    ...(rate ? ['--overallRate', String(rate)] : []),
    url,
  ];
  const { code, output } = canPin
    ? await run({
        command: 'taskset',
        args: ['--cpu-list', `1-${availableParallelism() - 1}`, process.execPath, ...args],
      })
    : await run({ args });
  const json = output.split('\n').find((line) => line.startsWith('{'));
  if (code !== 0 || !json) throw new Error(`autocannon failed for ${url}:\n${output.slice(-600)}`);
  const { '2xx': requests, non2xx, errors, timeouts, duration } = JSON.parse(json) as Report;
  if (requests === 0 || non2xx + errors + timeouts > 0)
    throw new Error(`${url}: ${requests} answers, ${non2xx} other answers, ${errors} errors, ${timeouts} timeouts`);
  return { requests, seconds: duration };
}
