import type { Stage } from '../model';
import { festivalTable } from './festival-table';
import { kindergarten } from './kindergarten';

export const ROOMS: Readonly<Record<string, Stage>> = { kindergarten, festivalTable };
