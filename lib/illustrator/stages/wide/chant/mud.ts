import { ellipse, mix, rectangle, shade } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { mango } from '../../../props/chant';
import { clipTo, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { BUS, EARTH, HOT_SKY, INK, MUD, SUN } from './colours';
import { acacia } from './land';
import { rope } from './rope';

/** The bus from its front, down in the mud to its doors; the steering wheel is on the left of who looks at it. */
function front(e: Easel, x: number, y: number) {
  e.p.in(x, y, 0, 0.8, 0.8, () => {
    fill(e, rectangle(-300, -690, 600, 14), INK);
    for (const u of [-290, -150, 0, 150, 290]) fill(e, rectangle(u - 5, -690, 10, 80), INK);
    fill(e, blob('-270,-690! -230,-770 -130,-740 -60,-790 60,-760 130,-790 230,-740 270,-690!', 6), '#c98d4a');
    for (const [u, v, turn] of [
      [-180, -756, -0.5],
      [-96, -756, 0.4],
      [-40, -798, 0.2],
      [40, -770, -0.4],
      [96, -800, 0.5],
      [176, -762, 0.7],
    ] as const)
      e.p.in(u, v, turn, 0.94, 0.94, () => mango(e.p));
    fill(e, blob('-270,-690! -240,-736 -130,-722 0,-740 130,-722 240,-738 270,-690!', 6), '#c98d4a');
    fill(e, stroke('-258,-712 -120,-728 0,-736 120,-728 258,-712', 5, 5, 5), '#8a5426');
    const body = blob('-360,20! -366,-380 -340,-590 -280,-630 280,-630 340,-590 366,-380 360,20!', 8);
    fill(e, body, BUS);
    clipTo(e, body, () => {
      fill(e, rectangle(180, -640, 300, 700), shade(BUS, 0.05));
      fill(e, rectangle(-400, -250, 800, 44), SUN);
      fill(e, rectangle(-400, -206, 800, 10), INK);
      fill(e, rectangle(-400, -640, 800, 66), '#2f7d43');
    });
    fill(e, blob('-316,-566! 316,-566! 330,-280! -330,-280!', 4), '#fff3d6');
    const glass = blob('-302,-552! 302,-552! 314,-294! -314,-294!', 4);
    fill(e, glass, '#5b3a2c');
    clipTo(e, glass, () => {
      fill(
        e,
        [
          [-60, -560],
          [60, -560],
          [-20, -280],
          [-150, -280],
        ],
        '#8a6248',
        0.6,
      );
      e.p.edge(ellipse(-170, -292, 74, 60), INK, 16, 1);
      fill(e, blob('90,-290! 110,-400 180,-420 240,-390 260,-290!', 6), '#452a20');
    });
    fill(e, rectangle(-7, -566, 14, 290), '#fff3d6');
    for (const s of [-1, 1]) {
      fill(e, ellipse(s * 250, -130, 54), '#e8d9b8');
      fill(e, ellipse(s * 250, -130, 42), '#fff6d0');
      fill(e, stroke(`${s * 350},-480 ${s * 400},-500`, 8, 8), INK);
      fill(e, blob(`${s * 392},-540! ${s * 436},-536! ${s * 436},-420! ${s * 392},-416!`, 3), INK);
    }
    fill(e, rectangle(-150, -170, 300, 84), INK);
    for (let v = -160; v < -90; v += 18) fill(e, rectangle(-140, v, 280, 6), '#c9bda8');
    fill(e, rectangle(-390, -60, 780, 54), '#c9bda8');
    fill(e, rectangle(-390, -28, 780, 22), '#9a8f7c');
    e.p.edge(ellipse(130, -4, 26, 30), '#6a6058', 12, 1);
  });
}

function reflection(e: Easel, x: number, y: number) {
  e.p.in(x, y, 0, 0.8, 0.8, () => reflected(e));
}

function reflected(e: Easel) {
  const [x, y] = [0, 0];
  fill(
    e,
    blob(
      `${x - 360},${y}! ${x - 350},${y + 130} ${x - 320},${y + 230} ${x + 320},${y + 230} ${x + 350},${y + 130} ${x + 360},${y}!`,
      6,
    ),
    mix(MUD, BUS, 0.42),
  );
  fill(e, rectangle(x - 312, y + 92, 624, 110), mix(MUD, INK, 0.3));
  fill(e, rectangle(x - 360, y + 54, 720, 26), mix(MUD, SUN, 0.5));
  for (const s of [-1, 1]) fill(e, ellipse(x + s * 250, y + 26, 46, 20), mix(MUD, '#fff6d0', 0.5));
}

/** What water that is mostly earth shows of somebody above it: half widths from the feet down to the head, and the cloth. */
function shadowBelow(
  e: Easel,
  x: number,
  y: number,
  half: readonly number[],
  colours: readonly [cloth: string, head: string],
) {
  const side = half.map((w, i) => [w, i * 36] as const);
  const right = side.map(([w, v]) => `${x + w},${y + v}`).join(' ');
  const left = [...side]
    .reverse()
    .map(([w, v]) => `${x - w},${y + v}`)
    .join(' ');
  const end = y + (half.length - 1) * 36;
  fill(e, blob(`${right} ${left}`, 6), mix(MUD, colours[0], 0.4));
  fill(e, ellipse(x, end + 26, 62, 40), mix(MUD, colours[1], 0.5));
  for (const [u, v, w] of [
    [-30, 40, 70],
    [34, 84, 60],
    [-20, 128, 80],
    [20, 172, 64],
  ] as const)
    fill(e, blob(`${x + u - w},${y + v} ${x + u},${y + v - 6} ${x + u + w},${y + v} ${x + u},${y + v + 6}`, 6), MUD);
}

/** The bus in a puddle as wide as a wedding, and its reflection. */
export const stuckBus = flatStage({
  ground: HOT_SKY,
  back(e) {
    fill(e, rectangle(-80, -80, 2560, 600), HOT_SKY);
    acacia(e, 1010, 506, 0.7);
    acacia(e, 2280, 500, 0.6);
    fill(e, blob('-80,470! 500,486 1200,470 1900,486 2480,470! 2480,640! -80,640!', 6), '#e0ac4e');
    fill(e, blob('-80,530! 700,520 1500,534 2480,520! 2480,660! -80,660!', 6), EARTH);
    fill(e, blob('-80,620! 300,584 900,574 1600,574 2100,586 2480,614! 2480,1300! -80,1300!', 7), MUD);
    reflection(e, 1720, 656);
    front(e, 1720, 656);
    fill(
      e,
      blob('1370,668! 1460,640 1580,652 1720,644 1860,654 1990,640 2070,668! 1960,684 1720,680 1480,684', 7),
      MUD,
    );
    fill(e, blob('1330,680! 1500,668 1720,674 1940,668 2110,680! 1940,690 1720,686 1500,690', 6), '#8f5136');
    rope(
      e,
      [
        [1824, 652],
        [1860, 740],
        [1760, 800],
        [1560, 800],
        [1360, 850],
      ],
      { r: 12 },
    );
    shadowBelow(e, 540, 912, [60, 104, 92, 70, 84, 76, 30], ['#8a3f5a', '#8a3f5a']);
    shadowBelow(e, 190, 896, [76, 70, 66, 80, 84, 78, 32], ['#4f8a4a', INK]);
    shadowBelow(e, 820, 912, [50, 84, 60, 66, 30], ['#1f7a78', INK]);
    for (const [x, y, rx] of [
      [560, 1130, 260],
      [1240, 880, 90],
      [2240, 820, 160],
      [1980, 1120, 200],
    ] as const)
      fill(e, blob(`${x - rx},${y} ${x},${y - 7} ${x + rx},${y} ${x},${y + 7}`, 6), '#8f5136', 0.7);
  },
  front(e) {
    // Ankle-deep.
    for (const [x, y, rx] of [
      [540, 900, 110],
      [190, 886, 100],
      [820, 898, 96],
    ] as const) {
      fill(e, ellipse(x, y + 8, rx, 26), MUD);
      fill(e, blob(`${x - rx},${y + 4} ${x},${y - 12} ${x + rx},${y + 4} ${x},${y - 4}`, 6), '#8f5136');
    }
  },
});
