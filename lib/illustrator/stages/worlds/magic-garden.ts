import { ellipse, mix, rectangle, shade, tint } from '@/lib/illustrator/paint';
import { type Daylight, daylight, openSky } from '../kit/daylight';
import { type Easel, fill, glow } from '../kit/easel';
import { foliage, grass } from '../kit/foliage';
import { mushroom } from '../kit/fungi';
import { contactShadow, flowers, land, path, pool, stone, verge } from '../kit/ground';
import { arch, curve, outline, points } from '../kit/outline';
import { mist } from '../kit/sky';
import { swarm } from '../kit/sparks';
import { defineStage } from '../model';
import { snail } from '../nature/kit/creatures';
import { butterfly, clouds, lightOf, places, ridge, sunAt, sunlit } from '../nature/kit/scene';
import { corners } from '../town/kit-street';
import { greatBloom, roofLeaf } from './kit-blooms';
import { twinkle } from './kit-cosmos';

const CENTRE = points([610, 800, 560, 850, 650, 940, 580, 1070, 600, 1260]);
const HALVES = [14, 30, 66, 124, 210] as const;
const SHINE = ['#ffb8dc', '#b8a0ff', '#8fe8e0', '#ffd98a'] as const;

/** A garden of giant flowers and mushrooms that shine by night; the sky above y 270 is calm, for text. */
export const magicGarden = defineStage<Daylight>({
  palettes: daylight('day', 'dawn', 'dusk', 'night'),
  slots: {
    ...places({ far: { x: 600, y: 868, scale: 0.76 } }),
    // On the cap of the great mushroom.
    mushroom: { x: 1010, y: 664, scale: 0.9, afloat: true, depth: 930 },
    // At the little door in the far mushroom.
    door: { x: 342, y: 866, scale: 0.62 },
  },
  light: (d) =>
    lightOf(
      d,
      d.lampsLit
        ? [
            { x: 200, y: 520, reach: 640, colour: '#ffa8d8', power: 0.5 },
            { x: 1010, y: 700, reach: 640, colour: '#ffc890', power: 0.55 },
          ]
        : [],
    ),
  back(e, d) {
    openSky(e, d, 740, sunAt(d, 660));
    clouds(e, d, [
      [420, 190, 340, 70],
      [860, 270, 320, 60],
    ]);
    if (d.lampsLit)
      for (const [x, y, s] of [
        [380, 150, 10],
        [620, 240, 12],
        [520, 90, 9],
        [760, 130, 11],
      ] as const)
        twinkle(e, x, y, s, '#fff0c8', 0.9);
    ridge(e, d, 'far', points([-60, 640, 200, 590, 460, 640, 720, 580, 980, 630, 1260, 580]), '#a8a0cc', 0.7, 160);
    farBlooms(e, d);
    ridge(e, d, 'near', points([-60, 740, 240, 700, 560, 742, 860, 704, 1260, 736]), '#8fbc80', 0.35, 120);
    cottageMushroom(e, d, 300, 866, 250);
    mist(e, 790, 70, d.haze, 0.35, 9);
    land(
      e,
      'lawn',
      points([-60, 802, 300, 790, 620, 800, 940, 788, 1260, 804]),
      mix(d.far('#98cc78', 0.12), d.glow, 0.12),
      d.tone('#4f9060'),
      { depth: 420 },
    );
    path(e, 'path', CENTRE, HALVES, mix(d.tone('#f0dcc0'), d.glow, 0.25), d.tone('#cfa890'));
    const lit = sunlit(d, '#dff09a', 0.45);
    grass(e, 'lawn', 812, 1180, mix(d.tone('#96c878'), d.glow, 0.1), d.tone('#4f8f5c'), {
      rows: 7,
      size: [12, 44],
      density: 0.62,
      lit,
      skip: (x, y) => Math.abs(x - 605) < 26 + (y - 810) * 0.42,
    });
    verge(e, 'verge', CENTRE, HALVES, d.tone('#8cc070'), d.tone('#4f8f5c'), lit);
    giants(e, d);
    pool(e, 600, 1070, 430, d.lampsLit ? '#ffd0a8' : d.glow, 0.5);
    if (d.lampsLit) swarm(e, 'flies', 44, 2.8, (r) => [r() * 1200, 380 + r() * 700]);
  },
  front(e, d) {
    for (const [x, y, s] of [
      [1086, 1206, 92],
      [1160, 1214, 66],
      [1030, 1216, 48],
      [74, 1216, 58],
    ] as const)
      mushroom(e, x, y, s, { colour: shining(d, '#b070c8'), light: '#ffd8f0', power: d.lampsLit ? 0.8 : 0.1 });
    foliage(e, 'corner', 10, 1226, 120, 70, d.tone('#4f9458'), {
      count: 50,
      size: 26,
      lit: sunlit(d, '#c8e080', 0.5),
      warmth: 0.5,
    });
    flowers(
      e,
      'near',
      [
        [150, 1210, 28],
        [214, 1224, 22],
        [960, 1222, 24],
        [40, 1190, 26],
      ],
      [d.tone('#fff2e8'), d.tone('#f28ac0'), d.tone('#a8a0f4')],
      d.tone('#4a8448'),
    );
    roofLeaf(e, d, -40, 120, 330, 0.5, '#5a9c58');
    roofLeaf(e, d, -60, -10, 380, 0.12, '#4a8c54');
    roofLeaf(e, d, 1250, 60, 350, 2.7, '#4f9458');
    roofLeaf(e, d, 1260, -30, 330, 3.05, '#5fa45c');
    dew(e, d);
    corners(e, d);
  },
});

