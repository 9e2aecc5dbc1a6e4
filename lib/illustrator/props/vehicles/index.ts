import { boxed, fire } from '../kit/prop';
import type { Prop } from '../model';
import { hotAirBalloon, rocket, rowBoat, sailBoat, sledge, train } from './journey';
import { bicycle, bus, car, tractor, wagon } from './road';

export const VEHICLES_STANDING: Readonly<Record<string, Prop>> = {
  bicycle: { draw: bicycle, box: boxed(-119, -143, 234, 148), shadow: 96, seat: [-32, -116] },
  sledge: { draw: sledge, box: boxed(-112, -65, 285, 70), shadow: 100, seat: [-24, -54] },
  rowBoat: { draw: rowBoat, box: boxed(-167, -95, 339, 104), shadow: 120, seat: [-60, -62] },
  rocket: { draw: rocket, box: boxed(-104, -376, 208, 380), shadow: 84 },
  hotAirBalloon: { draw: hotAirBalloon, box: boxed(-158, -544, 316, 549), shadow: 56, light: fire(-168, 260) },
  car: { draw: car, box: boxed(-140, -179, 280, 187), shadow: 120 },
  bus: { draw: bus, box: boxed(-192, -202, 382, 208), shadow: 172 },
  train: { draw: train, box: boxed(-290, -322, 559, 326), shadow: 250 },
  tractor: { draw: tractor, box: boxed(-118, -190, 236, 196), shadow: 112 },
  wagon: { draw: wagon, box: boxed(-107, -107, 280, 111), shadow: 92, seat: [-16, -84] },
  sailBoat: { draw: sailBoat, box: boxed(-156, -373, 326, 382), shadow: 110, seat: [-70, -66] },
};

export const VEHICLES_HELD: Readonly<Record<string, Prop>> = {};
