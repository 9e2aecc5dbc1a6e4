import { ellipse, rectangle, shade, star, taper, tint } from '@/lib/illustrator/paint';
import { blend, clipTo, dab, type Easel, fill, glow, linear } from '../kit/easel';
import { defineStage } from '../model';
import { ball, block, teddy } from './kindergarten-things';
import { picture } from './kit/decor';
import { bookRow } from './kit/furniture';
import { pendant } from './kit/lamps';
import { lamp, lamplight, type RoomLight, roomLight, roomStageLight, vignette, windowBeam } from './kit/light';
import { bend, blob, poly, rounded, solid } from './kit/shapes';
import { paperedWall, planks } from './kit/shell';
import { onTop, ROOM_SLOTS } from './kit/slots';
import { gardenView, sash } from './kit/window';

const FLOOR = 830;

/** The slopes of the roof with their boards, rafters and a cross-beam. */
function roof(e: Easel, d: RoomLight) {
  const wood = d.tone('#b07d52');
  for (const s of [-1, 1]) {
    const at = (x: number) => 600 + s * x;
    const slope = poly(at(120), -20, at(640), -20, at(640), FLOOR + 60, at(590), FLOOR - 60);
    fill(
      e,
      slope,
      linear(e, at(160), 100, at(640), 700, [
        [0, tint(wood, 0.02)],
        [1, shade(wood, 0.1)],
      ]),
    );
    clipTo(e, slope, () => {
      for (let i = 0; i < 12; i++) {
        const u = i * 46;
        fill(e, taper(bend(at(120 + u), -20, at(590 + u), FLOOR - 60), [2, 2]), shade(wood, 0.18), 0.7);
        for (let k = 0; k < 3; k++)
          dab(e, 'dry', at(180 + u + k * 120), 100 + k * 250, 120, 7, k % 2 ? tint(wood, 0.08) : shade(wood, 0.08), {
            alpha: 0.4,
            rotate: s * 1.05,
            variant: i + k,
          });
      }
    });
    for (const [x0, x1] of [
      [150, 616],
      [330, 760],
    ] as const) {
      e.p.line(bend(at(x0 + 12), -20, at(x1 + 12), FLOOR), 44, d.shadow, 0.22, [1, 1]);
      e.p.line(bend(at(x0), -20, at(x1), FLOOR - 20), 38, d.tone('#8a5636'), 1, [1, 1]);
      e.p.line(bend(at(x0 - 9), -20, at(x1 - 9), FLOOR - 20), 8, d.tone('#a87248'), 0.8, [1, 1]);
    }
  }
  e.p.soft(600, 142, 420, 24, d.shadow, 0.3);
  e.p.form(rectangle(160, 84, 880, 46), d.tone('#8f5a38'), { depth: 9 });
  for (let i = 0; i < 8; i++)
    dab(e, 'dry', 210 + i * 110, 96 + (i % 3) * 12, 90, 5, d.tone(i % 2 ? '#b07a4c' : '#6f4228'), {
      alpha: 0.6,
      variant: i,
    });
}

