import { at, NEXT } from '../paths';

export type Mode = 'shop' | 'dev';

export const webArgs = (mode: Mode, port: number): string[] => [
  ...['--import', at('lib/wiring/http/remote-address.mjs')],
  NEXT,
  mode === 'dev' ? 'dev' : 'start',
  '-p',
  String(port),
];

export const workerArgs = (mode: Mode): string[] => [
  ...(mode === 'dev' ? ['--watch', '--watch-preserve-output'] : []),
  ...['--import', 'tsx', at('lib/wiring/worker.ts')],
];
