import { ellipse, type Painter, shade } from '@/lib/illustrator/paint';
import { OUTFITS } from '../../figure';
import { blob, stroke } from '../kit/outline';
import type { CompanionLook } from '../model';
import { passerBy } from '../people/passers-by';

/** The dress of the teacher from behind, coming down: the lower edge at 0, 0. */
export function paintTeachersSeat(p: Painter, { hero, place }: CompanionLook): void {
  const { color } = OUTFITS.longDress(passerBy('teacher', hero, place).character).bottom;
  p.form(
    blob('-400,-720! -372,-400 -430,-180 -360,-50 -200,-8 0,0 200,-8 360,-50 430,-180 372,-400 400,-720!', 9),
    color,
    { depth: 30 },
  );
  for (let row = 0; row < 7; row++)
    for (let i = -4; i <= 4; i++) {
      const x = i * 84 + (row % 2) * 42;
      const y = -660 + row * 92;
      if (Math.abs(x) > 350 || y > -60 - Math.abs(x) * 0.12) continue;
      for (let petal = 0; petal < 5; petal++)
        p.fill(ellipse(x + 12 * Math.cos(petal * 1.257), y + 12 * Math.sin(petal * 1.257), 9), '#fbe9d2');
      p.fill(ellipse(x, y, 6), '#e2a84a');
    }
  for (const line of ['-250,-720 -262,-420 -236,-120', '250,-720 262,-420 236,-120', '0,-720 6,-300 0,-40'])
    p.fill(stroke(line, 4, 9, 4), shade(color, 0.1));
  p.fill(stroke('-366,-66 -200,-26 0,-18 200,-26 366,-66', 5, 6, 5), shade(color, 0.14));
}

/** The arm of the child, grown up to the ceiling: from the shoulder at 0, 0; the other hand holds it. */
export function paintLongArm(p: Painter, { hero }: CompanionLook): void {
  const skin = hero?.skin ?? '#d9a274';
  const bare = { depth: 8 };
  for (const [x, y] of [
    [38, -972],
    [64, -966],
    [88, -954],
    [108, -938],
  ] as const)
    p.form(stroke(`0,-930 ${x * 0.5},-986 ${x},${y}`, 17, 15, 12), skin, { depth: 3 });
  p.form(stroke('-44,-330 -40,-620 -14,-900', 40, 34, 27), skin, bare);
  p.form(ellipse(-4, -928, 34, 38), skin, bare);
  p.form(stroke('22,-914 58,-906 84,-890', 15, 13, 10), skin, { depth: 3 });
  p.form(stroke('16,26 -30,-130 -44,-350', 54, 54, 46), '#6db3de', bare);
  p.fill(stroke('-88,-356 -44,-346 0,-356', 6, 7, 6), shade('#6db3de', 0.2));
  p.form(stroke('222,30 226,80 206,104', 52, 50, 44), '#6db3de', bare);
  p.form(stroke('214,106 140,40 40,-44', 34, 30, 26), skin, bare);
  for (const y of [-96, -68, -40, -12])
    p.form(stroke(`44,${y + 14} 6,${y + 4} -38,${y + 6}`, 16, 16, 13), skin, { depth: 4 });
}
