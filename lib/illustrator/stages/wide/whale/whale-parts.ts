import { ellipse, type Polygon, rgba, shade, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, dab, disc, type Easel, fill, linear, radial } from '../../kit/easel';
import { EYE, SKIN } from './colours';

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

type EyeOptions = {
  /** 1 wide open, 0 shut. */
  readonly open: number;
  /** Where it looks, -1 to 1. */
  readonly look?: readonly [x: number, y: number];
  /** It has not slept for long. */
  readonly tired?: boolean;
};

/** Lines of age around the eye. */
function folds(e: Easel, r: number) {
  for (const [k, alpha] of [
    [1.42, 0.5],
    [1.66, 0.36],
    [1.9, 0.24],
  ] as const) {
    fill(
      e,
      stroke(
        `${-r * k},${r * 0.1} ${-r * 0.7 * k},${r * 0.62 * k} 0,${r * 0.84 * k} ${r * 0.72 * k},${r * 0.58 * k} ${r * k},${r * 0.02}`,
        2,
        r * 0.035,
        r * 0.045,
        r * 0.03,
        2,
      ),
      SKIN.deep,
      alpha,
    );
    fill(
      e,
      stroke(
        `${-r * k * 0.98},${-r * 0.2} ${-r * 0.5 * k},${-r * 0.72 * k} ${r * 0.4 * k},${-r * 0.74 * k} ${r * k * 0.98},${-r * 0.3}`,
        2,
        r * 0.03,
        r * 0.03,
        2,
      ),
      SKIN.deep,
      alpha * 0.8,
    );
  }
}

/** The eye of the whale, `r` from its middle to a corner. */
export function whaleEye(e: Easel, x: number, y: number, r: number, { open, look = [0, 0], tired }: EyeOptions) {
  e.p.in(x, y, 0, 1, 1, () => {
    disc(e, 0, 0, r * 2.2, r * 1.7, SKIN.deep, 0.5, 0.3);
    folds(e, r);
    const upper = -0.78 * open + 0.3 * (1 - open);
    const lower = 0.7 * open + 0.34 * (1 - open);
    const opening = blob(
      `${-r},${r * 0.12}! ${-r * 0.56},${r * upper * 0.86} 0,${r * upper} ${r * 0.6},${r * upper * 0.8} ${r},${r * 0.06}! ${r * 0.58},${r * lower * 0.84} 0,${r * lower} ${-r * 0.58},${r * lower * 0.84}`,
      10,
    );
    e.p.form(ellipse(0, r * 0.02, r * 1.18, r * 0.98, 0, 80), shade(SKIN.base, 0.05), {
      depth: r * 0.1,
      softness: r * 0.1,
    });
    if (open > 0.06) ball(e, r, opening, look, tired === true);
    lid(e, r, upper, open);
  });
}

/** What is seen between the lids. */
function ball(e: Easel, r: number, opening: Polygon, [lx, ly]: readonly [number, number], tired: boolean) {
  fill(e, opening, EYE.white);
  clipTo(e, opening, () => {
    if (tired)
      for (const [a, b] of [
        ['-0.96,0.1', '-0.5,0.3'],
        ['-0.9,0', '-0.5,-0.1'],
        ['0.94,0.1', '0.56,0.24'],
        ['0.92,0', '0.56,-0.14'],
      ] as const) {
        const at = (told: string) => told.split(',').map((n) => Number(n) * r) as [number, number];
        const [[x0, y0], [x1, y1]] = [at(a), at(b)];
        fill(
          e,
          stroke(
            `${x0},${y0} ${(x0 + x1) / 2},${(y0 + y1) / 2 + r * 0.04} ${x1},${y1}`,
            r * 0.012,
            r * 0.016,
            r * 0.005,
          ),
          '#c8545a',
          0.7,
        );
      }
    const [x, y] = [lx * r * 0.22, ly * r * 0.18];
    fill(
      e,
      ellipse(x, y, r * 0.56, r * 0.58, 0, 80),
      radial(e, x, y, r * 0.58, [
        [0.3, EYE.iris],
        [0.8, EYE.deep],
        [1, EYE.ink],
      ]),
    );
    for (let i = 0; i < 40; i++) {
      const a = (i / 40) * Math.PI * 2;
      fill(
        e,
        stroke(
          `${x + Math.cos(a) * r * 0.3},${y + Math.sin(a) * r * 0.3} ${x + Math.cos(a) * r * 0.53},${y + Math.sin(a) * r * 0.53}`,
          r * 0.008,
          r * 0.012,
        ),
        i % 2 ? '#a9d2c4' : EYE.deep,
        0.5,
      );
    }
    fill(e, ellipse(x, y, r * 0.31, r * 0.33, 0, 60), EYE.ink);
    fill(e, ellipse(x - r * 0.2, y - r * 0.26, r * 0.11, r * 0.08, -0.5), '#ffffff', 0.9);
    fill(
      e,
      ellipse(0, -r * 0.9, r * 1.2, r * 0.62, 0, 60),
      linear(e, 0, -r * 0.9, 0, -r * 0.2, [
        [0, rgba(EYE.ink, 0.55)],
        [1, rgba(EYE.ink, 0)],
      ]),
    );
  });
}

/** The upper lid's edge; a shut eye is one soft line. */
function lid(e: Easel, r: number, upper: number, open: number) {
  const line = `${-r * 1.04},${r * 0.14} ${-r * 0.56},${r * upper * 0.86} 0,${r * upper} ${r * 0.6},${r * upper * 0.8} ${r * 1.04},${r * 0.08}`;
  fill(e, stroke(line, r * 0.02, r * 0.06, r * 0.07, r * 0.055, r * 0.02), shade(SKIN.deep, 0.06));
  if (open < 0.5)
    fill(
      e,
      stroke(line, r * 0.01, r * 0.02, r * 0.02, r * 0.01).map(([x, y]) => [x, y - r * 0.09] as const),
      SKIN.light,
      0.5,
    );
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
    readonly eye?: 'open' | 'shut' | 'none';
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
    fill(e, stroke('-498,36 -420,62 -330,58 -290,30', 3, 6, 6, 3), shade(tone, 0.18));
    if (eye === 'open') {
      fill(e, ellipse(-300, -16, 30, 27), EYE.white);
      fill(e, ellipse(-306, -14, 19, 20), EYE.ink);
      fill(e, ellipse(-313, -22, 6, 5), '#ffffff');
      fill(e, stroke('-332,-22 -302,-46 -268,-24', 3, 7, 3), shade(tone, 0.2));
    } else if (eye === 'shut') fill(e, stroke('-332,-14 -300,4 -268,-14', 3, 6, 3), shade(tone, 0.24));
    e.c.restore();
  });
}
