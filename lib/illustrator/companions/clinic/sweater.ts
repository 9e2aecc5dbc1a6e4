import { ellipse, type Painter, shade, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../kit/outline';
import type { Companion } from '../model';

/** The sweater of the child at the clinic; the same as its outfit. */
export const RASPBERRY = '#b8325e';

/** Half the height of a head above its middle: these are painted around a point there, in units of the head's figure. */
const TO_FIGURE = 1 / 0.44;

/** Ribs of knitting around a tube, from one height to another. */
function ribs(p: Painter, top: number, bottom: number, half: number, sag: number) {
  for (let i = -6; i <= 6; i += 1) {
    const x = Math.sin((i / 7) * (Math.PI / 2)) * half;
    const drop = sag * (1 - (x / half) ** 2);
    const mid = (top + bottom) / 2;
    p.fill(
      stroke(`${x},${top + drop} ${x * 1.06},${mid + drop} ${x * 1.01},${bottom + drop}`, 0.7, 1.2, 0.7),
      shade(RASPBERRY, 0.2),
      { alpha: 0.75 },
    );
  }
}

/** The soft collar pulled up to the eyes: a fold at the neck, and its rolled edge over the mouth. */
function collar(p: Painter) {
  p.form(blob('-46,160 -54,172 -50,188 -30,200 0,204 30,200 50,188 54,172 46,160 0,166', 8), shade(RASPBERRY, 0.1), {
    depth: 10,
  });
  ribs(p, 172, 191, 44, 8);
  p.form(
    blob('-53,114 -60,132 -61,152 -54,170 -30,180 0,184 30,180 54,170 61,152 60,132 53,114 26,122 0,125 -26,122', 8),
    RASPBERRY,
    {
      depth: 16,
    },
  );
  ribs(p, 126, 166, 52, 12);
  p.form(stroke('-54,114 -28,122 0,125 28,122 54,114', 6, 7.5, 7.5, 7.5, 6), tint(RASPBERRY, 0.09), { depth: 5 });
}

/** A big sweater from the neck to the lap, over which its hem lies. */
export function front(p: Painter) {
  p.form(
    blob(
      '-17,153! 0,159 17,153! 31,158 42,172 46,200 48,232 46,246! 30,268 4,284 -40,290! -47,262 -47,214 -43,174 -31,158',
      8,
    ),
    RASPBERRY,
    { depth: 14 },
  );
  p.form(blob('48,236! 50,250 34,274 6,294 -40,300! -41,286! 2,280 30,262', 6), shade(RASPBERRY, 0.1), { depth: 5 });
  for (const [x, y] of [
    [-30, 291],
    [-18, 289],
    [-6, 286],
    [6, 282],
    [17, 275],
    [27, 267],
    [36, 257],
  ] as const)
    p.fill(stroke(`${x},${y - 3} ${x + 2},${y + 7}`, 0.9, 0.9), shade(RASPBERRY, 0.28));
}

/** The arm below the cloth: down from its shoulder and up across the chest to the collar, where its fingertips push. */
export function armInside(p: Painter) {
  p.fill(stroke('-32,196 -38,232 -22,256 8,240 26,212', 8, 15, 17, 14, 9), shade(RASPBERRY, 0.2), { alpha: 0.4 });
  for (const [x, y] of [
    [7, 184],
    [14, 180],
    [21, 180],
    [28, 183],
    [33, 190],
  ] as const)
    p.form(ellipse(x, y, 4.2, 5.4), tint(RASPBERRY, 0.04), { depth: 3 });
  p.form(stroke('-27,168 -35,204 -30,236 -6,234 12,210 20,192', 5, 12, 15, 13.5, 12, 11), tint(RASPBERRY, 0.02), {
    depth: 9,
  });
  p.fill(stroke('-40,246 -24,256 -4,252', 0.5, 1.4, 0.5), shade(RASPBERRY, 0.2), { alpha: 0.6 });
  p.fill(stroke('-36,264 -20,270 0,266', 0.5, 1.4, 0.5), shade(RASPBERRY, 0.2), { alpha: 0.6 });
}

/** The sleeve that nobody is in: flat, with a bend where an elbow would be. */
export function emptySleeve(p: Painter) {
  p.form(blob('-30,160 -46,168 -59,192 -63,218 -73,250 -66,262! -50,262! -45,226 -40,200', 8), shade(RASPBERRY, 0.05), {
    depth: 6,
  });
  p.form(blob('-73,248! -62,256 -48,254! -52,282 -49,306 -46,326! -78,322! -74,300 -70,276', 7), RASPBERRY, {
    depth: 6,
  });
  p.fill(stroke('-73,249 -62,257 -48,255', 0.8, 2, 0.8), shade(RASPBERRY, 0.2), { alpha: 0.7 });
  for (const crease of ['-66,268 -60,275 -54,272', '-70,290 -63,295 -58,312', '-50,204 -55,222 -60,230'])
    p.fill(stroke(crease, 0.4, 1.3, 0.4), shade(RASPBERRY, 0.2), { alpha: 0.6 });
  p.form(blob('-80,320! -44,325! -45,349! -80,344!', 3), shade(RASPBERRY, 0.12), { depth: 4 });
  for (const x of [-72, -64, -56]) p.fill(stroke(`${x},325 ${x},343`, 0.8, 0.8), shade(RASPBERRY, 0.3));
  p.fill(ellipse(-62.5, 346.5, 17, 4.4, 0.12), '#4a1226');
}

/** The front with an arm inside, and the sleeve that hangs empty. */
function sleeve(p: Painter) {
  front(p);
  emptySleeve(p);
  armInside(p);
}

/** The collar pulled forward, so that an eye can look down it. */
function pulledCollar(p: Painter) {
  p.form(blob('-46,136 -40,160 -26,180 0,186 26,180 40,160 46,136 0,150', 8), RASPBERRY, { depth: 12 });
  p.form(ellipse(0, 138, 48, 14), tint(RASPBERRY, 0.09), { depth: 5 });
  p.fill(ellipse(0, 138, 40, 9), '#4a1226');
  ribs(p, 150, 172, 38, 10);
}

/** The pocket with both hands in it, its lining out at a corner, and the fluff that was there. */
function searchedPocket(p: Painter) {
  p.form(blob('18,216! 33,222 40,248 27,256 15,240!', 6), '#fff4df', { depth: 4 });
  p.form(blob('-17,184! 17,184! 30,206 32,229! -32,229! -30,206', 6), shade(RASPBERRY, 0.04), { depth: 7 });
  for (const side of [-1, 1]) {
    p.form(ellipse(side * 12.5, 210, 10.5, 9.5), tint(RASPBERRY, 0.03), { depth: 5 });
    p.fill(stroke(`${side * 18},184 ${side * 29},203 ${side * 32},226`, 1.2, 2, 1.2), tint(RASPBERRY, 0.12));
  }
  for (const [x, y, r] of [
    [47, 236, 3.6],
    [54, 252, 2.8],
    [46, 264, 3],
  ] as const)
    p.form(ellipse(x, y, r), '#9fb4d8', { depth: 2 });
}

/** Drawn on the place of a head, with which it goes wherever the child sits. */
export const worn = (paint: Companion['draw']): Companion => ({
  draw: (p, look) => p.in(0, 0, 0, TO_FIGURE, TO_FIGURE, () => paint(p, look)),
  box: { x: -320, y: 0, width: 640, height: 900 },
  shadow: 0,
});

/** The same below the head of a child of at most three. */
export const smaller =
  (paint: Companion['draw'], size: number): Companion['draw'] =>
  (p, look) =>
    p.in(0, 134 - 150 * size, 0, size, size, () => paint(p, look));

/** What is worn over the sweater. */
export const SWEATER: Readonly<Record<string, Companion>> = {
  collarUp: worn(collar),
  collarPulled: worn(pulledCollar),
  pocketSearched: worn(searchedPocket),
  pocketSearchedSmall: worn(smaller(searchedPocket, 0.74)),
  sleeveEmpty: worn(sleeve),
  sleeveEmptySmall: worn(smaller(sleeve, 0.74)),
};