/** The old trunk, its lid open, cloth and treasures inside. */
function trunk(e: Easel, d: RoomLight) {
  const leather = d.tone('#a0603c');
  e.p.soft(900, 1006, 240, 32, d.shadow, 0.5);
  e.p.form(blob(716, 806, 722, 700, 760, 664, 900, 654, 1040, 664, 1078, 700, 1084, 806), shade(leather, 0.05), {
    depth: 14,
  });
  fill(e, blob(742, 806, 748, 716, 780, 690, 900, 682, 1020, 690, 1052, 716, 1058, 806), d.tone('#d8b48c'));
  for (let i = 0; i < 9; i++) fill(e, star(772 + i * 32, 730 + (i % 2) * 34, 9), d.tone('#b8735a'), 0.6);
  fill(e, rectangle(716, 800, 368, 40), shade(leather, 0.26));
  e.p.form(blob(740, 830, 770, 782, 830, 800, 880, 770, 940, 796, 1000, 778, 1050, 802, 1064, 836), d.tone('#5f86a8'), {
    depth: 12,
  });
  e.p.form(blob(930, 834, 950, 770, 990, 762, 1046, 790, 1060, 900, 1010, 880), d.tone('#e0b04c'), { depth: 9 });
  e.p.form(rounded(704, 822, 392, 176, 14), leather, { depth: 14 });
  for (const x of [704, 1062]) solid(e, rounded(x, 822, 34, 176, 8), d.tone('#7a4a30'), { turn: 0.1 });
  for (const y of [832, 962]) solid(e, rounded(704, y, 392, 18, 6), d.tone('#d8a850'), { turn: 0.1 });
  for (const x of [790, 990]) solid(e, rectangle(x, 826, 28, 168), shade(leather, 0.1), { marks: 3, upright: true });
  e.p.form(rounded(872, 816, 56, 60, 8), d.tone('#e0b458'), { depth: 5 });
  fill(e, ellipse(900, 842, 7, 9), d.tone('#4a2f24'));
  for (let i = 0; i < 12; i++) fill(e, ellipse(716 + i * 33.5, 841, 3.4, 3.4, 0, 8), d.tone('#8a5a24'), 0.8);
}

function rockingHorse(e: Easel, d: RoomLight, x: number, y: number) {
  const c = d.tone('#e8d6b8');
  e.p.soft(x, y, 130, 18, d.shadow, 0.45);
  e.p.line(
    bend(x - 130, y - 34, x - 60, y - 4, x + 60, y - 4, x + 136, y - 40),
    16,
    d.tone('#c8604a'),
    1,
    [0.7, 1, 1, 0.7],
  );
  for (const [u, v] of [
    [-58, -84],
    [-34, -50],
    [46, 40],
    [60, 82],
  ] as const)
    fill(e, taper(bend(x + u * 0.8, y - 100, x + v, y - 14), [14, 9]), shade(c, 0.06));
  e.p.form(
    blob(
      x - 92,
      y - 108,
      x - 70,
      y - 150,
      x,
      y - 142,
      x + 56,
      y - 158,
      x + 84,
      y - 120,
      x + 40,
      y - 84,
      x - 60,
      y - 80,
    ),
    c,
    { depth: 13 },
  );
  e.p.form(
    blob(
      x + 36,
      y - 130,
      x + 56,
      y - 200,
      x + 96,
      y - 232,
      x + 146,
      y - 196,
      x + 138,
      y - 176,
      x + 106,
      y - 182,
      x + 88,
      y - 120,
    ),
    c,
    { depth: 10 },
  );
  for (let i = 0; i < 7; i++)
    fill(
      e,
      taper(
        bend(x + 84 - i * 8, y - 226 + i * 14, x + 62 - i * 9, y - 214 + i * 16, x + 44 - i * 6, y - 186 + i * 13),
        [3, 8, 2],
      ),
      d.tone('#8a5a38'),
    );
  for (let i = 0; i < 5; i++)
    fill(
      e,
      taper(bend(x - 88, y - 138, x - 112 - i * 5, y - 110, x - 108 - i * 8, y - 60 + i * 5), [4, 7, 1.5]),
      d.tone('#8a5a38'),
    );
  e.p.form(blob(x - 36, y - 146, x, y - 140, x + 36, y - 152, x + 26, y - 112, x - 24, y - 108), d.tone('#4f8a94'), {
    depth: 6,
  });
  fill(e, ellipse(x + 104, y - 204, 5), d.tone('#33262a'));
  fill(e, taper(bend(x + 118, y - 212, x + 112, y - 178), [3, 3]), d.tone('#c8604a'));
}

