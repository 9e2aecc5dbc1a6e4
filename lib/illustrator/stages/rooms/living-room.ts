import { ellipse, rectangle, shade, taper } from '@/lib/illustrator/paint';
import { type Easel, fill } from '../kit/easel';
import { defineStage } from '../model';
import { ball, block } from './kindergarten-things';
import { sittingCat } from './kit/cat';
import { picture } from './kit/decor';
import { bookRow, drape, openShelf, sofa } from './kit/furniture';
import { floorLamp } from './kit/lamps';
import { lamp, lamplight, type RoomLight, roomLight, roomStageLight, vignette, windowBeam } from './kit/light';
import { potPlant } from './kit/plants';
import { bend, poly, rounded, solid } from './kit/shapes';
import { paperedWall, planks, roundRug } from './kit/shell';
import { onTop, ROOM_SLOTS } from './kit/slots';
import { sash, townView } from './kit/window';

const FLOOR = 826;

function shelves(e: Easel, d: RoomLight) {
  openShelf(e, d, [930, 300, 300, 560], [1, 4], '#b07848', (x, y, w, h, i) => {
    if (i === 0) {
      bookRow(e, d, 'living0', x + 6, y, w * 0.55, h * 0.84);
      potPlant(e, d, x + w * 0.78, y, h * 0.82, { pot: '#f0e2c4', kind: 'spiky' });
    }
    if (i === 1) bookRow(e, d, 'living1', x + 4, y, w - 6, h * 0.86);
    if (i === 2) {
      globe(e, d, x + w * 0.22, y, h * 0.8);
      bookRow(e, d, 'living2', x + w * 0.46, y, w * 0.5, h * 0.8);
    }
    if (i === 3) {
      solid(e, rounded(x + 14, y - h * 0.66, w * 0.42, h * 0.66, 8), d.tone('#d8a860'), { marks: 5 });
      solid(e, rounded(x + w * 0.52, y - h * 0.66, w * 0.42, h * 0.66, 8), d.tone('#7fa8a0'), { marks: 5 });
      for (const u of [0.22, 0.73]) fill(e, rounded(x + w * u - 16, y - h * 0.42, 40, 10, 5), d.tone('#7a5038'), 0.8);
    }
  });
}

/** A globe on its foot. */
export function globe(e: Easel, d: RoomLight, x: number, y: number, h: number) {
  const r = h * 0.36;
  solid(
    e,
    poly(x - r * 0.6, y, x + r * 0.6, y, x + r * 0.16, y - h * 0.16, x - r * 0.16, y - h * 0.16),
    d.tone('#8a5a38'),
  );
  e.p.line(
    bend(x - r * 0.7, y - h * 0.96, x - r * 1.2, y - h * 0.55, x, y - h * 0.14),
    r * 0.13,
    d.tone('#d8a850'),
    1,
    [0.8, 1, 0.8],
  );
  e.p.form(ellipse(x, y - h * 0.56, r), d.tone('#5f9fc4'), { depth: r * 0.24 });
  const land = d.tone('#8fb86a');
  fill(
    e,
    poly(x - r * 0.6, y - h * 0.7, x - r * 0.1, y - h * 0.84, x + r * 0.1, y - h * 0.66, x - r * 0.24, y - h * 0.5),
    land,
  );
  fill(e, ellipse(x + r * 0.36, y - h * 0.5, r * 0.34, r * 0.46, 0.4, 14), land);
  fill(e, ellipse(x - r * 0.32, y - h * 0.36, r * 0.2, r * 0.24, 0, 12), land);
}

