import { ellipse, type Painter, shade } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../companions/kit/outline';
import { easel } from '../../stages/kit/easel';
import { rope } from '../../stages/wide/chant/rope';
import { boxed } from '../kit/prop';
import type { Prop, PropLook } from '../model';
import { fullMatatu, matatuPanel, roofLoad, scoreMatatu, starryMatatu } from './matatu';

/** A mango with its stalk up, of the colour it has where no sun came; the origin is its middle. */
export function mango(p: Painter, ripe = '#f2a52e') {
  const body = blob('-4,-46 26,-40 44,-10 40,26 14,48 -18,44 -40,16 -38,-20 -22,-42', 9);
  p.form(body, ripe, { depth: 14, shadow: 0.14 });
  p.clip(body, () => {
    p.soft(26, -10, 30, 44, '#d9482b', 0.75, 0.2);
    p.soft(-28, 30, 26, 24, '#9db33c', 0.6);
    p.soft(-18, -18, 12, 20, '#fff3cf', 0.6, 0.3);
  });
  p.form(stroke('-4,-44 -6,-58 -2,-70', 4, 3, 3), '#6b4a2c', { depth: 1 });
}

/** A slice of mango as it is bitten. */
function slice(p: Painter) {
  p.form(blob('-34,-8! -18,18 18,18 34,-8!', 6), '#e5772c', { depth: 4 });
  p.form(blob('-31,-9! -16,10 16,10 31,-9! 12,-4 8,-12 -2,-4 -10,-12', 5), '#ffc94a', { depth: 3 });
}

/** Both arms full of mangoes: a heap whose foot is at the origin. */
function armful(p: Painter) {
  for (const [x, y, turn, k] of [
    [-92, -60, -0.5, 1],
    [92, -56, 0.6, 1],
    [-40, -84, 0.2, 1],
    [44, -88, -0.3, 1.04],
    [0, -150, 0.5, 1],
    [-66, -138, -0.2, 0.92],
    [70, -142, 0.3, 0.94],
    [0, -30, 0.1, 1.08],
    [-52, -18, -0.6, 1],
    [54, -16, 0.8, 1],
  ] as const)
    p.in(x, y, turn, k, k, () => mango(p, x < 0 && y < -50 ? '#d8a83c' : '#f2a52e'));
}

/** A basket of mangoes with two handles, 200 wide. */
function basket(p: Painter) {
  for (const [x, y, turn] of [
    [-56, -124, -0.4],
    [0, -140, 0.3],
    [56, -124, 0.5],
    [-28, -112, 0.1],
    [30, -112, -0.2],
  ] as const)
    p.in(x, y, turn, 0.8, 0.8, () => mango(p));
  const body = blob('-100,-104! 100,-104! 78,0! -78,0!', 4);
  p.form(body, '#c98d4a', { depth: 14 });
  p.clip(body, () => {
    for (let y = -92; y < 0; y += 19)
      p.line(
        [
          [-110, y],
          [110, y],
        ],
        5,
        '#8a5426',
        0.6,
      );
    for (let x = -110; x < 120; x += 22)
      p.line(
        [
          [x, -104],
          [x * 0.8, 0],
        ],
        3,
        '#8a5426',
        0.5,
      );
    p.fill(stroke('-110,-60 110,-60', 8, 8), '#b5403f');
    p.soft(60, -50, 40, 70, shade('#c98d4a', 0.2), 0.4);
  });
  p.form(stroke('-104,-104 104,-104', 8, 8), '#a86f34', { depth: 3 });
  for (const side of [-1, 1])
    p.form(stroke(`${side * 98},-100 ${side * 124},-84 ${side * 94},-58`, 6, 6, 6), '#a86f34', { depth: 3 });
}

/** A child's wheelchair without anybody, from its side, facing right; with a colour it is a silhouette. */
function emptyWheelchair(p: Painter, { colour }: PropLook) {
  const [rubber, steel, cloth] = colour ? [colour, colour, colour] : ['#3a3640', '#b9bec6', '#b5403f'];
  p.fill(stroke('-44,-150 -60,-152', 5, 6), rubber);
  p.fill(stroke('-46,-150 -38,-74 40,-72 58,-20 84,-18', 4, 4, 4, 4, 5), steel);
  p.form(stroke('-42,-136 -36,-84', 8, 8), cloth, { depth: 4 });
  p.form(stroke('-36,-78 40,-78', 8, 8), cloth, { depth: 4 });
  p.edge(ellipse(-10, -54, 54), rubber, 8, 1);
  p.edge(ellipse(-10, -54, 46), steel, 3, 1);
  for (let i = 0; i < 6; i++) {
    const a = i * 1.047;
    p.line(
      [
        [-10, -54],
        [-10 + Math.cos(a) * 46, -54 + Math.sin(a) * 46],
      ],
      2,
      steel,
      0.9,
    );
  }
  p.fill(ellipse(-10, -54, 7), steel);
  p.edge(ellipse(54, -14, 13), rubber, 6, 1);
}

