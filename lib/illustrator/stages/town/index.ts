import type { Stage } from '../model';
import { cityStreet } from './city-street';

export const TOWN: Readonly<Record<string, Stage>> = { cityStreet };