/** Flowers as tall as trees, far away in the air. */
function farBlooms(e: Easel, d: Daylight) {
  for (const [x, h, c] of [
    [60, 210, 0],
    [190, 150, 1],
    [430, 130, 3],
    [520, 190, 2],
    [700, 150, 0],
    [790, 220, 1],
    [930, 160, 3],
    [1120, 230, 2],
  ] as const) {
    const colour = mix(d.far(SHINE[c] ?? SHINE[0], 0.4), d.haze, 0.1);
    const stem = d.far('#7aa884', 0.5);
    e.p.line(curve([x, 740, x + 6, 740 - h * 0.5, x, 740 - h]), 7, stem, 1, [1, 0.9, 0.7]);
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) * Math.PI * 2;
      fill(
        e,
        ellipse(x + Math.cos(a) * h * 0.16, 740 - h + Math.sin(a) * h * 0.14, h * 0.13, h * 0.09, a, 18),
        i % 2 ? colour : tint(colour, 0.03),
      );
    }
    fill(e, ellipse(x, 740 - h, h * 0.09), d.far('#ffd98a', 0.35));
    if (d.lampsLit) glow(e, x, 740 - h, h * 0.5, SHINE[c] ?? SHINE[0], 0.4);
  }
}

/** A mushroom with a door, a window and a chimney. */
function cottageMushroom(e: Easel, d: Daylight, x: number, y: number, size: number) {
  const cap = d.far('#e0685c', 0.08);
  fill(e, rectangle(x + size * 0.2, y - size * 1.16, size * 0.1, size * 0.3), d.far('#c09a80', 0.1));
  mushroom(e, x, y, size, { colour: cap, light: d.tone('#fff0d8'), power: d.lampsLit ? 0.4 : 0 });
  const [dx, w, h] = [x - size * 0.07, size * 0.15, size * 0.27];
  fill(e, arch(dx - 4, y + 2, w + 8, h + 5), d.far('#fbeed6', 0.06));
  fill(e, arch(dx, y + 2, w, h), d.far('#8a5a48', 0.06));
  fill(e, ellipse(dx + w * 0.5, y - h * 0.62, w * 0.24), d.lampsLit ? '#ffe09a' : d.far('#6f8aa0', 0.1));
  fill(e, ellipse(dx + w * 0.8, y - h * 0.3, 3), d.tone('#f4d070'));
  fill(e, ellipse(x + size * 0.04, y - size * 0.5, size * 0.055), d.lampsLit ? '#ffe09a' : d.far('#6f8aa0', 0.1));
  if (d.lampsLit) glow(e, x, y - size * 0.3, size * 0.5, '#ffc070', 0.5);
}

