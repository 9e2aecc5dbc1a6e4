import { mix, shade, smooth, tint, type Vec } from '@/lib/illustrator/paint';
import type { Daylight } from '../../kit/daylight';
import { clipTo, dab, type Easel, fill, linear } from '../../kit/easel';
import { land } from '../../kit/ground';
import { sideOf, sunlit } from './scene';

/** A dune: a lit slope, a slope in shade behind its crest, and the wind's ripples. The crest runs from `crest[0]` downhill. */
export function dune(
  e: Easel,
  d: Daylight,
  name: string,
  skyline: readonly Vec[],
  crest: readonly Vec[],
  colour: string,
  depth: number,
) {
  const tone = d.far(colour, depth);
  const lit = d.time === 'night' ? mix(tone, '#8fa4d8', 0.36) : mix(tone, sunlit(d, '#ffdf9c', 0.4), 0.4 - depth * 0.2);
  const shape = land(e, name, skyline, lit, mix(tone, d.haze, d.time === 'night' ? 0.3 : depth * 0.2), {
    depth: 330 - depth * 160,
    marks: 12,
  });
  const dark = mix(shade(tone, 0.07), d.shadow, 0.12 + (1 - depth) * 0.06);
  const far = sideOf(d) > 0 ? -500 : 1700;
  const last = crest[crest.length - 1] ?? [600, 1200];
  clipTo(e, shape, () => {
    const shadow: Vec[] = [
      ...smooth(crest, false, 12),
      [last[0], 1300],
      [far, 1300],
      [far, 0],
      [crest[0]?.[0] ?? 600, 0],
    ];
    const top = crest[0]?.[1] ?? 600;
    fill(
      e,
      shadow,
      linear(e, 0, top, 0, top + 320, [
        [0, dark],
        [1, mix(dark, tone, 0.75)],
      ]),
      0.92,
    );
    const r = e.random(name);
    for (let i = 0; i < 34; i++) {
      const u = r();
      const y = top + 14 + u * 300;
      dab(e, 'dry', r() * 1240 - 20, y, 70 + u * 90, 2 + u * 5, i % 2 ? tint(lit, 0.04) : shade(tone, 0.06), {
        alpha: 0.4,
        rotate: r.bell() * 0.1 - 0.05,
        variant: i,
      });
    }
  });
}
