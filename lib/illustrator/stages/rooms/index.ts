import type { Stage } from '../model';
import { attic } from './attic';
import { bakery } from './bakery';
import { bathroom } from './bathroom';
import { festivalTable } from './festival-table';
import { holidayRoom } from './holiday-room';
import { kindergarten } from './kindergarten';
import { emptyKitchen, kitchen, passoverKitchen } from './kitchen';
import { library } from './library';
import { livingRoom } from './living-room';
import { newHome } from './new-home';
import { nursery } from './nursery';
import { playroom } from './playroom';
import { ramadanCourtyard } from './ramadan-courtyard';
import { stageTheatre } from './stage-theatre';
import { synagogue } from './synagogue';
import { windowSill } from './window-sill';
import { workshop } from './workshop';

export const ROOMS: Readonly<Record<string, Stage>> = {
  kindergarten,
  festivalTable,
  kitchen,
  emptyKitchen,
  passoverKitchen,
  livingRoom,
  newHome,
  nursery,
  windowSill,
  bakery,
  ramadanCourtyard,
  library,
  playroom,
  bathroom,
  holidayRoom,
  workshop,
  stageTheatre,
  synagogue,
  attic,
};
