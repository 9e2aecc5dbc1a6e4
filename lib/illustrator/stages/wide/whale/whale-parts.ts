import { ellipse, type Polygon, shade, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, dab, type Easel, fill } from '../../kit/easel';
import { EYE, SKIN } from './colours';
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

/** A whole whale, small enough to be seen; facing left, `s` is 1 for one 1000 units long. */
export function farWhale(
  e: Easel,
  x: number,
  y: number,
  s: number,
  options: {
    readonly tone?: string;
    readonly alpha?: number;
    readonly eye?: 'open' | 'wet' | 'shut' | 'none';
    readonly facing?: 1 | -1;
    readonly curl?: number;
  } = {},
) {
  const { tone = SKIN.base, alpha = 1, eye = 'open', facing = 1, curl = 0 } = options;
  const tail = -120 - curl * 240;
  const body = blob(
    `-500,30 -470,-90 -340,-170 -120,-196 140,-150 330,${-70 + tail * 0.3} 440,${tail} 470,${tail + 30} 350,${40 + tail * 0.2} 180,110 -60,170 -320,168 -470,110`,
    10,
  );
  e.p.in(x, y, 0, s * facing, s, () => {
    e.c.save();
    e.c.globalAlpha *= alpha;
    e.p.form(
      blob(
        `410,${tail + 40} 430,${tail - 70} 540,${tail - 130} 600,${tail - 90} 530,${tail - 30} 600,${tail + 40} 560,${tail + 90} 470,${tail + 70}`,
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
    e.p.form(blob('-160,110 -60,100 -10,180 -60,300 -120,330 -130,220', 8), shade(tone, 0.05), { depth: 14 });
    const mouth = eye === 'wet' ? '-498,44 -430,40 -350,52 -296,74' : '-498,36 -420,62 -330,58 -290,30';
    fill(e, stroke(mouth, 3, 6, 6, 3), shade(tone, 0.18));
    if (eye === 'open') {
      fill(e, ellipse(-300, -16, 30, 27), EYE.white);
      fill(e, ellipse(-306, -14, 19, 20), EYE.ink);
      fill(e, ellipse(-313, -22, 6, 5), '#ffffff');
      fill(e, stroke('-332,-22 -302,-46 -268,-24', 3, 7, 3), shade(tone, 0.2));
    } else if (eye === 'wet') whaleEye(e, -286, -22, 66, { open: 0.86, look: [-0.5, -0.8], iris: 1.12, wet: true });
    else if (eye === 'shut') fill(e, stroke('-332,-14 -300,4 -268,-14', 3, 6, 3), shade(tone, 0.24));
    e.c.restore();
  });
}
