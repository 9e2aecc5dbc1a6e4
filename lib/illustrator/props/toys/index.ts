import { boxed, enlarged } from '../kit/prop';
import type { Prop } from '../model';
import { ball, balloons, bauble, doll, kite, kiteInGale, teddy, tiedBalloons } from './soft';
import { football, goal } from './sport';
import { blocks, drum, puzzle, toyBoat, trainToy } from './wooden';
import { woodenBird } from './wooden-bird';

const BALL = '#d5534a';

export const TOYS_STANDING: Readonly<Record<string, Prop>> = {
  teddy: { draw: teddy, box: boxed(-57, -120, 122, 128), shadow: 40 },
  ball: {
    draw: (p, { colour = BALL }) => p.in(0, -35, 0, 1, 1, () => ball(p, 36, colour)),
    box: boxed(-40, -75, 80, 80),
    shadow: 30,
  },
  football: { draw: (p) => p.in(0, -33, 0, 1, 1, () => football(p, 34)), box: boxed(-38, -71, 76, 76), shadow: 30 },
  goal: { draw: goal, box: boxed(-222, -216, 444, 238), shadow: 0 },
  balloons: { draw: tiedBalloons, box: boxed(-84, -296, 168, 303), shadow: 16 },
  blocks: { draw: blocks, box: boxed(-50, -202, 107, 208), shadow: 46 },
  trainToy: { draw: trainToy, box: boxed(-136, -102, 246, 106), shadow: 112 },
  drum: { draw: drum, box: boxed(-53, -99, 106, 105), shadow: 46 },
  doll: { draw: doll, box: boxed(-47, -115, 94, 119), shadow: 36 },
  toyBoat: { draw: toyBoat, box: boxed(-69, -126, 142, 134), shadow: 50 },
  puzzle: { draw: puzzle, box: boxed(-66, -76, 134, 80), shadow: 0 },
  woodenBird: { draw: woodenBird, box: boxed(-62, -86, 124, 92), shadow: 32 },
};

export const TOYS_HELD: Readonly<Record<string, Prop>> = {
  teddy: {
    draw: (p, look) => p.in(0, 30, 0.05, 0.8, 0.8, () => teddy(p, look)),
    box: boxed(-45, -68, 100, 106),
    shadow: 0,
  },
  ball: { draw: (p, { colour = BALL }) => ball(p, 26, colour), box: boxed(-30, -30, 60, 60), shadow: 0 },
  bauble: { draw: (p, { colour = '#c8433f' }) => bauble(p, 17, colour), box: boxed(-26, -10, 52, 66), shadow: 0 },
  football: { draw: (p) => football(p, 25), box: boxed(-29, -29, 58, 58), shadow: 0 },
  balloons: { draw: enlarged((p, look) => balloons(p, look, 28), 0.84), box: boxed(-71, -263, 143, 268), shadow: 0 },
  woodenBird: {
    draw: (p, look) => p.in(0, 16, 0, 0.72, 0.72, () => woodenBird(p, look)),
    box: boxed(-46, -46, 92, 66),
    shadow: 0,
  },
  kite: { draw: kite, box: boxed(-8, -200, 166, 211), shadow: 0 },
  kiteInGale: { draw: kiteInGale, box: boxed(-8, -270, 200, 281), shadow: 0 },
};
