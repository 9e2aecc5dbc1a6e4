import { boxed, enlarged, fire } from '../kit/prop';
import type { Prop } from '../model';
import { hotAirBalloon, rocket, rowBoat, sailBoat, sledge, train } from './journey';
import { bicycle, bus, car, tractor, wagon } from './road';

export const VEHICLES_STANDING: Readonly<Record<string, Prop>> = {
  bicycle: { draw: bicycle, box: boxed(-119, -143, 234, 148), shadow: 96, seat: [-32, -116] },
  sledge: { draw: sledge, box: boxed(-114, -70, 291, 76), shadow: 100, seat: [-24, -54] },
  rowBoat: { draw: enlarged(rowBoat, 1.15), box: boxed(-191, -109, 389, 119), shadow: 138, seat: [-69, -71] },
  rocket: { draw: enlarged(rocket, 1.2), box: boxed(-124, -451, 248, 455), shadow: 101 },
  hotAirBalloon: { draw: hotAirBalloon, box: boxed(-158, -544, 316, 549), shadow: 56, light: fire(-168, 260) },
  car: { draw: enlarged(car, 1.6), box: boxed(-221, -284, 442, 295), shadow: 192 },
  bus: { draw: enlarged(bus, 1.6), box: boxed(-305, -321, 607, 329), shadow: 275 },
  train: { draw: enlarged(train, 1.3), box: boxed(-376, -417, 724, 421), shadow: 325 },
  tractor: { draw: enlarged(tractor, 1.5), box: boxed(-175, -282, 350, 289), shadow: 168 },
  wagon: { draw: wagon, box: boxed(-107, -107, 280, 111), shadow: 92, seat: [-16, -84] },
  sailBoat: { draw: sailBoat, box: boxed(-156, -373, 326, 382), shadow: 110, seat: [-70, -66] },
};

export const VEHICLES_HELD: Readonly<Record<string, Prop>> = {};
