import { ellipse, rectangle, shade, star, taper, tint } from '@/lib/illustrator/paint';
import { clipTo, type Easel, fill, glow, linear } from '../kit/easel';
import { defineStage } from '../model';
import { drape } from './kit/furniture';
import { lamp, lamplight, type RoomLight, roomLight, roomStageLight, vignette } from './kit/light';
import { bend, blob, poly, rounded, solid } from './kit/shapes';
import { paperedWall, planks, wainscot } from './kit/shell';
import { onTop } from './kit/slots';

const FLOOR = 810;
const BIMAH = { left: 396, right: 804, top: 640, foot: 905 } as const;
const GLASS = ['#d8705a', '#e8b04a', '#5f9aa8', '#8a78b8', '#7fae68'] as const;

/** A tall window with a round head and panes of coloured glass. */
function window(e: Easel, d: RoomLight, x: number) {
  const shape = (grow: number) =>
    blob(
      x - 62 - grow,
      560 + grow,
      x - 62 - grow,
      260,
      x - 40,
      190 - grow,
      x,
      168 - grow,
      x + 40,
      190 - grow,
      x + 62 + grow,
      260,
      x + 62 + grow,
      560 + grow,
    );
  e.p.form(shape(16), d.tone('#f4e8d0'), { depth: 9 });
  const [top, middle, low] = d.sky;
  fill(
    e,
    shape(0),
    linear(e, 0, 160, 0, 560, [
      [0, top],
      [0.6, middle],
      [1, low],
    ]),
  );
  clipTo(e, shape(0), () => {
    for (let j = 0; j < 6; j++)
      for (let i = 0; i < 2; i++)
        fill(e, rounded(x - 60 + i * 62, 176 + j * 66, 58, 60, 8), d.tone(GLASS[(i * 2 + j) % 5] as string), 0.62);
    fill(e, ellipse(x, 238, 30), d.tone('#f6dc8a'), 0.7);
    fill(e, rectangle(x - 3, 160, 6, 410), d.tone('#8a6a4a'));
  });
}

/** The ark with its embroidered curtain between two columns, and the two tablets above it. */
function ark(e: Easel, d: RoomLight) {
  const wood = d.tone('#a8683e');
  e.p.soft(600, 800, 300, 40, d.shadow, 0.4);
  e.p.form(rectangle(424, 300, 352, 510), shade(wood, 0.04), { depth: 12 });
  for (const x of [408, 740]) {
    e.p.form(rounded(x, 300, 52, 510, 8), tint(wood, 0.03), { depth: 10 });
    solid(e, rounded(x - 8, 290, 68, 24, 6), d.tone('#d8ac5c'));
  }
  e.p.form(blob(396, 300, 440, 236, 520, 200, 600, 184, 680, 200, 760, 236, 804, 300), tint(wood, 0.05), { depth: 11 });
  for (const s of [-1, 1])
    e.p.form(
      blob(
        600 + s * 2,
        284,
        600 + s * 2,
        236,
        600 + s * 14,
        222,
        600 + s * 30,
        222,
        600 + s * 40,
        236,
        600 + s * 40,
        284,
      ),
      d.tone('#e9dfcc'),
      { depth: 5 },
    );
  drape(e, d, 458, 330, 140, 470, '#3f5b96', -4);
  drape(e, d, 602, 330, 140, 470, '#3f5b96', 4);
  solid(e, rounded(446, 318, 308, 26, 8), d.tone('#d8ac5c'));
  const gold = d.tone('#e6c272');
  fill(e, poly(560, 470, 568, 436, 584, 456, 600, 428, 616, 456, 632, 436, 640, 470), gold);
  fill(e, rounded(558, 472, 84, 12, 5), gold);
  for (const s of [-1, 1])
    for (let i = 0; i < 5; i++)
      fill(e, ellipse(600 + s * (58 + i * 9), 500 + i * 22, 16, 7, s * (0.9 - i * 0.2), 14), gold, 0.9);
  for (const y of [548, 590]) fill(e, star(600, y, 15, 0.5, 8), gold, 0.9);
}

/** The lamp that always burns, on its chains before the ark. */
function everLamp(e: Easel, d: RoomLight) {
  for (const u of [-26, 0, 26])
    fill(e, taper(bend(600, -20, 600 + u * 0.4, 60, 600 + u, 112), [1.8, 1.8]), d.tone('#9a7440'));
  glow(e, 600, 134, 190, '#ffae50', d.lampsLit ? 0.6 : 0.3);
  e.p.form(blob(568, 112, 632, 112, 624, 146, 600, 164, 576, 146), '#c8402f', { depth: 6 });
  fill(e, blob(600, 96, 609, 114, 600, 124, 591, 114), '#fff0b8');
  solid(e, rounded(562, 106, 76, 11, 5), d.tone('#d8ac5c'));
  glow(e, 600, 126, 60, '#ffe6a0', 0.7);
}

