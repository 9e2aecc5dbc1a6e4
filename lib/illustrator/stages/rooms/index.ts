import type { Stage } from '../model';
import { bakery } from './bakery';
import { bathroom } from './bathroom';
import { festivalTable } from './festival-table';
import { kindergarten } from './kindergarten';
import { kitchen } from './kitchen';
import { library } from './library';
import { livingRoom } from './living-room';
import { nursery } from './nursery';
import { playroom } from './playroom';
import { ramadanCourtyard } from './ramadan-courtyard';
import { windowSill } from './window-sill';

export const ROOMS: Readonly<Record<string, Stage>> = {
  kindergarten,
  festivalTable,
  kitchen,
  livingRoom,
  nursery,
  windowSill,
  bakery,
  ramadanCourtyard,
  library,
  playroom,
  bathroom,
};