/** The attic: an old trunk in a shaft of dusty light, beams and forgotten toys. */
export const attic = defineStage<RoomLight>({
  palettes: roomLight('day', 'dusk', 'night', 'dark'),
  slots: {
    ...ROOM_SLOTS,
    right: { x: 960, y: 1150, scale: 1.55 },
    // what comes out of the trunk; who sits by it; a thing on the boxes
    trunk: onTop(890, 806, 1.05, 1002),
    besideTrunk: { x: 560, y: 1020, scale: 1.4 },
    boxes: onTop(300, 700, 0.9, 880),
    floor: { x: 780, y: 1150, scale: 1.2 },
    boards: { x: 575, y: 1170, scale: 1.2 },
  },
  light: (d) => roomStageLight(d, -1, [lamp(600, 230, 900, 0.75)]),
  back(e, d) {
    paperedWall(e, d.tone('#d5ac7c'), d.tone('#fff0c8'), [600, 340]);
    for (let i = 0; i < 16; i++) fill(e, rectangle(0, 20 + i * 56, 1200, 3), d.tone('#a47a50'), 0.45);
    planks(e, FLOOR, d.tone('#a5714a'), d.tone('#d8a874'));
    sash(e, d, { x: 470, y: 190, w: 260, h: 260 }, d.tone('#7a5038'), gardenView, { arched: true });
    roof(e, d);
    // boxes, books, a covered picture, a bird cage on a nail
    for (const [x, y, w, h, c] of [
      [170, 876, 210, 130, '#c89a68'],
      [200, 746, 160, 96, '#b98a5c'],
    ] as const) {
      e.p.soft(x + w / 2, y, w * 0.6, 18, d.shadow, 0.4);
      e.p.form(rectangle(x, y - h, w, h), d.tone(c), { depth: 8 });
      solid(e, rectangle(x - 6, y - h, w + 12, 26), tint(d.tone(c), 0.04));
      fill(e, rectangle(x + w / 2 - 12, y - h, 24, h), d.tone('#e8d2a8'), 0.7);
    }
    bookRow(e, d, 'attic', 250, 650, 96, 60);
    picture(e, d, 414, 700, 110, 140, '#b8824a', 'sea');
    picture(e, d, 466, 736, 92, 106, '#8a5a3a', 'flower');
    trunk(e, d);
    teddy(e, d, 640, 868, 112, '#b98250');
    rockingHorse(e, d, 180, 1030);
    windowBeam(e, d, 490, 460, 220, 130, 1180);
    windowBeam(e, d, 500, 450, 200, 40, 1180);
    if (d.lampsLit) pendant(e, d, 600, 170, 44, '#d8a850');
    lamplight(e, d, 600, 240, 960);
  },
  front(e, d) {
    const r = e.random('dust');
    for (let i = 0; i < 46; i++) {
      const [x, y, size] = [470 + r() * 330, 330 + r() * 640, 3 + r() * 6];
      if (!e.keepout.some((face) => Math.hypot(x - face.x, y - face.y) < face.r)) glow(e, x, y, size, '#fff2c8', 0.5);
    }
    // a cobweb between the beams, and toys on the floor
    for (let i = 0; i < 5; i++) fill(e, taper(bend(1200, 30, 1200 - i * 40, 150 - i * 26), [0.8, 0.8]), '#ffffff', 0.4);
    for (let k = 1; k < 5; k++)
      fill(
        e,
        taper(bend(1200, 30 + k * 30, 1180 - k * 14, 24 + k * 22, 1200 - k * 40, 20 + k * 6), [0.7, 0.7]),
        '#ffffff',
        0.35,
      );
    ball(e, d, 1120, 1186, 48, '#c8604a');
    block(e, d, 60, 1186, 58, '#4f9d96');
    block(e, d, 126, 1190, 58, '#e0b04c');
    blend(e, 'soft-light', () => e.p.soft(620, 800, 420, 420, '#ffe0a0', 0.25));
    vignette(e, d, 600, 600);
  },
});
