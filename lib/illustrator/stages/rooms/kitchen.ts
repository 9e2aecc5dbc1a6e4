import { ellipse, rectangle, shade, tint } from '@/lib/illustrator/paint';
import { blend, dab, type Easel, fill, linear } from '../kit/easel';
import { defineStage, type Stage } from '../model';
import { laidCloth } from './kit/cloth';
import { drape } from './kit/furniture';
import { pendant } from './kit/lamps';
import { lamp, lamplight, type RoomLight, roomLight, roomStageLight, vignette } from './kit/light';
import { potPlant } from './kit/plants';
import { poly, rounded, solid } from './kit/shapes';
import { paperedWall, tiledFloor, wallTiles } from './kit/shell';
import { onTop } from './kit/slots';
import { gardenView, sash } from './kit/window';
import { counter, hanging, type KitchenUse } from './kitchen-set';

/** The work table in front: scrubbed boards. */
function workTable(e: Easel, d: RoomLight) {
  const wood = d.tone('#d59a5c');
  e.p.soft(600, 948, 620, 40, d.shadow, 0.4);
  const top = poly(20, 950, 1180, 950, 1260, 1068, -60, 1068);
  fill(
    e,
    top,
    linear(e, 0, 950, 0, 1068, [
      [0, shade(wood, 0.03)],
      [1, tint(wood, 0.05)],
    ]),
  );
  for (let i = 0; i < 5; i++) {
    const y = 962 + i * 23;
    dab(e, 'dry', 600, y, 640, 2.5, shade(wood, 0.14), { alpha: 0.6, variant: i });
    for (let k = 0; k < 5; k++)
      dab(e, 'dry', 80 + k * 260 + i * 37, y + 10, 110, 5, k % 2 ? tint(wood, 0.09) : shade(wood, 0.07), {
        alpha: 0.45,
        variant: k,
      });
  }
  e.p.form(rectangle(-60, 1064, 1320, 36), shade(wood, 0.04), { depth: 8 });
  fill(
    e,
    rectangle(-60, 1100, 1320, 130),
    linear(e, 0, 1100, 0, 1210, [
      [0, shade(wood, 0.22)],
      [1, shade(wood, 0.13)],
    ]),
  );
  for (let i = 0; i < 6; i++) dab(e, 'dry', i * 240, 1150, 150, 8, shade(wood, 0.2), { alpha: 0.4, variant: i });
  for (const x of [300, 880]) solid(e, rounded(x - 46, 1134, 92, 18, 8), d.tone('#b87a44'));
  if (d.lampsLit) blend(e, 'soft-light', () => e.p.soft(600, 1010, 620, 150, '#ffb45e', 0.7));
}

/** What baking leaves on the table: flour, eggs, a striped tea towel. */
function bakingThings(e: Easel, d: RoomLight) {
  const r = e.random('flour');
  for (let i = 0; i < 46; i++)
    dab(e, 'soft', 600 + r.bell() * 420, 1010 + r.bell() * 42, 16 + r() * 60, 5 + r() * 11, d.tone('#fffaf0'), {
      alpha: 0.34,
      variant: i,
    });
  solid(e, poly(1040, 1046, 1160, 1046, 1176, 1186, 1050, 1190), d.tone('#f6ecd8'), { marks: 6, upright: true });
  for (let i = 0; i < 4; i++)
    fill(
      e,
      poly(1048 + i * 30, 1046, 1056 + i * 30, 1046, 1066 + i * 31, 1188, 1057 + i * 31, 1188),
      d.tone('#c8604a'),
      0.75,
    );
  for (const [x, y] of [
    [210, 1016],
    [232, 1026],
    [190, 1030],
  ] as const) {
    fill(e, ellipse(x, y, 15, 11, 0.2), d.tone('#f7ead2'));
    fill(e, ellipse(x - 4, y - 4, 4, 2.6), '#ffffff', 0.7);
  }
}

/** A white cloth with a blue border over the boards. */
function clothOn(e: Easel, d: RoomLight) {
  laidCloth(e, d, -70, 1340, 956, 1066, {
    colour: d.lampsLit ? '#ffe8c0' : '#f7eede',
    band: '#5f86ad',
    thread: '#d8a850',
  });
}

const SLOTS = {
  left: { x: 260, y: 1090, scale: 1.62, depth: 900 },
  middle: { x: 600, y: 1100, scale: 1.74, depth: 910 },
  right: { x: 940, y: 1090, scale: 1.62, depth: 900 },
  far: { x: 800, y: 920, scale: 0.95, depth: 700 },
  air: { x: 600, y: 260, scale: 1.2, afloat: true },
  // what is baked or eaten, on the table in front; tableLeft and tableRight beside it
  table: onTop(600, 1046, 1.25),
  tableLeft: onTop(330, 1040, 1.1),
  tableRight: onTop(870, 1040, 1.1),
  // a baby in the arms of whoever stands there
  armsMiddle: onTop(610, 690, 1.25, 935),
  armsRight: onTop(920, 730, 1.25, 935),
  // on the worktop at the wall, and on the window sill
  counter: onTop(900, 622, 0.9, 660),
  sill: onTop(150, 480, 0.8, 600),
} as const satisfies Stage['slots'];

/** A kitchen with its long table in front. */
const kitchenFor = (use: KitchenUse): Stage =>
  defineStage<RoomLight>({
    palettes: roomLight('day', 'dusk', 'night', 'dark'),
    slots: SLOTS,
    light: (d) => roomStageLight(d, -1, [lamp(330, 190, 780, 0.6), lamp(870, 190, 780, 0.6)]),
    back(e, d) {
      paperedWall(e, d.tone('#f7e2ba'), d.tone('#fff4d8'), [230, 280], 'stripes');
      wallTiles(e, [-20, 470, 1240, 150], 50, d.tone('#f1ead9'), '#ffffff');
      for (let i = 0; i < 8; i++)
        fill(e, rectangle(32 + i * 150, 522, 46, 46), d.tone(i % 2 ? '#8fb8b4' : '#e8b08a'), 0.75);
      tiledFloor(e, 850, d.tone('#ead7b6'), d.tone('#c98f6a'));
      sash(e, d, { x: 86, y: 130, w: 300, h: 330 }, d.tone('#fbf3e2'), gardenView);
      drape(e, d, 52, 96, 76, 190, '#e8a04c', -8);
      drape(e, d, 344, 96, 76, 190, '#e8a04c', 8);
      solid(e, rounded(36, 86, 400, 14, 7), d.tone('#9a6440'));
      potPlant(e, d, 330, 480, 90, { pot: '#f0e2c4', kind: 'round', leaf: '#7aa850' });
      hanging(e, d);
      counter(e, d, use);
      pendant(e, d, 300, 60, 50, '#e0705a');
      pendant(e, d, 880, 80, 56, '#e0705a');
      lamplight(e, d, 590, 320, 960);
    },
    over: {
      depth: 940,
      paint(e, d) {
        workTable(e, d);
        if (use.baking) bakingThings(e, d);
        if (use.cloth) clothOn(e, d);
      },
    },
    front: (e, d) => vignette(e, d, 600, 600),
  });

/** The kitchen, with the baking table in front of whoever bakes. */
export const kitchen = kitchenFor({ baking: true, pantry: true, cloth: false });

/** The same kitchen at Passover: a cloth on the table, a cold oven, nothing leavened and nothing that could rise. */
export const passoverKitchen = kitchenFor({ baking: false, pantry: true, cloth: true });

/** The same kitchen when there is nothing left in it. */
export const emptyKitchen = kitchenFor({ baking: false, pantry: false, cloth: false });
