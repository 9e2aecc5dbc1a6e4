import { ellipse, type Painter } from '@/lib/illustrator/paint';
import { eye } from '../kit/eyes';
import { blob, stroke } from '../kit/outline';
import type { CompanionLook } from '../model';

const [WHITE, BLACK, RED, PURPLE] = ['#faf6ec', '#2b2736', '#e0664a', '#6a4bab'];

/** A stork that is the referee: it bends down and looks at what is on the ground before it. */
export function refereeBends(p: Painter, { mood }: CompanionLook): void {
  for (const [line, toe, c] of [
    ['-6,-150 6,-84 -4,0', '-8,0 14,2 34,4', '#c4523a'],
    ['-36,-150 -34,-80 -46,0', '-50,0 -26,2 -8,5', RED],
  ] as const) {
    p.form(stroke(line, 7, 5, 4.6), c, { depth: 2 });
    p.form(stroke(toe, 5, 4, 2.6), c, { depth: 1 });
  }
  const neck = stroke('38,-196 84,-214 118,-170 120,-110 132,-74', 32, 23, 19, 17, 19);
  p.form(blob('-104,-188 -60,-228 0,-242 50,-226 62,-190 34,-156 -20,-142 -70,-154'), WHITE, { depth: 14 });
  p.form(neck, WHITE, { depth: 8 });
  p.form(blob('-150,-176 -90,-226 -20,-232 20,-206 -10,-180 -60,-168 -110,-160'), BLACK, { depth: 8 });
  for (const line of ['-140,-172 -84,-192 -30,-196', '-120,-164 -76,-178 -30,-180'])
    p.fill(stroke(line, 1.6, 2.6, 1), '#5b5570');
  // The band of the whistle hangs from the neck.
  p.fill(stroke('62,-216 92,-166 84,-118', 2.6, 2.6, 2.6), PURPLE);
  p.form(blob('74,-120 96,-120 104,-106 92,-94 76,-98'), '#e8b93c', { depth: 3 });
  const head = ellipse(136, -66, 29, 26);
  p.form(head, WHITE, { depth: 7 });
  p.form(blob('120,-46! 152,-50! 176,6 184,16 172,16 146,-10'), RED, { depth: 4 });
  p.fill(stroke('140,-42 160,-14 178,14', 1.6, 1.4, 1), '#a84a34');
  eye(p, 148, -72, 9, mood, { y: 0, gap: 0, size: 9, coat: WHITE, iris: '#6a4a3a' }, 0.5);
}
