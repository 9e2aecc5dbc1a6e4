import type { Companion } from '../model';
import { BEAR } from './bear/bear';
import { CAT } from './cat/cat';
import { DOG } from './dog/dog';
import { LION } from './lion/lion';
import { RABBIT } from './rabbit';

export const LAND: Readonly<Record<string, Companion>> = { ...DOG, ...CAT, ...RABBIT, ...BEAR, ...LION };
