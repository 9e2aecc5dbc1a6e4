import { taper, type Vec } from '../../../../paint';
import type { HairBrush } from '../../brush';
import { paintStroke } from '../../own/stroke';
import { type StreamingLock, type StreamLook, streamingLocks, streamingOver } from '../../stream';
import { beside } from '../../ties/tail';
import { type HairValues, hairValues, valueFor } from '../tones';

/** Thickness of a streaming lock from root to tip, and of its strands. */
const BODY = [0.8, 1, 1, 0.66, 0.05];
const STRAND = [0.2, 1, 0.9, 0.6, 0.04] as const;
const STRANDS = 9;

/** A lock in the stream: its body, and strands that part towards the tip. */
function paintLock(h: HairBrush, { line, width }: StreamingLock, values: HairValues, light: number): void {
  const { painter: p, random } = h;
  p.fill(
    taper(
      line,
      BODY.map((share) => share * width),
      { steps: 2 },
    ),
    valueFor(values, light - 0.25),
  );
  for (let i = 0; i < STRANDS; i++) {
    const out = ((i + 0.5) / STRANDS) * 2 - 1;
    const along: Vec[] = beside(line, 0.04 + random() * 0.1, out * width * (0.9 + random() * 0.3));
    const reach = Math.ceil(along.length * (0.8 + random() * 0.2));
    const strength = light + (random() - 0.5) * 0.9 - out * 0.15;
    paintStroke(p, along.slice(0, reach), {
      width: 1 + random() * width * 0.34,
      color: valueFor(values, strength),
      alpha: 0.85,
      profile: STRAND,
    });
  }
}

/** The hair behind the head as it streams, floats or lies. */
export function paintStream(h: HairBrush, look: StreamLook, color: string): void {
  const values = hairValues(color);
  const { far, near } = streamingLocks(h, look);
  for (const lock of far) paintLock(h, lock, values, -0.6);
  for (const lock of near) paintLock(h, lock, values, 0);
}

/** The locks that stream over a head seen from the side or from behind. */
export function paintStreamOver(h: HairBrush, look: StreamLook, color: string): void {
  const values = hairValues(color);
  for (const lock of streamingOver(h, look)) paintLock(h, lock, values, 0.1);
}
