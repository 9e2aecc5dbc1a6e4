import { ellipse, type Polygon, shade, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, dab, type Easel, fill } from '../../kit/easel';
import { SKIN } from './colours';
import { whaleEye } from './whale-eye';

/** The skin of the whale over a large shape: lighter above, with the scars and specks of a long life. */
export function hide(e: Easel, shape: Polygon, name: string) {
  e.p.form(shape, SKIN.base, { depth: 46, softness: 60, shadow: 0.16, light: 0.09 });
  clipTo(e, shape, () => {
    const r = e.random(name);
    for (let i = 0; i < 70; i++)
      dab(
        e,
        'dry',
        r() * 2600 - 100,
        r() * 1400 - 100,
        170 + r() * 240,
        20 + r() * 34,
        i % 2 ? SKIN.light : SKIN.deep,
        {
          alpha: 0.13,
          rotate: -0.1 + r() * 0.2,
          variant: i,
        },
      );
    for (let i = 0; i < 120; i++) {
      const size = 2 + r() * r() * 7;
      fill(e, ellipse(r() * 2600 - 100, r() * 1400 - 100, size, size * 0.8), SKIN.belly, 0.22 + r() * 0.2);
    }
  });
}

/** Pleats of the throat along lines. */
export function pleats(e: Easel, lines: readonly string[], tone: string = SKIN.deep) {
  for (const line of lines) {
    fill(e, stroke(line, 2, 9, 8, 2), tone, 0.5);
    fill(
      e,
      stroke(line, 1, 3, 3, 1).map(([x, y]) => [x, y + 9] as const),
      tint(SKIN.base, 0.12),
      0.4,
    );
  }
}

const TAIL = -120;

/** A whole whale, small enough to be seen; it faces left, `s` is 1 for one 1000 units long. */
export function farWhale(e: Easel, x: number, y: number, s: number) {
  const tone = SKIN.base;
  const body = blob(
    `-500,30 -470,-90 -340,-170 -120,-196 140,-150 330,${-70 + TAIL * 0.3} 440,${TAIL} 470,${TAIL + 30} 350,${40 + TAIL * 0.2} 180,110 -60,170 -320,168 -470,110`,
    10,
  );
  e.p.in(x, y, 0, s, s, () => {
    e.p.form(
      blob(
        `410,${TAIL + 40} 430,${TAIL - 70} 540,${TAIL - 130} 600,${TAIL - 90} 530,${TAIL - 30} 600,${TAIL + 40} 560,${TAIL + 90} 470,${TAIL + 70}`,
        8,
      ),
      shade(tone, 0.04),
      { depth: 12 },
    );
    e.p.form(body, tone, { depth: 40, softness: 46, shadow: 0.16, light: 0.08 });
    clipTo(e, body, () => {
      e.p.form(blob('-520,70 -300,60 -60,74 150,60 100,260 -560,260', 8), tint(tone, 0.2), { depth: 10, alpha: 0.85 });
      for (let i = 0; i < 6; i++)
        fill(e, stroke(`-490,${86 + i * 15} -260,${92 + i * 15} -10,${96 + i * 13}`, 1, 4, 1), shade(tone, 0.08), 0.6);
    });
    e.p.form(blob('-150,96 -60,84 40,112 130,166 168,206 110,212 0,196 -100,160', 8), shade(tone, 0.05), { depth: 14 });
    fill(e, stroke('-498,44 -430,40 -350,52 -296,74', 3, 6, 6, 3), shade(tone, 0.18));
    whaleEye(e, -286, -22, 66, { open: 0.86, look: [-0.5, -0.8], iris: 1.12 });
  });
}
