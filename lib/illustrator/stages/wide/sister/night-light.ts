import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { cover, type Easel, fill, glow, linear, radial } from '../../kit/easel';
import { cotBack, cotFront } from '../brother/furniture';
import { flatStage } from '../flat';
import { CREAM, OLIVE, WINDOW, WOOD } from './colours';
import { farHills, meadow, oliveTree } from './outdoors';
import { dashes } from './plan';
import { sunflower } from './things';

export const COT_WOOD = '#c99a5c';
const [BOARDS, GAP] = ['#d6b27a', '#b98f52'] as const;
const DOOR = '#6f8a86';
const COT = { x: 1830, y: 1096, width: 520, height: 480 } as const;
/** Its front is let down, so that the baby is seen over the rail. */
const FRONT = { ...COT, height: 216, gaps: 7 } as const;

/** The open door, and the way from the tree that leads back in. */
function doorway(e: Easel) {
  const opening = rectangle(700, 300, 380, 600);
  e.p.clip(opening, () => {
    fill(
      e,
      opening,
      linear(e, 0, 300, 0, 600, [
        [0, '#d6e7dc'],
        [1, '#f1f3d2'],
      ]),
    );
    farHills(
      e,
      [
        [
          [660, 570],
          [800, 530],
          [1000, 560],
          [1120, 540],
        ],
      ],
      '#e3ead2',
    );
    meadow(
      e,
      'garden',
      [
        [660, 606],
        [860, 588],
        [1120, 600],
      ],
      ['#cbd07e', '#9aa54c'],
      { rows: [610, 900], size: [6, 24] },
    );
    oliveTree(e, 930, 652, 0.56);
    dashes(e, '940,650 900,700 940,770 890,840 900,930', CREAM, 11);
    // They grow before the house: their stems come up from below the threshold.
    sunflower(e, 762, 690, 0.9, 280);
    sunflower(e, 1030, 760, 0.72, 280);
    sunflower(e, 836, 800, 0.56, 280);
  });
  for (const [x, y, w, h] of [
    [676, 276, 428, 26],
    [676, 276, 26, 630],
    [1078, 276, 26, 630],
  ] as const)
    fill(e, rectangle(x, y, w, h), WOOD);
  // It opens into the room: the edge that is near is the higher one.
  e.p.form(blob('1104,276! 1222,234! 1222,974! 1104,906!', 2), DOOR, { depth: 8 });
  for (const panel of ['1122,322! 1204,298! 1204,580! 1122,576!', '1122,626! 1204,640! 1204,904! 1122,858!']) {
    fill(e, blob(panel, 2), '#5d7672');
    e.p.edge(blob(panel, 2), '#86a19c', 4, 0.8);
  }
  fill(e, ellipse(1206, 612, 10, 12), WINDOW);
}

/** A night-light in the shape of a mushroom, with the button that sticks. */
function nightLight(e: Easel) {
  glow(e, 1744, 650, 330, WINDOW, 0.6);
  e.p.form(blob('1690,1096! 1690,790! 1800,790! 1800,1096!', 3), COT_WOOD, { depth: 8 });
  fill(e, rectangle(1700, 900, 90, 6), GAP);
  fill(e, ellipse(1745, 850, 10), GAP);
  e.p.form(rectangle(1670, 772, 150, 24), WOOD, { depth: 5 });
  e.p.form(blob('1722,774! 1730,690 1766,690 1774,774!', 6), CREAM, { depth: 6 });
  e.p.form(blob('1664,694 1676,630 1744,594 1814,630 1826,694 1744,710', 8), WINDOW, { depth: 8, shadow: 0.06 });
  for (const [x, y, r] of [
    [1710, 650, 13],
    [1758, 630, 15],
    [1788, 668, 11],
  ] as const)
    fill(e, ellipse(x, y, r), '#fff6cf');
  e.p.form(ellipse(1716, 748, 17), '#d9657a', { depth: 5 });
}

/** Short rays above the cap: the light is on. */
function rays(e: Easel) {
  for (const a of [-2.7, -2.2, -1.57, -0.94, -0.44]) {
    const at = (r: number) => `${(1744 + Math.cos(a) * r * 1.16).toFixed(0)},${(660 + Math.sin(a) * r).toFixed(0)}`;
    fill(e, stroke(`${at(88)} ${at(128)}`, 6, 4), '#e9a61f');
  }
}

/** The wall and the boards of the baby's room. */
export function nursery(e: Easel) {
  cover(
    e,
    radial(e, 1820, 680, 1900, [
      [0, '#fdf5c4'],
      [0.3, '#f3efbf'],
      [0.65, OLIVE.pale],
      [1, '#cdd199'],
    ]),
  );
  fill(
    e,
    rectangle(-90, 906, 2580, 400),
    linear(e, 0, 906, 0, 1200, [
      [0, BOARDS],
      [1, '#c49d62'],
    ]),
  );
  fill(e, rectangle(-90, 896, 2580, 12), CREAM, 0.9);
  e.p.soft(1820, 1010, 900, 110, '#fff3c4', 0.4);
  for (const y of [1000, 1106]) fill(e, rectangle(-90, y, 2580, 4), GAP, 0.7);
}

/** The room of the baby: back from the garden for something that nobody has told. */
export const sisterNightLight = flatStage({
  ground: OLIVE.pale,
  back(e) {
    nursery(e);
    // The day falls in through the open door.
    e.p.fill(blob('720,906! 1080,906! 1000,1130! 480,1130!', 2), '#fff3c4', { alpha: 0.45, blur: 14 });
    doorway(e);
    fill(e, ellipse(1780, 1110, 640, 66, 0, 90), OLIVE.light);
    dashes(e, '900,930 960,1010 1130,1060 1300,1080 1440,1110', CREAM, 12);
    dashes(e, '1400,1040 1240,1010 1080,970 1000,920', CREAM, 12);
    cotBack(e, COT, COT_WOOD, '#fffaf0');
    nightLight(e);
    rays(e);
  },
  over: { depth: 1120, paint: (e) => cotFront(e, FRONT, COT_WOOD, 20) },
});
