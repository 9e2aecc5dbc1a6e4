import type { Companion } from '../model';
import { CRAB } from './crab';
import { DOLPHIN } from './dolphin';
import { CLOWNFISH } from './fish/clownfish';
import { FISH_SCHOOL } from './fish/school';
import { JELLYFISH } from './jellyfish';
import { OCTOPUS } from './octopus';
import { PENGUIN } from './penguin';
import { SEA_TURTLE } from './sea-turtle';
import { SEAHORSE } from './seahorse';
import { SEAL } from './seal';
import { STARFISH } from './starfish';
import { WHALE } from './whale';

export const WATER: Readonly<Record<string, Companion>> = {
  ...SEA_TURTLE,
  ...FISH_SCHOOL,
  ...DOLPHIN,
  ...WHALE,
  ...OCTOPUS,
  ...CRAB,
  ...CLOWNFISH,
  ...SEAHORSE,
  ...SEAL,
  ...PENGUIN,
  ...JELLYFISH,
  ...STARFISH,
};
