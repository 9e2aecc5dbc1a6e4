import { pathToFileURL } from 'node:url';
import { at, NEXT } from '../paths';

export type Mode = 'shop' | 'dev';

/** Where the web part listens: on this machine alone unless `HOST` says otherwise. */
export const hostOf = (env: NodeJS.ProcessEnv): string => env.HOST || '127.0.0.1';

// Not `next start -H`: with an address there, Next takes the middleware's rewrites to localhost for another server's.
const preload = (env: NodeJS.ProcessEnv): string => {
  const settings = new URLSearchParams({ hops: String(Number(env.TRUST_PROXY || 0)), host: hostOf(env) });
  return `${pathToFileURL(at('lib/wiring/http/remote-address.mjs'))}?${settings}`;
};

export const webArgs = (mode: Mode, port: number, env: NodeJS.ProcessEnv): string[] => [
  ...['--import', preload(env)],
  NEXT,
  mode === 'dev' ? 'dev' : 'start',
  ...['-p', String(port)],
];

/** Has the C library give freed pictures back to the system: a book takes a third less memory (glibc; else ignored). */
export const LEAN_MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' } as const;

export const workerArgs = (mode: Mode): string[] => [
  ...(mode === 'dev' ? ['--watch', '--watch-preserve-output'] : []),
  ...['--import', 'tsx', at('lib/wiring/worker.ts')],
];