/** The living room: sofa, window onto the town, shelves, a round rug and the cat. */
export const livingRoom = defineStage<RoomLight>({
  palettes: roomLight('day', 'dusk', 'night', 'dark'),
  slots: {
    ...ROOM_SLOTS,
    // who sits on the sofa (two places) and what lies on it; on the knees of who sits at its right; on the rug; on the side table
    sofa: { x: 372, y: 850, scale: 1.4, afloat: true, depth: 895 },
    sofaRight: { x: 630, y: 850, scale: 1.4, afloat: true, depth: 895 },
    lap: { x: 690, y: 842, scale: 1.12, afloat: true, depth: 900 },
    rug: { x: 620, y: 1110, scale: 1.5 },
    sideTable: onTop(838, 742, 0.85, 900),
    sill: onTop(290, 488, 0.8, 600),
  },
  light: (d) => roomStageLight(d, -1, [lamp(130, 470, 900, 0.75)]),
  back(e, d) {
    paperedWall(e, d.tone('#b9cdb8'), d.tone('#f4f0d0'), [300, 300], 'sprigs');
    fill(e, rectangle(-20, FLOOR - 30, 1240, 32), d.tone('#f4ead2'));
    planks(e, FLOOR, d.tone('#b9804f'), d.tone('#e6bc84'));
    sash(e, d, { x: 230, y: 150, w: 330, h: 330 }, d.tone('#f8efdc'), townView, { bars: [2, 1] });
    drape(e, d, 150, 106, 104, 560, '#d9805c', -14);
    drape(e, d, 534, 106, 104, 560, '#d9805c', 14);
    solid(e, rounded(120, 92, 548, 16, 8), d.tone('#8a5a38'));
    for (const x of [118, 670]) solid(e, ellipse(x, 100, 14), d.tone('#d8a850'), { turn: 0.12 });
    picture(e, d, 704, 150, 116, 140, '#b8824a', 'sea');
    picture(e, d, 836, 196, 80, 96, '#f0e2c4', 'bird');
    picture(e, d, 712, 316, 96, 84, '#8a5a3a', 'house');
    shelves(e, d);
    sittingCat(e, d, 1150, 302, 96, '#e0a050');
    floorLamp(e, d, 120, 884, 500, '#f0d09a');
    sofa(e, d, 210, 902, 530, 330, '#4f8a94', ['#f0b54a', '#e8846a']);
    // a throw over the arm, a small table with a cup
    solid(e, poly(664, 652, 742, 650, 752, 812, 676, 824), d.tone('#f2dcb0'), { marks: 8, upright: true });
    for (let i = 0; i < 5; i++)
      fill(
        e,
        poly(
          667 + i * 2,
          680 + i * 28,
          744 + i * 2,
          676 + i * 28,
          745 + i * 2,
          686 + i * 28,
          668 + i * 2,
          690 + i * 28,
        ),
        d.tone(i % 2 ? '#c8604a' : '#6f9a8c'),
        0.8,
      );
    e.p.soft(838, 892, 90, 22, d.shadow, 0.4);
    for (const u of [-1, 1]) fill(e, taper(bend(838 + u * 10, 750, 838 + u * 50, 890), [8, 6]), d.tone('#8a5a38'));
    e.p.form(ellipse(838, 746, 86, 19), d.tone('#c08a54'), { depth: 5 });
    fill(e, ellipse(838, 742, 76, 14), shade(d.tone('#d09a62'), 0));
    potPlant(e, d, 26, 900, 250, { pot: '#c8704f', kind: 'broad' });
    roundRug(e, 620, 1060, 500, 138, [d.tone('#c9655a'), d.tone('#f6e2b8'), d.tone('#7fa8a0')]);
    windowBeam(e, d, 250, 500, 290, 300, 1180);
    lamplight(e, d, 130, 460, 920);
  },
  front(e, d) {
    e.p.soft(1090, 1176, 60, 12, d.shadow, 0.35);
    block(e, d, 1080, 1176, 56, '#f0b54a');
    block(e, d, 1142, 1182, 56, '#7d6bb0');
    ball(e, d, 80, 1180, 44, '#e8804a');
    vignette(e, d, 600, 600);
  },
});
