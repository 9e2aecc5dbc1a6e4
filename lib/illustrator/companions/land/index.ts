import type { Companion } from '../model';
import { BEAR } from './bear/bear';
import { CAMEL } from './camel';
import { CAT } from './cat/cat';
import { CAT_OFFENDED } from './cat/offended';
import { CROCODILE } from './crocodile';
import { DEER } from './deer';
import { DINOSAUR } from './dinosaur';
import { DOG } from './dog/dog';
import { DRAGON_ACHING } from './dragon/aching';
import { DRAGON } from './dragon/dragon';
import { DRAGON_LYING } from './dragon/lying';
import { ELEPHANT } from './elephant/elephant';
import { FROG } from './frog';
import { GIRAFFE } from './giraffe';
import { HEDGEHOG } from './hedgehog';
import { HIPPO } from './hippo';
import { KOALA } from './koala';
import { LION } from './lion/lion';
import { MONKEY } from './monkey';
import { MOUSE } from './mouse';
import { PANDA } from './panda';
import { RABBIT } from './rabbit';
import { RACCOON } from './raccoon';
import { SNAIL } from './snail';
import { SQUIRREL } from './squirrel';
import { TIGER } from './tiger';
import { TURTLE } from './turtle';
import { UNICORN } from './unicorn';
import { WOLF } from './wolf';
import { ZEBRA } from './zebra';

export const LAND: Readonly<Record<string, Companion>> = {
  ...DOG,
  ...CAT,
  ...CAT_OFFENDED,
  ...RABBIT,
  ...BEAR,
  ...LION,
  ...ELEPHANT,
  ...GIRAFFE,
  ...MONKEY,
  ...HEDGEHOG,
  ...SQUIRREL,
  ...MOUSE,
  ...RACCOON,
  ...TURTLE,
  ...CROCODILE,
  ...KOALA,
  ...DEER,
  ...DINOSAUR,
  ...DRAGON,
  ...DRAGON_ACHING,
  ...DRAGON_LYING,
  ...SNAIL,
  ...FROG,
  ...HIPPO,
  ...CAMEL,
  ...ZEBRA,
  ...WOLF,
  ...UNICORN,
  ...TIGER,
  ...PANDA,
};
