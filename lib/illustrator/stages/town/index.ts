import type { Stage } from '../model';
import { cityStreet } from './city-street';
import { market } from './market';
import { playground } from './playground';
import { trainStation } from './train-station';

export const TOWN: Readonly<Record<string, Stage>> = { cityStreet, market, playground, trainStation };
