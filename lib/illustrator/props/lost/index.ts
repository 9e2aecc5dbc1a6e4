import { ellipse, type Painter, star, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../companions/kit/outline';
import { halfMatzah } from '../holidays/matzah';
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

/** The napkin around the hidden half, seen along the table: the torn edge looks out. */
function wrappedHalf(p: Painter) {
  p.fill(blob('-128,16! 122,10! 150,34! -160,40!', 2), '#3a1a16', { alpha: 0.3 });
  p.form(blob('-120,-40 -40,-66 60,-66 124,-44! 140,10! -140,14!', 4), '#f1eee6', { depth: 8 });
  p.in(-10, 12, 0.04, 3.1, 1.12, () => halfMatzah(p));
  p.form(blob('-138,-22 -60,-34 20,-22 80,-28 132,-24! 150,24! -152,32!', 4), '#fffdf8', { depth: 10 });
  p.fill(stroke('-140,20 148,12', 4, 4), '#4f7fb8');
  p.fill(stroke('-110,-14 -40,-4 60,-10 110,-16', 2, 4, 2), '#c9cfe0');
}

/** What turns up while something else is searched for. */
export const LOST_STANDING: Readonly<Record<string, Prop>> = {
  goldRing: { draw: goldRing, box: boxed(-56, -62, 112, 90), shadow: 0 },
  wrappedHalf: { draw: wrappedHalf, box: boxed(-164, -100, 318, 144), shadow: 0 },
  shadowTray: {
    draw: (p) => p.fill(blob('-104,8! 98,-14! 104,12! -98,34!', 2), '#4f2f18'),
    box: boxed(-110, -20, 220, 60),
    shadow: 0,
  },
  lostGlasses: { draw: lostGlasses, box: boxed(-120, -40, 240, 76), shadow: 0 },
};