/** A long bench at the side. */
function bench(e: Easel, d: RoomLight, x: number, w: number) {
  const wood = d.tone('#9a5f38');
  e.p.soft(x + w / 2, 900, w * 0.56, 22, d.shadow, 0.4);
  e.p.form(rectangle(x, 690, w, 150), wood, { depth: 9 });
  for (let i = 0; i * 62 < w - 20; i++) fill(e, rounded(x + 10 + i * 62, 706, 50, 112, 6), shade(wood, 0.07), 0.8);
  e.p.form(rounded(x - 8, 836, w + 16, 26, 8), tint(wood, 0.05), { depth: 6 });
  for (const u of [20, w - 40]) solid(e, rectangle(x + u, 860, 20, 44), shade(wood, 0.08));
}

/** The raised desk from which is read, with a cloth over its slope. */
function bimah(e: Easel, d: RoomLight) {
  const wood = d.tone('#b0703f');
  const { left, right, top, foot } = BIMAH;
  e.p.soft(600, foot + 20, 290, 26, d.shadow, 0.5);
  e.p.form(poly(left - 60, foot, right + 60, foot, right + 84, foot + 34, left - 84, foot + 34), tint(wood, 0.02), {
    depth: 7,
  });
  e.p.form(rectangle(left, top + 40, right - left, foot - top - 40), wood, { depth: 11 });
  for (let i = 0; i < 4; i++) {
    const x = left + 22 + i * 94;
    fill(e, blob(x, foot - 20, x, top + 130, x + 38, top + 96, x + 76, top + 130, x + 76, foot - 20), shade(wood, 0.1));
    fill(
      e,
      blob(x + 8, foot - 26, x + 8, top + 134, x + 38, top + 108, x + 68, top + 134, x + 68, foot - 26),
      tint(wood, 0.02),
    );
  }
  e.p.form(
    poly(left + 10, top - 20, right - 10, top - 20, right + 18, top + 50, left - 18, top + 50),
    d.tone('#6a3f5c'),
    {
      depth: 7,
    },
  );
  fill(
    e,
    poly(left - 16, top + 40, right + 16, top + 40, right + 18, top + 50, left - 18, top + 50),
    d.tone('#e0b860'),
  );
  for (let i = 0; i < 25; i++)
    fill(e, taper(bend(left - 10 + i * 17.6, top + 50, left - 10 + i * 17.6, top + 72), [2.4, 1.2]), d.tone('#e0b860'));
}

/** A small synagogue: the ark and its lamp, coloured windows, benches, and the desk in the middle from which is read. */
export const synagogue = defineStage<RoomLight>({
  palettes: roomLight('night', 'dusk', 'day'),
  slots: {
    left: { x: 250, y: 1110, scale: 1.55 },
    middle: { x: 600, y: 1130, scale: 1.5 },
    right: { x: 950, y: 1110, scale: 1.55 },
    far: { x: 1020, y: 920, scale: 1.02, depth: 860 },
    farLeft: { x: 170, y: 920, scale: 1.02, depth: 860 },
    beside: { x: 790, y: 1010, scale: 1.3 },
    air: { x: 600, y: 250, scale: 1.2, afloat: true },
    // who reads, behind the desk; the scroll on it; a thing on the floor in front
    reader: { x: 600, y: 880, scale: 0.98, depth: 840 },
    bimah: onTop(600, BIMAH.top + 34, 1.15, 880),
    floor: { x: 620, y: 1120, scale: 1.4 },
  },
  light: (d) => roomStageLight(d, 1, [lamp(600, 140, 900, 0.6), lamp(230, 120, 700, 0.5), lamp(970, 120, 700, 0.5)]),
  back(e, d) {
    paperedWall(e, d.tone('#efdcb8'), d.tone('#fff2d2'), [600, 260]);
    wainscot(e, 640, FLOOR, d.tone('#b98a5c'), d.tone('#f1e2c4'));
    planks(e, FLOOR, d.tone('#a86f48'), d.tone('#e0b078'));
    for (const x of [110, 290, 910, 1090]) window(e, d, x);
    ark(e, d);
    everLamp(e, d);
    bench(e, d, -40, 330);
    bench(e, d, 910, 330);
    for (const x of [230, 970]) {
      fill(e, rectangle(x - 2, -20, 4, 90), d.tone('#9a7440'));
      for (const u of [-44, -15, 15, 44]) {
        glow(e, x + u, 84, 62, '#ffb25e', d.lampsLit ? 0.45 : 0);
        fill(e, ellipse(x + u, 84, 12, 16), d.lampsLit ? '#fff1c4' : d.tone('#f4ead4'));
      }
      solid(e, rounded(x - 60, 96, 120, 12, 6), d.tone('#d8ac5c'));
    }
    lamplight(e, d, 600, 200, 900, 0.9);
  },
  over: { depth: 870, paint: bimah },
  front: (e, d) => vignette(e, d, 600, 620),
});
