import { ellipse, type Painter, shade, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../kit/outline';
import type { Companion, CompanionLook } from '../model';
import { armInside, emptySleeve, front, RASPBERRY, smaller, worn } from './sweater';

const DARK = '#4a1226';

/** The empty sleeve with a knot in it, so that nobody comes out. */
function knotted(p: Painter) {
  p.form(blob('-30,160 -46,168 -60,192 -65,220 -70,246! -52,250! -45,222 -40,200', 8), shade(RASPBERRY, 0.05), {
    depth: 6,
  });
  p.form(blob('-66,262! -54,262! -44,296 -40,318! -80,318! -76,296', 6), RASPBERRY, { depth: 6 });
  p.form(blob('-82,314! -38,314! -36,336! -84,336!', 3), shade(RASPBERRY, 0.12), { depth: 4 });
  for (const x of [-74, -66, -58, -50]) p.fill(stroke(`${x},317 ${x},333`, 0.8, 0.8), shade(RASPBERRY, 0.3));
  p.form(ellipse(-62, 256, 20, 15), shade(RASPBERRY, 0.03), { depth: 7 });
  p.form(stroke('-80,248 -64,262 -44,260', 6, 8.5, 6), tint(RASPBERRY, 0.07), { depth: 5 });
}

/** The empty sleeve that stands up by itself and speaks with its cuff. */
function speaking(p: Painter) {
  p.form(stroke('-32,172 -66,196 -92,178 -96,136', 11, 16, 17, 15), shade(RASPBERRY, 0.04), { depth: 8 });
  for (const crease of ['-74,206 -70,192 -60,186', '-100,190 -90,180 -80,180'])
    p.fill(stroke(crease, 0.4, 1.4, 0.4), shade(RASPBERRY, 0.22), { alpha: 0.7 });
  p.form(blob('-116,136! -76,136! -72,112! -120,112!', 3), shade(RASPBERRY, 0.12), { depth: 5 });
  for (const x of [-108, -100, -92, -84]) p.fill(stroke(`${x},116 ${x},133`, 0.8, 0.8), shade(RASPBERRY, 0.3));
  p.form(ellipse(-96, 112, 24.5, 10), tint(RASPBERRY, 0.09), { depth: 4 });
  p.fill(ellipse(-96, 112, 19, 6.4), DARK);
  for (const line of ['-118,94 -126,82', '-97,92 -98,77', '-76,94 -69,82'])
    p.fill(stroke(line, 1.6, 2.2), shade(RASPBERRY, 0.1));
}

/** The arm below the cloth, up to the collar, over which its fingers look. */
function armLooksOut(p: Painter, { hero }: CompanionLook) {
  p.fill(stroke('-33,190 -34,244 4,252 14,206', 9, 16, 15, 10), shade(RASPBERRY, 0.2), { alpha: 0.4 });
  p.form(stroke('-26,168 -31,204 -28,238 4,240 10,200 9,172', 5, 12, 15, 14, 12, 10), tint(RASPBERRY, 0.02), {
    depth: 9,
  });
  const skin = hero?.skin ?? '#d9a274';
  for (const [x, top] of [
    [-2, 148],
    [8, 145],
    [18, 148],
  ] as const)
    p.form(stroke(`${x},${top + 16} ${x},${top}`, 5, 4.6), skin, { depth: 3 });
}

const kinds = (name: string, paint: Companion['draw']): Readonly<Record<string, Companion>> => ({
  [name]: worn(paint),
  [`${name}Small`]: worn(smaller(paint, 0.74)),
});

/** What an empty sleeve does, and the arm that is inside. */
export const SLEEVES: Readonly<Record<string, Companion>> = {
  ...kinds('sleeveKnotted', (p) => {
    front(p);
    knotted(p);
    armInside(p);
  }),
  ...kinds('sleeveSpeaks', (p) => {
    front(p);
    speaking(p);
    armInside(p);
  }),
  ...kinds('sleeveAndFingers', (p, look) => {
    front(p);
    emptySleeve(p);
    armLooksOut(p, look);
  }),
};
