import { at, NEXT } from '../paths';

export type Mode = 'shop' | 'dev';

export const webArgs = (mode: Mode, port: number): string[] => [
  ...['--import', at('lib/wiring/http/remote-address.mjs')],
  NEXT,
  mode === 'dev' ? 'dev' : 'start',
  '-p',
  String(port),
];

/** Has the C library give freed pictures back to the system: a book takes a third less memory (glibc; else ignored). */
export const LEAN_MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' } as const;

export const workerArgs = (mode: Mode): string[] => [
  ...(mode === 'dev' ? ['--watch', '--watch-preserve-output'] : []),
  ...['--import', 'tsx', at('lib/wiring/worker.ts')],
];