/** The same from straight above, its wheels along x and its front on the left. */
function wheelchairAbove(p: Painter) {
  const [rubber, steel, cloth] = ['#3a3640', '#b9bec6', '#b5403f'];
  p.fill(ellipse(14, 18, 84, 66), '#0f2c33', { alpha: 0.4 });
  for (const s of [-1, 1]) {
    p.fill(stroke(`-92,${s * 22} -60,${s * 24} -30,${s * 30}`, 5, 5, 5), steel);
    p.fill(blob(`-104,${s * 8}! -84,${s * 8}! -84,${s * 34}! -104,${s * 34}!`, 3), rubber);
    p.fill(stroke(`-66,${s * 40} -46,${s * 40}`, 8, 8), rubber);
    p.fill(stroke(`44,${s * 34} 84,${s * 36}`, 5, 7), rubber);
  }
  p.form(blob('-44,-42! 46,-42! 46,42! -44,42!', 5), cloth, { depth: 8 });
  p.form(stroke('50,-42 54,0 50,42', 9, 9, 9), cloth, { depth: 5 });
  for (const s of [-1, 1]) {
    p.fill(stroke(`-44,${s * 50} 52,${s * 50}`, 5, 5), steel);
    p.form(stroke(`-58,${s * 62} 66,${s * 62}`, 9, 9), rubber, { depth: 4 });
    p.fill(ellipse(4, s * 62, 9, 6), steel);
  }
}

/** A stretch of rope from the origin to the right, 20 thick and as long as `count` thicknesses, for whom it passes in front of. */
function ropeStretch(p: Painter, { count = 8 }: PropLook) {
  const end = count * 20;
  const line = [
    [-20, 0],
    [end + 20, 0],
  ] as const;
  // Cut straight, because it lies on a rope that goes on.
  p.clip(
    [
      [0, -16],
      [end, -16],
      [end, 16],
      [0, 16],
    ],
    () => rope(easel(p, { x0: -20, y0: -20, x1: end + 20, y1: 20 }, 'rope'), line, { r: 10 }),
  );
}

/** A screw on the ground. */
function screw(p: Painter) {
  p.form(stroke('-4,0 34,6', 6, 2), '#9a948c', { depth: 2 });
  p.form(ellipse(-8, -1, 5, 12, 0.1), '#c9c2b6', { depth: 3 });
  for (let x = 4; x < 30; x += 6) p.fill(stroke(`${x},-5 ${x + 2},8`, 1, 1), '#6a645c');
}

/** What a bus to the sea carries and loses. */
export const CHANT_STANDING: Readonly<Record<string, Prop>> = {
  matatu: { draw: starryMatatu, box: boxed(-390, -356, 790, 366), shadow: 330 },
  matatuFull: { draw: fullMatatu, box: boxed(-390, -356, 790, 366), shadow: 330 },
  matatuScore: { draw: scoreMatatu, box: boxed(-390, -356, 790, 366), shadow: 330 },
  matatuPanel: { draw: matatuPanel, box: boxed(-390, -356, 790, 366), shadow: 0 },
  roofLoad: { draw: roofLoad, box: boxed(-330, -150, 570, 160), shadow: 0 },
  mango: { draw: (p) => mango(p), box: boxed(-60, -80, 120, 140), shadow: 0 },
  mangoSlice: { draw: slice, box: boxed(-40, -20, 80, 46), shadow: 0 },
  mangoArmful: { draw: armful, box: boxed(-160, -240, 320, 290), shadow: 0 },
  mangoBasket: { draw: basket, box: boxed(-140, -220, 280, 230), shadow: 90 },
  emptyWheelchair: { draw: emptyWheelchair, box: boxed(-80, -170, 190, 180), shadow: 70 },
  wheelchairAbove: { draw: wheelchairAbove, box: boxed(-112, -77, 218, 168), shadow: 0 },
  ropeStretch: { draw: ropeStretch, box: boxed(-20, -20, 440, 40), shadow: 0 },
  screw: { draw: screw, box: boxed(-20, -20, 70, 40), shadow: 0 },
};
