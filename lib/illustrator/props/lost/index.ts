import { ellipse, type Painter, star, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../companions/kit/outline';
import { brokenSheet } from '../holidays/matzah';
import { boxed } from '../kit/prop';
import type { Prop } from '../model';

const [GOLD, FRAME] = ['#f0c24a', '#7a3050'];

/** A wedding ring that lies on its side, with its glint. */
function goldRing(p: Painter) {
  p.fill(ellipse(3, 8, 44, 13), '#5a2c12', { alpha: 0.4 });
  for (let i = 0; i < 24; i++) {
    const [a, b] = [(i / 24) * Math.PI * 2, ((i + 1.2) / 24) * Math.PI * 2];
    p.fill(
      stroke(`${Math.cos(a) * 40},${-14 + Math.sin(a) * 24} ${Math.cos(b) * 40},${-14 + Math.sin(b) * 24}`, 7, 7),
      i > 12 ? tint(GOLD, 0.24) : GOLD,
    );
  }
  p.fill(star(-30, -36, 17, 0.24), '#fffbe6');
}

/** Grandmother's glasses, unfolded in the air. */
function lostGlasses(p: Painter) {
  for (const s of [-1, 1]) {
    p.fill(ellipse(s * 34, 0, 30, 26), FRAME);
    p.fill(ellipse(s * 34, 0, 24, 20), '#dff0f2');
    p.fill(stroke(`${s * 26},-10 ${s * 44},-4`, 3, 2), '#ffffff');
    p.fill(stroke(`${s * 62},-6 ${s * 84},-30 ${s * 110},-30`, 5, 5, 4), FRAME);
  }
  p.fill(stroke('-8,-4 0,-10 8,-4', 4, 5, 4), FRAME);
}

/** The napkin spread on the table and the big half on it, its torn edge to the right. */
function wrappedHalf(p: Painter) {
  p.fill(blob('-128,16! 122,10! 150,34! -160,40!', 2), '#3a1a16', { alpha: 0.3 });
  p.form(blob('-124,-70 -40,-84 70,-82 130,-66! 154,28! -156,34!', 3), '#fffdf8', { depth: 8 });
  p.fill(stroke('-142,20 148,14', 4, 4), '#4f7fb8');
  p.fill(blob('-120,24 -60,32 60,22 88,8 60,-60 -80,-60', 5), '#8f7a5a', { alpha: 0.3 });
  p.in(42, -30, -0.03, 1.55, 0.6, () => brokenSheet(p, 'big'));
  p.form(blob('-156,34! -150,-6 -112,6 -86,34!', 4), '#f6f2ea', { depth: 5 });
}

/** The small half, held upright: the torn edge to the left, the lower right corner at its place. */
const smallHalf = (p: Painter) => p.in(-70, -96, 0.07, 1, 1, () => brokenSheet(p, 'small'));

/** What turns up while something else is searched for. */
export const LOST_STANDING: Readonly<Record<string, Prop>> = {
  goldRing: { draw: goldRing, box: boxed(-56, -62, 112, 90), shadow: 0 },
  wrappedHalf: { draw: wrappedHalf, box: boxed(-200, -130, 400, 200), shadow: 0 },
  smallHalf: { draw: smallHalf, box: boxed(-150, -240, 280, 270), shadow: 0 },
  lostGlasses: { draw: lostGlasses, box: boxed(-120, -40, 240, 76), shadow: 0 },
};
