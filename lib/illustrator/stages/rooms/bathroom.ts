import { ellipse, rectangle, shade, taper, tint } from '@/lib/illustrator/paint';
import { dab, type Easel, fill, glow, linear, radial } from '../kit/easel';
import { defineStage } from '../model';
import { pendant } from './kit/lamps';
import { lamp, lamplight, type RoomLight, roomLight, roomStageLight, vignette, windowBeam } from './kit/light';
import { basket } from './kit/pantry';
import { potPlant } from './kit/plants';
import { bend, blob, poly, rounded, solid } from './kit/shapes';
import { paperedWall, tiledFloor, wallTiles } from './kit/shell';
import { onTop, ROOM_SLOTS } from './kit/slots';
import { gardenView, sash } from './kit/window';

const FLOOR = 850;

/** A soap bubble with its window of light. */
function bubble(e: Easel, x: number, y: number, r: number) {
  fill(
    e,
    ellipse(x, y, r, r, 0, 26),
    radial(e, x, y, r, [
      [0, 'rgba(255,255,255,0.05)'],
      [0.75, 'rgba(214,236,255,0.16)'],
      [1, 'rgba(240,214,255,0.5)'],
    ]),
  );
  fill(e, ellipse(x - r * 0.35, y - r * 0.4, r * 0.2, r * 0.12, -0.7, 14), '#ffffff', 0.85);
  fill(e, ellipse(x + r * 0.42, y + r * 0.4, r * 0.1, r * 0.06, -0.7, 10), '#ffffff', 0.6);
}

function duck(e: Easel, d: RoomLight, x: number, y: number, s: number) {
  const c = d.tone('#f6c83c');
  e.p.form(
    blob(
      x - s * 0.5,
      y - s * 0.4,
      x - s * 0.24,
      y - s * 0.34,
      x + s * 0.2,
      y - s * 0.4,
      x + s * 0.44,
      y - s * 0.2,
      x + s * 0.3,
      y,
      x - s * 0.3,
      y,
      x - s * 0.48,
      y - s * 0.18,
    ),
    c,
    { depth: s * 0.1 },
  );
  e.p.form(ellipse(x + s * 0.2, y - s * 0.56, s * 0.25), c, { depth: s * 0.08 });
  fill(
    e,
    blob(x - s * 0.24, y - s * 0.26, x + s * 0.06, y - s * 0.3, x - s * 0.02, y - s * 0.1, x - s * 0.2, y - s * 0.12),
    shade(c, 0.07),
  );
  solid(e, blob(x + s * 0.38, y - s * 0.6, x + s * 0.6, y - s * 0.54, x + s * 0.4, y - s * 0.46), d.tone('#e8803c'));
  fill(e, ellipse(x + s * 0.28, y - s * 0.62, s * 0.04), d.tone('#33262a'));
}

/** The side of the tub in front of the bather, heaped with foam. */
function tubFront(e: Easel, d: RoomLight) {
  const enamel = d.tone('#f8f4ec');
  const foam = d.tone('#fdfdff');
  e.p.soft(600, 1132, 470, 44, d.shadow, 0.5);
  for (const x of [286, 914])
    e.p.form(
      blob(x - 34, 1080, x + 34, 1080, x + 20, 1116, x + 40, 1140, x - 40, 1140, x - 20, 1116),
      d.tone('#d8a850'),
      { depth: 8 },
    );
  e.p.form(
    blob(152, 900, 600, 914, 1048, 900, 1036, 980, 960, 1076, 880, 1108, 600, 1114, 320, 1108, 240, 1076, 164, 980),
    enamel,
    { depth: 24, softness: 14, shadowColor: shade(d.tone('#c4d4e0'), 0.05) },
  );
  e.p.form(
    blob(120, 884, 150, 868, 600, 884, 1050, 868, 1080, 884, 1060, 914, 600, 928, 140, 914),
    tint(enamel, 0.02),
    { depth: 8 },
  );
  const r = e.random('foam');
  for (let i = 0; i < 64; i++) {
    const u = r.bell();
    const [x, y, s] = [600 + u * 430, 872 - (1 - u * u) * 26 * r() + r() * 20, 20 + r() * 36];
    fill(e, ellipse(x, y, s, s * 0.88, 0, 22), i % 3 ? foam : shade(foam, 0.05), 0.96);
    fill(e, ellipse(x + s * 0.2, y + s * 0.25, s * 0.6, s * 0.5, 0, 16), d.tone('#cfe2f2'), 0.35);
    fill(e, ellipse(x - s * 0.3, y - s * 0.34, s * 0.3, s * 0.2, -0.5, 12), '#ffffff', 0.8);
  }
  for (const x of [420, 690, 800])
    fill(e, blob(x - 30, 900, x + 34, 904, x + 22, 946, x, 976, x - 22, 944), foam, 0.95);
  duck(e, d, 860, 876, 110);
  for (let i = 0; i < 4; i++)
    dab(e, 'dry', 420 + i * 130, 1020 + (i % 2) * 30, 90, 9, '#ffffff', { alpha: 0.25, variant: i });
}