/** A colour that keeps its light after dark. */
const shining = (d: Daylight, colour: string) => (d.lampsLit ? mix(colour, d.tone(colour), 0.4) : d.tone(colour));

/** The near flowers and mushrooms that frame the page. */
function giants(e: Easel, d: Daylight) {
  contactShadow(e, 1010, 930, 120, d.shadow, 0.3);
  mushroom(e, 1010, 930, 350, { colour: shining(d, '#e87a9a'), light: '#ffe2c0', power: d.lampsLit ? 0.75 : 0.06 });
  mushroom(e, 1166, 950, 190, {
    colour: shining(d, '#f0a050'),
    light: '#fff0c8',
    power: d.lampsLit ? 0.7 : 0.06,
    lean: 0.08,
  });
  mushroom(e, 874, 918, 120, {
    colour: shining(d, '#8f7ac8'),
    light: '#ffe0f4',
    power: d.lampsLit ? 0.7 : 0.06,
    lean: -0.06,
  });
  greatBloom(e, d, 130, 960, 470, 128, { kind: 'daisy', colour: '#f59ac4', heart: '#f6c04c', lean: -0.02 });
  greatBloom(e, d, 40, 980, 300, 84, { kind: 'tulip', colour: '#f0705c', heart: '#ffd98a', lean: 0.02 });
  greatBloom(e, d, 242, 956, 310, 80, { kind: 'bell', colour: '#9a8af0', heart: '#ffe09a', lean: 0.05 });
  greatBloom(e, d, 1130, 900, 440, 96, { kind: 'daisy', colour: '#fff0dc', heart: '#f2a83c', lean: 0.02 });
  greatBloom(e, d, 890, 860, 330, 62, { kind: 'bell', colour: '#6fc8d8', heart: '#ffe09a', lean: -0.04 });
  for (const [x, w] of [
    [130, 80],
    [40, 60],
    [242, 60],
  ] as const)
    contactShadow(e, x, 966, w, d.shadow, 0.35);
  for (const x of [50, 140, 236])
    foliage(e, `foot${x}`, x, 968, 60, 26, d.tone('#5a9c5c'), {
      count: 26,
      size: 20,
      body: false,
      lit: sunlit(d, '#c8e080', 0.5),
      warmth: 0.5,
    });
  stone(e, 'step', 330, 990, 60, 30, d.tone('#a8a0a8'), { lit: d.glow, moss: d.tone('#7aa85c') });
  snail(e, d, 330, 968, 0.9);
  butterfly(e, 312, 540, 22, d.tone('#ffb04c'));
  butterfly(e, 880, 620, 17, d.tone('#8fb0f4'));
  ladybird(e, d, 986, 640);
}

function ladybird(e: Easel, d: Daylight, x: number, y: number) {
  fill(e, ellipse(x + 15, y + 1, 8, 7), d.tone('#3a2f38'));
  e.p.form(outline([x - 18, y + 8, x - 14, y - 8, x, y - 14, x + 14, y - 6, x + 17, y + 8]), d.tone('#e0483c'), {
    depth: 5,
  });
  for (const [u, v] of [
    [-8, -2],
    [2, -8],
    [5, 3],
    [-3, 5],
  ] as const)
    fill(e, ellipse(x + u, y + v, 3), d.tone('#3a2f38'));
}

/** Drops of dew at the tips of the leaves. */
function dew(e: Easel, d: Daylight) {
  for (const [x, y, s] of [
    [236, 270, 9],
    [320, 42, 8],
    [940, 208, 8],
    [906, 10, 7],
  ] as const) {
    fill(e, outline([x, y - s * 1.6, x + s * 0.9, y, x, y + s, x - s * 0.9, y]), mix(d.sky[1], '#ffffff', 0.55), 0.9);
    fill(e, ellipse(x - s * 0.25, y - s * 0.1, s * 0.25), '#ffffff', 0.95);
    fill(e, ellipse(x, y + s * 0.6, s * 0.4, s * 0.2), shade(d.sky[1], 0.1), 0.4);
  }
}
