import { clamp, type Vec } from '../../../paint';
import type { HeadContext } from '../context';
import { drawClosedEye, drawOpenEye } from './eye';
import { eyeBuild } from './eye-shape';

/** How far a nod moves the lids: looking down they sink, looking up they open. */
const nodded = (openness: number, pitch: number): number =>
  clamp(openness * (1 - Math.max(0, pitch) * 0.75 + Math.max(0, -pitch) * 0.08), 0.3, 1.2);

export function drawEyes(head: HeadContext): void {
  const { painter: p, character, view, expression, places } = head;
  const eye = eyeBuild(character, head.grownUp ? 0.8 : 1);
  const gaze: Vec = [clamp(head.gaze[0] + view.turn * 0.5, -1.3, 1.3), head.gaze[1] + view.pitch * 0.6];
  for (const g of [-1, 1] as const) {
    const at = view.project(g * places.eyeX, places.eyeY - head.adult * 2);
    const squash = 1 - Math.abs(view.pitch) * 0.18;
    p.in(at.x, at.y, -g * character.eyeTilt, clamp(at.squeeze, 0.45, 1.03), squash, () => {
      // One eye a little rounder than the other: no face is a mirror.
      const own = g === 1 ? 1 : 1 - expression.asymmetry * 0.03;
      const shown = (g === -1 && expression.wink) || expression.eye;
      if (typeof shown === 'number') drawOpenEye(head, eye, nodded(shown * own, view.pitch), g, gaze);
      else drawClosedEye(head, eye, g, shown === 'sleep');
    });
  }
}
