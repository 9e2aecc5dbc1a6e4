import type { Stage } from '../model';
import { beach } from './beach';
import { desert } from './desert';
import { farm } from './farm';
import { flowerGarden } from './flower-garden';
import { forestDay } from './forest-day';
import { harvestField } from './harvest-field';
import { jungle } from './jungle';
import { lake } from './lake';
import { mountain } from './mountain';
import { oliveGrove } from './olive-grove';
import { savanna } from './savanna';
import { snowHill } from './snow-hill';
import { underwater } from './underwater';

export const NATURE: Readonly<Record<string, Stage>> = {
  forestDay,
  beach,
  underwater,
  desert,
  savanna,
  snowHill,
  mountain,
  jungle,
  farm,
  lake,
  flowerGarden,
  harvestField,
  oliveGrove,
};