/** The bathroom: a tub on feet full of foam, tiles, a shelf and a duck. */
export const bathroom = defineStage<RoomLight>({
  palettes: roomLight('day', 'dusk', 'night'),
  slots: {
    ...ROOM_SLOTS,
    // in front of the tub
    left: { x: 220, y: 1160, scale: 1.5 },
    middle: { x: 600, y: 1175, scale: 1.6 },
    right: { x: 980, y: 1160, scale: 1.5 },
    far: { x: 150, y: 900, scale: 0.9, depth: 800 },
    // who bathes, behind the foam; a toy on the rim
    tub: { x: 600, y: 965, scale: 1.75, afloat: true, depth: 880 },
    tubLeft: { x: 380, y: 960, scale: 1.4, afloat: true, depth: 880 },
    rim: onTop(250, 884, 0.9, 1100),
    shelf: onTop(980, 428, 0.8, 700),
  },
  light: (d) => roomStageLight(d, -1, [lamp(600, 150, 900, 0.6)]),
  back(e, d) {
    paperedWall(e, d.tone('#f6e6cc'), d.tone('#fffaf0'), [300, 240], 'dots');
    wallTiles(e, [-20, 430, 1240, 424], 62, d.tone('#9fcdd2'), '#ffffff');
    for (let i = 0; i < 11; i++) {
      const x = -20 + i * 124;
      fill(e, rectangle(x + 2, 432, 58, 58), d.tone(i % 2 ? '#f4d9a0' : '#f7f0e0'));
      fill(e, blob(x + 12, 462, x + 32, 446, x + 48, 462, x + 32, 476), d.tone('#4f93a8'), 0.85);
      fill(e, poly(x + 14, 461, x + 4, 450, x + 6, 474), d.tone('#4f93a8'), 0.85);
    }
    solid(e, rectangle(-20, 416, 1240, 18), d.tone('#fdf8ec'), { turn: 0.03 });
    tiledFloor(e, FLOOR, d.tone('#f6eedd'), d.tone('#8fb8c4'));
    sash(e, d, { x: 110, y: 110, w: 250, h: 270 }, d.tone('#fdf8ec'), gardenView);
    // mirror over the basin, shelf with bottles and towels
    e.p.form(ellipse(600, 230, 112, 132), d.tone('#d8a850'), { depth: 8 });
    fill(
      e,
      ellipse(600, 230, 98, 118),
      linear(e, 520, 120, 680, 350, [
        [0, d.tone('#dff0f2')],
        [0.5, d.tone('#b8d6dc')],
        [1, d.tone('#e6f2f0')],
      ]),
    );
    fill(e, poly(548, 170, 600, 128, 620, 136, 540, 240), '#ffffff', 0.35);
    solid(e, rounded(850, 420, 300, 18, 6), d.tone('#c08a54'));
    for (const [i, [c, h]] of (
      [
        ['#e58ca0', 92],
        ['#f0b54a', 70],
        ['#4f9d96', 104],
      ] as const
    ).entries()) {
      solid(e, rounded(864 + i * 44, 420 - h, 34, h, 9), d.tone(c), { turn: 0.1 });
      solid(e, rectangle(874 + i * 44, 408 - h, 14, 14), d.tone('#fdf8ec'));
    }
    for (let i = 0; i < 3; i++)
      solid(e, rounded(1030, 396 - i * 30, 110, 30, 14), d.tone(['#7fb8a8', '#f4d9a0', '#e8967a'][i] as string), {
        marks: 4,
      });
    solid(e, rounded(850, 500, 250, 10, 5), d.tone('#c9c9ce'));
    e.p.form(blob(880, 496, 1060, 496, 1066, 690, 970, 698, 876, 690), d.tone('#f0a08a'), { depth: 14 });
    for (const y of [620, 646]) fill(e, rectangle(878, y, 186, 12), d.tone('#fbe2d0'), 0.85);
    potPlant(e, d, 340, 398, 96, { pot: '#fdf8ec', kind: 'round' });
    // tub: far side and water
    e.p.form(blob(136, 880, 170, 820, 600, 800, 1030, 820, 1064, 880, 600, 930), d.tone('#eae6de'), { depth: 14 });
    fill(e, ellipse(600, 876, 416, 42), d.tone('#a8d6e4'));
    e.p.line(bend(190, 850, 184, 730, 210, 690, 256, 694, 262, 726), 20, d.tone('#d8a850'), 1, [1, 1, 1, 0.9]);
    for (const x of [150, 226]) solid(e, ellipse(x, 800, 17), d.tone('#e8c070'), { turn: 0.14 });
    const steam = e.random('steam');
    for (let i = 0; i < 10; i++)
      dab(e, 'mist', 300 + steam() * 600, 640 + steam() * 180, 120, 70, '#ffffff', { alpha: 0.22, variant: i });
    windowBeam(e, d, 130, 400, 220, 300, 1160);
    pendant(e, d, 600, 40, 50, '#f0b54a');
    lamplight(e, d, 600, 140, 940);
  },
  over: { depth: 1080, paint: tubFront },
  front(e, d) {
    const r = e.random('bubbles');
    for (let i = 0; i < 20; i++) {
      const [x, y, size] = [120 + r() * 960, 330 + r() * 520, 9 + r() * 22];
      if (!e.keepout.some((face) => Math.hypot(x - face.x, y - face.y) < face.r + size)) bubble(e, x, y, size);
    }
    basket(e, d, 1110, 1186, 170, 110);
    solid(e, rounded(1044, 1052, 132, 44, 20), d.tone('#7fb8a8'), { marks: 4 });
    e.p.form(ellipse(110, 1176, 150, 34), d.tone('#e8967a'), { depth: 6 });
    fill(e, ellipse(110, 1173, 126, 25), tint(d.tone('#e8967a'), 0.06));
    for (let i = 0; i < 18; i++)
      fill(e, taper(bend(-30 + i * 16, 1180, -31 + i * 16, 1208), [2, 1]), d.tone('#fbe2d0'), 0.8);
    if (d.lampsLit) glow(e, 600, 860, 420, '#ffb060', 0.1, 0.4);
    vignette(e, d, 600, 620);
  },
});
