import type { Stage } from '../model';
import { cityStreet } from './city-street';
import { market } from './market';

export const TOWN: Readonly<Record<string, Stage>> = { cityStreet, market };
