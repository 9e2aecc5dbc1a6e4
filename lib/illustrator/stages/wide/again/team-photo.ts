import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';

/** The team photograph, small, with a rabbit where the gap was, and a mouse on the ball inside of it. */
export function hangingPhoto(e: Easel, x: number, y: number, k: number) {
  e.p.in(x, y, 0.05, k, k, () => {
    fill(e, stroke('-70,-104 0,-150 70,-104', 3, 3, 3), '#f8f5e9');
    fill(e, rectangle(-140, -104, 288, 224), '#241b45', 0.35);
    fill(e, rectangle(-146, -110, 292, 224), '#f8f5e9');
    fill(e, rectangle(-130, -94, 260, 176), '#b9a6de');
    fill(e, rectangle(-130, -6, 260, 88), '#7dae6a');
    // Goat, hedgehog, child, rabbit, turtle, and the mouse on the ball.
    fill(e, ellipse(-92, 30, 24, 40), '#f3ede0');
    fill(e, ellipse(-92, -24, 18, 22), '#f3ede0');
    for (const s of [-1, 1]) fill(e, stroke(`${-92 + s * 8},-42 ${-92 + s * 16},-66`, 4, 2), '#a88a6a');
    fill(e, blob('-64,72! -62,48 -40,36 -18,48 -16,72!', 5), '#5d4a78');
    fill(e, blob('-30,74! -26,8 0,-4 26,8 30,74!', 5), '#6a4bab');
    fill(e, ellipse(0, -30, 26, 28), '#c98f68');
    fill(e, blob('-28,-28 -24,-58 0,-64 24,-58 28,-28 14,-44 -14,-44', 5), '#4a3326');
    for (const s of [-1, 1]) fill(e, ellipse(s * 34, 46, 11, 12), '#f8f5e9');
    fill(e, ellipse(58, 38, 20, 34), '#fdfaf0');
    fill(e, ellipse(58, -4, 17, 17), '#fdfaf0');
    for (const s of [-1, 1]) fill(e, ellipse(58 + s * 8, -36, 6, 24, s * 0.14), '#fdfaf0');
    fill(e, ellipse(104, 58, 27, 18), '#a3763f');
    fill(e, ellipse(110, 30, 13, 12), '#8fae5a');
    fill(e, ellipse(24, 68, 13), '#ffffff');
    fill(e, ellipse(24, 68, 5), '#3b2a66');
    fill(e, ellipse(24, 46, 9, 10), '#9a90b4');
    for (const s of [-1, 1]) fill(e, ellipse(24 + s * 9, 35, 6, 6), '#9a90b4');
    fill(e, ellipse(0, -104, 7), '#3b2a66');
  });
}
