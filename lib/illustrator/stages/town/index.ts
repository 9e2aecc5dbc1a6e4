import type { Stage } from '../model';
import { cityStreet } from './city-street';
import { market } from './market';
import { playground } from './playground';
import { rooftops } from './rooftops';
import { townSquare } from './town-square';
import { trainStation } from './train-station';
import { villageKenya } from './village-kenya';

export const TOWN: Readonly<Record<string, Stage>> = {
  cityStreet,
  market,
  playground,
  trainStation,
  rooftops,
  townSquare,
  villageKenya,
};
