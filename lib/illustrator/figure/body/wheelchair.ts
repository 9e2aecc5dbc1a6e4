import { ellipse, type Knot, mix, type Painter, type Shape, shade, smooth, taper, tint, type Vec } from '../../paint';
import type { Pose } from '../pose';
import type { BodyContext } from './context';
import { FOOTPLATE } from './foot-turn';

const RUBBER = '#3a3640';
const STEEL = '#b9bec6';
const PUSHING = new Set(['legL', 'legR', 'pelvis', 'skirt', 'support']);

/**
 * The pose of a child in a wheelchair: head, arms and expression stay; the legs sit and the chair stands on the ground.
 */
export function seatedForm(pose: Pose): Pose {
  const pushes =
    pose.farLeg !== undefined && (pose.lift ?? 0) < 0.1 && pose.arms.L.to[1] > 0.3 && pose.arms.L.to[0] < 0;
  const rolls = pushes || pose.arms.L.gesture === undefined;
  const near = { to: [0.16, 0.66], bend: 1, gesture: 'grip', handTurn: 8, thumb: -1 } as const;
  const far = { to: [0.06, 0.62], bend: 1, gesture: 'grip', thumb: -1 } as const;
  const upper = pose.order.filter((layer) => !PUSHING.has(layer));
  const torso = upper.indexOf('torso') + 1;
  const embraced = upper.includes('embrace');
  const after = upper.slice(torso).filter((layer) => layer !== 'armL');
  const armAbove = pose.order.indexOf('armL') > pose.order.indexOf('head');
  return {
    ...pose,
    stands: 'feet',
    lift: 0,
    turn: Math.min(0.62, Math.max(0.42, pose.turn)),
    lean: Math.max(-5, Math.min(9, pose.lean)),
    bend: Math.max(-4, Math.min(10, pose.bend)),
    farLeg: 'R',
    arms: { L: rolls ? near : pose.arms.L, R: pushes && pose.arms.R.gesture === 'fist' ? far : pose.arms.R },
    legs: {
      L: { joint: [0.46, 0.03], to: [0.54, 0.47], foot: -4 },
      R: { joint: [0.47, 0], to: [0.62, 0.44], foot: -4 },
    },
    order: [
      'hairBack',
      'chairBack',
      ...upper.slice(1, torso).filter((layer) => layer !== 'armL'),
      // The hugged one stands beside the knees, not in front of them.
      ...(embraced ? (['embrace'] as const) : []),
      'legR',
      'pelvis',
      'legL',
      'skirt',
      ...(embraced || armAbove ? after.filter((layer) => layer !== 'embrace') : []),
      'chairFront',
      'armL',
      ...(embraced || armAbove ? [] : after),
    ],
  };
}

type Chair = { readonly ground: number; readonly radius: number; readonly seat: number; readonly colour: string };

function chairOf({ bones, outfit }: BodyContext): Chair {
  const colour = outfit.scarf ?? outfit.shoes?.color ?? outfit.top.cuff ?? outfit.bottom.color;
  return { ground: bones.ground, radius: bones.size.leg * 0.385, seat: bones.at(0, -0.2)[1], colour };
}

const ring = (centre: Vec, rx: number, ry: number, width: number): Shape =>
  taper(
    ellipse(centre[0], centre[1], rx, ry, 0, 48).concat([ellipse(centre[0], centre[1], rx, ry, 0, 48)[0] as Vec]),
    [width, width],
    { steps: 1 },
  );

function wheel(p: Painter, { radius, ground, colour }: Chair, x: number, up: number, far: boolean): void {
  const r = radius - up * 0.5;
  const centre: Vec = [x, ground - r - up];
  const [rx, ry] = [r * 0.93 - 2.6, r - 2.6];
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * 2 * Math.PI + 0.13;
    const to: Knot = [centre[0] + Math.cos(a) * rx * 0.92, centre[1] + Math.sin(a) * ry * 0.92];
    p.line([[...centre], to], 1.1, far ? shade(STEEL, 0.16) : tint(STEEL, 0.04), 0.85, [1, 1]);
  }
  p.form(ring(centre, rx, ry, 2.8), far ? shade(RUBBER, 0.04) : RUBBER, { depth: 1.8 });
  p.form(ring(centre, rx * 0.85, ry * 0.85, 1.5), far ? shade(colour, 0.14) : colour, { depth: 1 });
  p.form(ellipse(centre[0], centre[1], r * 0.17), far ? shade(colour, 0.14) : colour, { depth: 2.4 });
  p.form(ellipse(centre[0], centre[1], r * 0.07), STEEL, { depth: 1 });
}

