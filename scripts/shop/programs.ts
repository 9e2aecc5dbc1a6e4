import { pathToFileURL } from 'node:url';
import { listSources } from '@/lib/server/content-security/sources';
import { fromRoot, NEXT } from '../paths';

export type Mode = 'shop' | 'dev';

/** Listening address of the web app: this machine only unless `HOST` is set. */
export const getHost = (env: NodeJS.ProcessEnv): string => env.HOST || '127.0.0.1';

// Not `next start -H`: with an address, Next treats the middleware's rewrites to localhost as another server's.
const preloadFlag = (mode: Mode, env: NodeJS.ProcessEnv): string => {
  const hops = String(Number(env.TRUST_PROXY || 0));
  const sources = JSON.stringify(listSources(env));
  const settings = new URLSearchParams({ hops, host: getHost(env), sources, ...(mode === 'dev' && { sockets: '1' }) });
  return `${pathToFileURL(fromRoot('lib/server/api/proxy/remote-address.mjs'))}?${settings}`;
};

/**
 * The web server closes a connection only after it has been idle for longer than a load balancer in front of it keeps
 * one (60 seconds by default): a request on a connection that is just being closed would fail.
 */
const KEEP_ALIVE_MS = 65_000;

export const webArgs = (mode: Mode, port: number, env: NodeJS.ProcessEnv): string[] => [
  '--import',
  preloadFlag(mode, env),
  NEXT,
  mode === 'dev' ? 'dev' : 'start',
  '-p',
  String(port),
  ...(mode === 'dev' ? [] : ['--keepAliveTimeout', String(KEEP_ALIVE_MS)]),
];

/** Makes glibc return freed picture memory to the system: a book takes a third less memory (ignored elsewhere). */
export const MALLOC_ENV = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  // Pieces of pictures lie outside the arenas too, which they would keep from shrinking.
  MALLOC_MMAP_THRESHOLD_: '65536',
} as const;

/** The same for a process that draws: large pictures come in huge pages, without a million page faults for a print. */
export const DRAWING_ENV = { ...MALLOC_ENV, GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1' } as const;

export const workerArgs = (mode: Mode): string[] => [
  // Three threads with V8's default would keep 120 MB of short-lived objects; drawing takes no longer.
  '--max-semi-space-size=2',
  ...(mode === 'dev' ? ['--watch', '--watch-preserve-output'] : []),
  '--import',
  'tsx',
  fromRoot('lib/server/worker.ts'),
];
