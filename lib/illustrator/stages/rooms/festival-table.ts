import { rectangle, tint } from '@/lib/illustrator/paint';
import { blend, type Easel, fill, glow } from '../kit/easel';
import { defineStage } from '../model';
import { laidCloth } from './kit/cloth';
import { lightGarland, picture } from './kit/decor';
import { bookRow, cupboard, drape } from './kit/furniture';
import { pendant } from './kit/lamps';
import { lamp, lamplight, type RoomLight, roomLight, roomStageLight, vignette } from './kit/light';
import { jar } from './kit/pantry';
import { potPlant } from './kit/plants';
import { rounded, solid } from './kit/shapes';
import { paperedWall, planks, wainscot } from './kit/shell';
import { onTop } from './kit/slots';
import { sash, townView } from './kit/window';

const TABLE = { far: 872, edge: 1010 } as const;

/** A dresser with plates, jugs and books. */
function dresser(e: Easel, d: RoomLight) {
  e.p.soft(1060, 760, 210, 300, d.shadow, 0.26);
  cupboard(e, d, 906, 690, 330, 260, '#a8683e', 3);
  solid(e, rectangle(920, 330, 310, 362), d.tone('#8a5233'), { turn: 0.04 });
  for (const [i, y] of [
    [0, 446],
    [1, 566],
  ] as const) {
    for (let k = 0; k < 3; k++) {
      const [x, r] = [980 + k * 92, 40];
      if (i === 0 || k === 1) {
        solid(e, rounded(x - r, y - 2 * r - 2, 2 * r, 2 * r, r), d.tone('#f6ecd8'), { turn: 0.06 });
        e.p.edge(
          rounded(x - r + 9, y - 2 * r + 7, 2 * r - 18, 2 * r - 18, r),
          d.tone(k % 2 ? '#4f7fa0' : '#c8604a'),
          4,
          0.8,
        );
        fill(e, rounded(x - 8, y - r - 10, 16, 16, 8), d.tone(k % 2 ? '#4f7fa0' : '#c8604a'), 0.8);
      } else jar(e, d, x, y, 76, k ? '#d8a04a' : '#b8524a');
    }
    solid(e, rectangle(912, y, 324, 14), d.tone('#b8764a'));
  }
  bookRow(e, d, 'dresser', 1090, 690, 130, 88);
  solid(e, rectangle(900, 318, 340, 20), d.tone('#b8764a'));
  solid(e, rectangle(896, 682, 350, 18), d.tone('#c08050'));
  potPlant(e, d, 966, 690, 104, { pot: '#4f7fa0', kind: 'round' });
}

/**
 * A table laid for a feast across the front: who celebrates stands behind it, the things of the feast are props.
 * The wall between window and dresser stays calm for faces.
 */
export const festivalTable = defineStage<RoomLight>({
  palettes: roomLight('day', 'dusk', 'night'),
  slots: {
    left: { x: 250, y: 1050, scale: 1.66, depth: 800 },
    middle: { x: 600, y: 1060, scale: 1.8, depth: 810 },
    right: { x: 950, y: 1050, scale: 1.66, depth: 800 },
    far: { x: 790, y: 925, scale: 1.05, depth: 700 },
    // a chair that is drawn back beside whoever is in the middle; in front of the table, who got up and the empty seat
    seat: { x: 745, y: 1010, scale: 1.75, depth: 790 },
    front: { x: 470, y: 1165, scale: 1.6 },
    frontSeat: { x: 720, y: 1160, scale: 1.75, depth: 1170 },
    air: { x: 600, y: 250, scale: 1.2, afloat: true },
    // what stands on the cloth
    table1: onTop(120, 985, 1.6),
    table2: onTop(350, 1005, 1.7),
    tableMiddle: onTop(600, 975, 1.7),
    table4: onTop(850, 1005, 1.7),
    table5: onTop(1080, 985, 1.6),
    table3: onTop(728, 1080, 1.5),
    sill: onTop(250, 548, 0.9, 640),
  },
  light: (d) => roomStageLight(d, -1, [lamp(600, 210, 820, 0.62), lamp(600, 930, 640, 0.55)]),
  back(e, d) {
    paperedWall(e, d.tone('#eebf8e'), d.tone('#fff0d0'), [300, 300], 'sprigs');
    wainscot(e, 700, 900, d.tone('#93ab94'), d.tone('#f1e2c4'));
    planks(e, 900, d.tone('#a86f48'), d.tone('#e0b078'));
    sash(e, d, { x: 90, y: 190, w: 330, h: 350 }, d.tone('#f4e6cc'), townView, { bars: [2, 1] });
    drape(e, d, 20, 150, 110, 520, '#b8505a', -16);
    drape(e, d, 384, 150, 110, 520, '#b8505a', 16);
    solid(e, rounded(-10, 132, 540, 20, 10), d.tone('#8a5a38'));
    dresser(e, d);
    picture(e, d, 560, 250, 130, 110, '#b8824a', 'hills');
    picture(e, d, 716, 220, 104, 140, '#8a5a3a', 'flower');
    lightGarland(e, d, -20, 44, 600, 40, 52);
    lightGarland(e, d, 600, 40, 1220, 44, 52);
    pendant(e, d, 600, 150, 76, '#d8704f');
    lamplight(e, d, 600, 260, 900);
  },
  over: {
    depth: 860,
    paint(e, d) {
      laidCloth(e, d, -70, 1340, TABLE.far, TABLE.edge, {
        colour: d.lampsLit ? '#ffe8c0' : '#f7eede',
        band: '#8fb4b8',
        thread: '#d8a850',
      });
      if (!d.lampsLit) return;
      // candlelight lies on the cloth
      blend(e, 'soft-light', () => e.p.soft(600, 940, 620, 190, '#ffb45e', d.time === 'night' ? 0.8 : 0.45));
      glow(e, 600, 950, 560, '#ff9a4a', d.time === 'night' ? 0.32 : 0.16, 0.4);
    },
  },
  front(e, d) {
    fill(e, rectangle(-20, 1188, 1240, 20), tint(d.shadow, 0.02), 0.14);
    vignette(e, d, 600, 640);
  },
});