const bar = (p: Painter, points: readonly Knot[], radius: number, colour: string) =>
  p.form(
    taper(
      points,
      points.map(() => radius),
    ),
    colour,
    { depth: 1.8 },
  );

const wheelX = ({ bones }: BodyContext) => -bones.size.hips * 0.24;

/** Far wheel, backrest, seat and footrest: everything behind the child. */
export function drawChairBack(body: BodyContext): void {
  const { painter: p, bones } = body;
  const chair = chairOf(body);
  const { size } = bones;
  const x = wheelX(body);
  wheel(p, chair, x + size.hips * 0.62, 5, true);
  const back = -size.hips - 3;
  const front = size.leg * 0.44;
  const backrest = smooth([
    [back - 5, chair.seat + 2, 1],
    [back - 11, chair.seat - bones.torso * 0.72, 1],
    [size.belly * 0.5, chair.seat - bones.torso * 0.74, 1],
    [size.belly * 0.6, chair.seat + 2, 1],
  ]);
  p.form(backrest, mix(chair.colour, RUBBER, 0.55), { depth: 6 });
  bar(
    p,
    [
      [back - 3, chair.seat + 6],
      [back - 9, chair.seat - bones.torso * 0.74],
      [back - 18, chair.seat - bones.torso * 0.78],
    ],
    2.3,
    chair.colour,
  );
  p.form(
    taper(
      [
        [back - 12, chair.seat - bones.torso * 0.77],
        [back - 24, chair.seat - bones.torso * 0.8],
      ],
      [3, 3],
    ),
    RUBBER,
    { depth: 1.4 },
  );
  p.form(
    taper(
      [
        [back, chair.seat + 3],
        [front, chair.seat + 3],
      ],
      [5.5, 5.5],
    ),
    mix(chair.colour, RUBBER, 0.6),
    { depth: 3 },
  );
  caster(p, chair, front - size.leg * 0.08, size.leg * 0.07);
  const foot = bones.legs.L.end;
  const plate = chair.ground - FOOTPLATE;
  bar(
    p,
    [
      [front - 4, chair.seat + 8],
      [foot[0] - 8, plate - 6],
      [foot[0] + 6, plate + 1],
    ],
    2.2,
    chair.colour,
  );
  p.form(
    taper(
      [
        [foot[0] - 8, plate + 2],
        [bones.legs.R.end[0] + 24, plate + 1],
      ],
      [2.6, 2.6],
    ),
    RUBBER,
    { depth: 1.4 },
  );
}

function caster(p: Painter, { ground, seat, colour }: Chair, x: number, radius: number): void {
  bar(
    p,
    [
      [x + 2, seat + 8],
      [x - 2, ground - radius * 2.3],
      [x - 4, ground - radius],
    ],
    2,
    colour,
  );
  p.form(ellipse(x - 4, ground - radius, radius * 0.94, radius), RUBBER, { depth: 2 });
  p.form(ellipse(x - 4, ground - radius, radius * 0.42), STEEL, { depth: 1 });
}

/** The near wheel, in front of the hip, with its guard. */
export function drawChairFront(body: BodyContext): void {
  const { painter: p, bones } = body;
  const chair = chairOf(body);
  const x = wheelX(body);
  const y = chair.ground - chair.radius;
  p.soft(x, y - chair.radius * 0.4, chair.radius * 0.8, chair.radius * 0.6, shade(body.outfit.bottom.color, 0.2), 0.2);
  const guard = smooth([
    [x - chair.radius * 0.74, chair.seat + 10, 1],
    [x - chair.radius * 0.62, chair.seat - 8],
    [x + chair.radius * 0.1, chair.seat - 10],
    [x + chair.radius * 0.8, chair.seat + 6, 1],
    [x + chair.radius * 0.6, chair.seat + 13, 1],
  ]);
  p.form(guard, tint(chair.colour, 0.03), { depth: 4 });
  bar(
    p,
    [
      [-bones.size.hips - 2, chair.seat + 9],
      [bones.size.leg * 0.4, chair.seat + 10],
    ],
    2.2,
    chair.colour,
  );
  wheel(p, chair, x, 0, false);
}
