import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { disc, type Easel, fill, linear } from '../../kit/easel';
import { flatStage } from '../flat';

function twigs(e: Easel, x: number, y: number, rx: number, ry: number) {
  const random = e.random('twigs');
  fill(
    e,
    blob(
      `${x - rx},${y - ry * 0.4} ${x},${y - ry * 0.2} ${x + rx},${y - ry * 0.4} ${x + rx * 0.7},${y + ry} ${x},${y + ry * 1.2} ${x - rx * 0.7},${y + ry}`,
      8,
    ),
    '#5a4636',
  );
  for (let i = 0; i < 60; i++) {
    const a = x + (random() - 0.5) * rx * 1.7;
    const b = y + (random() - 0.35) * ry * 1.3;
    fill(
      e,
      stroke(`${a - 70},${b + (random() - 0.5) * 30} ${a + 70},${b + (random() - 0.5) * 40}`, 2, 5, 2),
      random() < 0.5 ? '#7d6348' : '#94785a',
    );
  }
}

/** The top of a chimney against the evening, with a nest. */
export const nestTop = flatStage({
  ground: '#e79a86',
  back(e) {
    disc(e, 500, 1150, 1500, 700, '#f6c58f', 0.9, 0.2);
    fill(e, blob('-80,1300! -80,1120 260,1060! 520,1150 820,1090! 1120,1160 1160,1300!', 3), '#a9757f');
    fill(e, blob('1500,1300! 1560,760! 2240,760! 2300,1300!', 2), '#8a6f78');
    for (let row = 0; row < 5; row++)
      for (let i = 0; i < 5; i++)
        fill(e, rectangle(1580 + i * 132 + (row % 2) * 40, 800 + row * 100, 110, 80), '#9b8088', 0.8);
  },
  over: {
    depth: 800,
    paint(e) {
      fill(e, ellipse(1760, 612, 62, 76), '#f7efdc');
      fill(e, blob('1700,620! 1720,580! 1745,606! 1765,574! 1790,604! 1822,584! 1822,620!', 2), '#e79a86');
      twigs(e, 1900, 690, 420, 110);
    },
  },
});

/** Where the string of the kite begins, and the crossing of its spars, where it ends. */
const STRING = ['404,856', '2120,300'] as const;

function kite(e: Easel) {
  const [top, left, right, foot] = ['2196,70', '1950,236', '2306,352', '2030,574'] as const;
  fill(e, blob(`${top}! ${right}! ${foot}! ${left}!`, 2), '#2f86c4');
  fill(e, blob(`${top}! 2120,300! ${left}!`, 2), '#5ab0e2');
  fill(e, blob(`${foot}! 2120,300! ${right}!`, 2), '#4a9fd6');
  for (const spar of [`${top} ${foot}`, `${left} ${right}`]) fill(e, stroke(spar, 4, 4), '#24587f');
  fill(e, stroke(`${foot} 2076,640 2150,668 2196,736 2280,760 2330,836`, 4, 4, 3), '#3c4a5c');
  for (const [x, y, turn] of [
    [2104, 656, 0.5],
    [2192, 728, 0.9],
    [2276, 762, 0.4],
  ] as const)
    e.p.in(x, y, turn, 1, 1, () => fill(e, blob('0,0! -32,-20! -30,20! 0,0! 32,-20! 30,20!', 2), '#f0b83f'));
}

/** A wide sky with a kite that pulls: what it brings is colour, and the ground has none yet. */
export const kiteSky = flatStage({
  ground: '#dfe3e6',
  back(e) {
    disc(e, 2200, 240, 1500, 1060, '#7cc4ee', 0.95, 0.12);
    for (const [x, y, r] of [
      [240, 300, 110],
      [420, 330, 150],
      [640, 320, 110],
      [1560, 1000, 130],
      [1760, 980, 180],
      [1990, 1010, 140],
    ] as const)
      fill(e, ellipse(x, y, r * 1.5, r * 0.6), '#f2f5f7');
    const grass = linear(e, 700, 0, 2300, 0, [
      [0, '#b4b8b2'],
      [1, '#8fbb82'],
    ]);
    fill(e, blob('-80,1300! -80,1110 600,1060 1300,1130 2000,1150 2480,1120 2480,1300!', 6), grass);
    // The wind, as it pulls.
    for (const line of ['980,470 1240,400 1420,330', '1180,560 1330,520 1440,480', '560,560 740,512 860,470'])
      fill(e, stroke(line, 1, 4, 1), '#ffffff', 0.6);
    kite(e);
    fill(e, stroke(STRING.join(' '), 1.8, 1.8), '#76808e');
  },
});

/** An attic with one flame. */
export const mouseAttic = flatStage({
  ground: '#241c2b',
  back(e) {
    fill(e, blob('-80,-80! 700,-80! 180,1000! -80,1000!', 2), '#2d2334');
    fill(e, blob('2480,-80! 1720,-80! 2260,1000! 2480,1000!', 2), '#2d2334');
    fill(e, rectangle(-80, 860, 2560, 440), '#3a2a2c');
    disc(e, 1500, 720, 980, 560, '#b06a34', 0.75, 0.05);
    for (const y of [920, 1010, 1110]) fill(e, stroke(`-80,${y} 2480,${y}`, 2, 2), '#2a1e22', 0.8);
    fill(e, ellipse(1700, 838, 84, 20), '#6d5a3c');
    fill(e, rectangle(1674, 670, 52, 164), '#f3e3bb');
    fill(e, rectangle(1708, 670, 18, 164), '#cfae78');
    fill(e, blob('1700,670 1666,630 1686,580 1700,530! 1716,582 1734,630', 8), '#ffb13d');
    fill(e, blob('1700,668 1684,638 1700,592! 1716,638', 8), '#fff3c4');
    fill(e, blob('330,1130! 420,650! 1340,650! 1440,1130!', 2), '#1d161f', 0.5);
    fill(e, blob('310,1116! 404,640! 1330,640! 1420,1116!', 2), '#fbe8bd');
    for (const y of [760, 850, 940, 1030]) fill(e, stroke(`420,${y} 1250,${y}`, 1.4, 1.4), '#e6cd96');
  },
});
