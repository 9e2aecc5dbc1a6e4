import { mix, radians, rgba, shade, tint } from '../paint';
import { blend, type Easel, unmirrored } from '../stages';
import type { PictureScene } from './schema';

type Lettering = PictureScene['lettering'][number];

/** The canvas font of a size. The caller registers fonts, so that Hebrew, Arabic and Cyrillic letters are there. */
export type LetterFont = (size: number) => string;

const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}]/u;
/** Thickness of drawn relief as a share of the letters' size. */
const RELIEF = 0.035;

/** Paints the words of one material around the origin, `size` units high. */
function paintLetters(e: Easel, { text, colour, alpha, material }: Lettering, size: number) {
  const { c } = e;
  const write = (style: string, dx = 0, dy = 0) => {
    c.fillStyle = style;
    c.fillText(text, dx * size, dy * size);
  };
  const glowing = (blur: number) => {
    c.shadowColor = rgba(colour, 0.9);
    c.shadowBlur = blur * size * e.p.scale();
  };
  c.globalAlpha *= alpha;
  if (material === 'carved') {
    write(rgba(tint(colour, 0.35), 0.5), RELIEF * 0.6, RELIEF);
    write(shade(colour, 0.08));
  } else if (material === 'light') {
    glowing(0.4);
    write(colour);
    c.shadowBlur = 0;
    write(mix(colour, '#ffffff', 0.6));
  } else if (material === 'frost') {
    glowing(0.16);
    blend(e, 'screen', () => write(rgba(colour, 0.85)));
  } else if (material === 'chalk' || material === 'pencil') {
    // Twice, a little beside itself: dry colour does not fill its strokes.
    write(rgba(colour, 0.62));
    write(rgba(colour, 0.4), RELIEF * 0.3, -RELIEF * 0.3);
  } else {
    write(rgba(shade(colour, 0.2), 0.35), 0, RELIEF * 0.7);
    write(colour);
  }
}

/** Writes words that belong to the place, made smaller where they would not fit, and never mirrored. */
export function paintLettering(e: Easel, lettering: Lettering, font: LetterFont): void {
  const { text, x, y, maxWidth, size, turn } = lettering;
  const { c } = e;
  const angle = radians(e.mirrored ? -turn : turn);
  unmirrored(e, x, () =>
    e.p.in(x, y, angle, 1, 1, () => {
      c.textAlign = 'center';
      c.textBaseline = 'alphabetic';
      c.direction = RIGHT_TO_LEFT.test(text) ? 'rtl' : 'ltr';
      c.font = font(size);
      const fitting = Math.min(size, (size * maxWidth) / c.measureText(text).width);
      c.font = font(fitting);
      paintLetters(e, lettering, fitting);
    }),
  );
}
