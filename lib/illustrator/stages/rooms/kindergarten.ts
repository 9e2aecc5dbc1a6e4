import { ellipse, rectangle, taper, tint } from '@/lib/illustrator/paint';
import { dab, type Easel, fill } from '../kit/easel';
import { defineStage } from '../model';
import { ball, block, childPainting, coatOnPeg, ringTower, teddy } from './kindergarten-things';
import { sittingCat } from './kit/cat';
import { bunting, TOY_COLOURS } from './kit/decor';
import { bookRow, openShelf, pillowOn } from './kit/furniture';
import { pendant } from './kit/lamps';
import { lamp, lamplight, type RoomLight, roomLight, roomStageLight, vignette, windowBeam } from './kit/light';
import { potPlant } from './kit/plants';
import { bend, blob, rounded, solid } from './kit/shapes';
import { paperedWall, planks, roundRug, wainscot } from './kit/shell';
import { onTop, ROOM_SLOTS } from './kit/slots';
import { gardenView, sash } from './kit/window';

const FLOOR = 826;
const WINDOW = { x: 70, y: 150, w: 300, h: 340 } as const;

/** Shelves of toys at the right wall. */
function toys(e: Easel, d: RoomLight) {
  openShelf(e, d, [836, 566, 420, 286], [3, 2], '#c98f5a', (x, y, w, h, i) => {
    if (i === 0) bookRow(e, d, 'kinder', x + 4, y, w - 8, h * 0.88);
    if (i === 1) ball(e, d, x + w / 2, y, h * 0.36, '#e8804a');
    if (i === 2) ringTower(e, d, x + w / 2, y, h * 0.8);
    if (i === 3)
      for (let k = 0; k < 3; k++)
        block(e, d, x + 26 + (k % 2) * 44 + (k > 1 ? -18 : 0), k > 1 ? y - 36 : y, 38, TOY_COLOURS[k] as string);
    if (i === 4) teddy(e, d, x + w / 2, y, h * 0.82);
    if (i === 5) {
      solid(e, rounded(x + 10, y - h * 0.5, w - 20, h * 0.5, 8), d.tone('#4f9d96'), { marks: 4 });
      for (let k = 0; k < 4; k++)
        fill(e, ellipse(x + 26 + k * 22, y - h * 0.54, 13), d.tone(TOY_COLOURS[(k + 1) % 6] as string));
      solid(e, rounded(x + 6, y - h * 0.46, w - 12, 12, 6), d.tone('#6fb8ae'));
    }
  });
}

/** The reading corner under the window: bean bag, cushion, a pile of books. */
function corner(e: Easel, d: RoomLight) {
  e.p.soft(180, 884, 190, 40, d.shadow, 0.4);
  e.p.form(blob(34, 872, 44, 760, 110, 690, 200, 676, 282, 730, 318, 820, 306, 880, 170, 894), d.tone('#e3a14c'), {
    depth: 28,
    softness: 17,
  });
  e.p.form(blob(84, 760, 120, 714, 210, 700, 268, 748, 240, 790, 150, 802), d.tone('#ecb261'), { depth: 14 });
  for (const [x, y] of [
    [90, 840],
    [180, 850],
    [262, 836],
  ] as const)
    e.p.soft(x, y, 12, 46, d.tone('#b87830'), 0.4);
  pillowOn(e, 250, 720, 46, 0.24, d.tone('#5fa39a'));
  for (const [i, w] of [96, 88, 76].entries())
    solid(e, rounded(330 + i * 5, 858 - i * 19, w, 18, 3), d.tone(TOY_COLOURS[(i * 2 + 1) % 6] as string), {
      turn: 0.09,
    });
}

/** The room of a kindergarten group: window, coat pegs, paintings, toys and a round rug. */
export const kindergarten = defineStage<RoomLight>({
  palettes: roomLight('day', 'dusk', 'night'),
  slots: {
    ...ROOM_SLOTS,
    // somebody who sits on the rug; a thing on the rug; on the shelf; on the bean bag; on the window sill
    rug: { x: 400, y: 1120, scale: 1.5 },
    floor: { x: 800, y: 1130, scale: 1.3 },
    shelf: onTop(930, 568, 1, 860),
    beanbag: { x: 180, y: 800, scale: 1.1, afloat: true, depth: 870 },
    sill: onTop(130, 506, 0.8, 600),
  },
  light: (d) => roomStageLight(d, -1, [lamp(600, 170, 900, 0.7)]),
  back(e, d) {
    paperedWall(e, d.tone('#f6e0b4'), d.tone('#fff6dc'), [230, 300], 'dots');
    wainscot(e, 590, FLOOR, d.tone('#8cc0a6'), d.tone('#fbf3e0'));
    planks(e, FLOOR, d.tone('#cf9763'), d.tone('#f2cf98'));
    sash(e, d, WINDOW, d.tone('#fdf8ec'), gardenView);
    potPlant(e, d, 110, 508, 84, { pot: '#e0604f', kind: 'spiky' });
    sittingCat(e, d, 300, 508, 92, '#8a8796');
    // paintings on a string, coats on their pegs
    fill(e, taper(bend(420, 196, 590, 214, 770, 190), [1.8, 1.8, 1.8]), d.tone('#9a7050'));
    for (let i = 0; i < 3; i++) childPainting(e, d, 480 + i * 118, [203, 209, 201][i] as number, i);
    solid(e, rounded(800, 252, 384, 26, 8), d.tone('#b87a4a'), { marks: 5 });
    for (let i = 0; i < 4; i++) coatOnPeg(e, d, 856 + i * 92, 262, i);
    toys(e, d);
    potPlant(e, d, 1150, 568, 120, { pot: '#7d6bb0', kind: 'round' });
    teddy(e, d, 1062, 568, 78, '#d8a878');
    corner(e, d);
    roundRug(e, 600, 1052, 520, 150, [d.tone('#69ab9b'), d.tone('#f8ecd0'), d.tone('#f0b07a')]);
    windowBeam(e, d, 90, 500, 270, 330, 1180);
    bunting(e, d, -20, 62, 600, 66, 40);
    bunting(e, d, 600, 66, 1220, 58, 40);
    if (d.lampsLit) pendant(e, d, 600, 120, 64, '#f0b54a');
    lamplight(e, d, 600, 180, 980);
  },
  front(e, d) {
    // crayons and blocks that somebody left on the floor
    for (const [x, y, s, k] of [
      [70, 1176, 62, 0],
      [140, 1182, 62, 1],
      [106, 1114, 60, 3],
    ] as const) {
      e.p.soft(x + 10, y, s * 0.8, 12, d.shadow, 0.4);
      block(e, d, x, y, s, TOY_COLOURS[k] as string);
    }
    for (const [x, y, a, k] of [
      [1050, 1168, 0.3, 4],
      [1110, 1150, -0.5, 2],
      [1010, 1186, -0.1, 1],
    ] as const)
      e.p.in(x, y, a, 1, 1, () => {
        e.p.soft(0, 8, 40, 7, d.shadow, 0.35);
        const c = d.tone(TOY_COLOURS[k] as string);
        solid(e, rectangle(-30, -6, 56, 13), c, { turn: 0.1 });
        fill(
          e,
          [
            [26, -6],
            [42, 0],
            [26, 7],
          ],
          tint(c, 0.08),
        );
        dab(e, 'dry', -4, 0, 18, 3, tint(c, 0.14), { alpha: 0.8 });
      });
    vignette(e, d, 600, 600);
  },
});
