import { ellipse, type Painter, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../companions/kit/outline';
import { boxed } from '../kit/prop';
import type { Prop } from '../model';

/** The sandwich with its cucumber around 0, 0, 300 wide; half of it is cut across at the right. */
export function cucumberSandwich(p: Painter, half: boolean): void {
  const right = half ? 20 : 150;
  p.fill(blob(`-150,60! -150,24 ${right},24! ${right},60 ${right - 14},84 -136,84`, 5), '#c98f4e');
  p.fill(rectangle(-148, 6, right + 144, 24), '#fff4d0');
  for (const u of half ? [-110, -40] : [-110, -40, 30, 100]) {
    p.fill(ellipse(u, 6, 44, 17), '#3f8a3c');
    p.fill(ellipse(u, 3, 38, 12), '#c9ec9a');
  }
  p.fill(stroke(`-156,-8 -100,8 -50,-6 0,6 ${right},-4`, 10, 14, 10), '#86c04a');
  p.fill(blob(`-156,-14! -150,-66 -90,-92 ${right - 60},-92 ${right},-66 ${right},-14!`, 6), '#d9a15a');
  p.fill(blob(`-130,-58 -80,-80 ${right - 60},-80 ${right - 24},-64 -60,-60`, 6), '#efc582');
  if (half) p.fill(rectangle(6, -88, 16, 170), '#fff4d0');
}

/** The napkin with its red stripes around 0, 0, 150 wide, as it hangs from two hands. */
function stripedNapkin(p: Painter): void {
  p.fill(blob('-76,-52! -30,-44 30,-44 76,-52! 70,16 76,74! 36,66 0,78 -38,66 -76,76! -70,14', 6), '#f6f1e4');
  p.fill(blob('30,-44 76,-52! 70,16 76,74! 36,66 44,10', 5), '#dcd6cc');
  for (const x of [-46, 0, 46]) p.fill(stroke(`${x},-46 ${x + 5},8 ${x},68`, 7, 8, 7), '#c8505c');
}

/** Things of the dragon with the hiccups. */
export const HICCUPS_STANDING: Readonly<Record<string, Prop>> = {
  cucumberSandwich: { draw: (p) => cucumberSandwich(p, false), box: boxed(-200, -130, 400, 250), shadow: 0 },
  halfSandwich: { draw: (p) => cucumberSandwich(p, true), box: boxed(-200, -130, 280, 250), shadow: 0 },
  stripedNapkin: { draw: stripedNapkin, box: boxed(-90, -66, 180, 160), shadow: 0 },
};
