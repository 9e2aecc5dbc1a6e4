import type { Companion } from '../model';
import { BAT } from './bat';
import { BEE } from './bee';
import { BUTTERFLIES } from './butterfly';
import { FLAMINGO } from './flamingo';
import { HUMMINGBIRD } from './hummingbird';
import { LADYBIRD } from './ladybird';
import { PARROT } from './parrot';
import { PEACOCK } from './peacock';
import { PEGASUS } from './pegasus';
import { SKY_FRIENDS } from './sky-friends';
import { BIRD, DOVE, SEAGULL } from './small-birds';
import { SPARROW } from './sparrow';
import { STORK } from './stork';
import { SWAN } from './swan';
import { YAWN } from './yawn';

export const AIR: Readonly<Record<string, Companion>> = {
  ...BIRD,
  ...PARROT,
  ...BUTTERFLIES,
  ...BEE,
  ...SEAGULL,
  ...DOVE,
  ...SPARROW,
  ...STORK,
  ...PEACOCK,
  ...FLAMINGO,
  ...HUMMINGBIRD,
  ...LADYBIRD,
  ...BAT,
  ...SWAN,
  ...SKY_FRIENDS,
  ...PEGASUS,
  ...YAWN,
};
