import { clamp, ellipse, lch, mix, toLch, type Vec } from '../../../paint';
import { drawIrisFibres } from '../closer/eye';
import type { FaceContext } from '../face-context';
import type { Iris } from './eye-lines';

/** Irises that shine in wonder are larger than this. */
const SHINES_FROM = 1.03;
/** Radius of the pupil, of the light that the eye throws back and of the small one across from it, against the iris's. */
const [PUPIL, LIGHT, SMALL] = [0.5, 0.23, 0.09];
/** Of the opening, what the light takes at most, and how far below the lid its edge lies. */
const IN_OPENING = { size: 0.2, below: 0.1 } as const;
/** How much larger the pupil of the narrowest eye is: it stays dark and lively. */
const NARROW = 0.16;
const SPARK = '#fffaf2';
/** How soft the edge of a light is, as a share of its radius: a hard one stares. */
const SOFT_LIGHT = 0.22;

/** Hues (OKLab radians) above 0 and below this are browns. */
const BROWNS = 1.7;

/** The colours of an iris, from under the lid down to where light comes through it. */
function irisTones(color: string) {
  const [L, C, H] = toLch(color);
  const darkness = clamp((0.52 - L) / 0.16, 0, 1);
  // A dark brown eye is warm, never grey: on a page it else looks pale and tired. A grey one stays grey.
  const isWarm = H > 0 && H < BROWNS;
  const chroma = isWarm ? Math.max(C, 0.045 * darkness) : C;
  const body = lch(L - 0.03 - 0.06 * darkness, chroma * 1.08, H);
  return {
    body,
    rim: mix(lch(Math.max(0.15, L - 0.24), chroma * 0.85, H), '#150b10', 0.25 + 0.3 * darkness),
    top: mix(lch(Math.max(0.14, L - 0.26), chroma * 0.8, H), '#140a10', 0.45),
    bright: lch(Math.min(0.78, L + 0.12 + 0.03 * darkness), chroma * (1.12 + 0.45 * darkness), H + 0.03),
    darkness,
  };
}

/**
 * The light that the eye throws back, whole below the lid (half a light looks like glass), and a small one across from it.
 */
function drawLights({ painter: p, mood }: FaceContext, { x, y, rx, ry }: Iris, [top, bottom]: Vec): void {
  const [lx, ly] = p.lit();
  const tall = bottom - top;
  const size = Math.min(LIGHT, (tall * IN_OPENING.size) / ry);
  const high = Math.max(ly * 0.36, (top + tall * IN_OPENING.below - y) / ry + size);
  const spark = (dx: number, dy: number, share: number, alpha: number) =>
    p.fill(ellipse(x + dx * rx, y + dy * ry, rx * share, ry * share), SPARK, { alpha, blur: SOFT_LIGHT * rx * share });
  spark(lx * 0.38, high, size, 0.92);
  spark(-lx * 0.42, -ly * 0.42, SMALL, 0.4);
  if (mood.iris > SHINES_FROM) spark(-lx * 0.4, ly * 0.2, 0.1, 0.9);
}

/**
 * The iris: nearly black under the lid, its own colour below, a deep rim, a large pupil and one clear light.
 * @param opening heights of both lids above the light, head units
 */
export function drawIris(face: FaceContext, iris: Iris, opening: Vec): void {
  const { painter: p, head, own } = face;
  const { x, y, rx, ry } = iris;
  const [lx] = p.lit();
  const { body, rim, top, bright, darkness } = irisTones(head.character.eyeColor);
  // A narrow eye has no room for light that comes back from below: its iris would turn pale.
  const room = clamp((rx - 2.6) / 3, 0, 1);
  p.fill(ellipse(x, y, rx, ry), rim);
  p.fill(
    ellipse(x, y + ry * 0.03, rx * 0.9, ry * 0.9),
    p.linear(x, y - ry, x, y + ry, [
      [0, top],
      [0.3, mix(top, body, 0.5)],
      [0.56, body],
      [0.9, mix(body, bright, room)],
    ]),
    { blur: 0.35 },
  );
  p.fill(ellipse(x - lx * rx * 0.2, y + ry * 0.6, rx * 0.5, ry * 0.24), mix(bright, '#e0a066', 0.3 * darkness), {
    alpha: 0.55 * room,
    blur: 0.8,
  });
  if (own.closer) drawIrisFibres(face, iris);
  const pupil = PUPIL + NARROW * (1 - room);
  p.fill(ellipse(x, y - ry * 0.03, rx * pupil, ry * pupil), '#150b0e', { blur: 0.25 });
  drawLights(face, iris, opening);
}
