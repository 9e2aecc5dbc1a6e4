import { ellipse, radians, rgba, type Shape, seededRandom, smooth, toPath } from '../../paint';
import type { HeadContext } from './context';

/** The ball of the head: light towards the lamp, a warm turn into shadow. */
export function drawSkinVolume({ painter: p, skin, view, contour }: HeadContext): void {
  const [lx, ly] = p.lit();
  p.fill(contour, skin.base);
  p.layer(
    contour,
    (c) => {
      const g = c.createRadialGradient(lx * 16 + view.turn * 10, -4 + ly * 12, 8, lx * 6 + view.turn * 6, 0, 66);
      g.addColorStop(0, rgba(skin.light, 0.95));
      g.addColorStop(0.42, rgba(skin.light, 0.25));
      g.addColorStop(0.58, rgba(skin.shadow, 0));
      g.addColorStop(0.86, rgba(skin.shadow, 0.75));
      g.addColorStop(1, skin.shadow);
      c.fillStyle = g;
      c.fillRect(-70, -70, 140, 140);
    },
    { grain: 0.3 },
  );
  p.inner(contour, skin.shadow, lx * 6, ly * 6, 4, 0.75, 0.45);
}

/** Blush, sheen of dark skin and the shadow under the lip of a face seen from the front. */
function bloom(head: HeadContext): void {
  const { painter: p, skin, view } = head;
  cheeks(head);
  sheen(head);
  p.soft(12 * view.turn, 54, 26, 7, skin.shadow, 0.6);
  if (view.pitch < -0.12) drawUnderChin(head);
}

/** A head thrown back shows the underside of the jaw, in shadow below the edge of the chin. */
function drawUnderChin({ painter: p, skin, view }: HeadContext): void {
  const { x, y } = view.project(0, 47);
  const strength = Math.min(1, -view.pitch * 2.2);
  p.soft(x, 56, 34, Math.max(6, 60 - y), skin.shadow, 0.9 * strength);
  p.line(
    [
      [x - 15, y - 0.6],
      [x - 7, y + 2.4],
      [x + 1, y + 3],
      [x + 8, y + 2.2],
      [x + 15, y - 1],
    ],
    1.6,
    skin.deep,
    0.55 * strength,
    [0.1, 0.8, 1, 0.8, 0.1],
  );
}

function cheeks({ painter: p, skin, view, expression }: HeadContext): void {
  const [lx] = p.lit();
  for (const g of [-1, 1]) {
    const { x, y, squeeze } = view.project(g * 29, 23.5 - (expression.cheek - 1) * 3);
    p.soft(x, y, 15 * squeeze + 1.5, 11, skin.blush, skin.blushAlpha * (0.72 + 0.3 * expression.cheek));
    if (skin.dark) p.soft(x + lx * 4, y - 6, 8 * squeeze, 4, skin.highlight, 0.34);
    else if (expression.cheek > 0.95) p.soft(x + lx * 3, y - 3.5, 5.5 * squeeze, 2.6, skin.highlight, 0.5);
  }
}

/** Dark skin shines on the forehead and along the nose. */
function sheen({ painter: p, skin, view }: HeadContext): void {
  if (!skin.dark) return;
  const [lx] = p.lit();
  const forehead = view.project(lx * 12, -22);
  p.soft(forehead.x, forehead.y, 20, 11, skin.highlight, 0.26);
  const nose = view.project(0, 12, 54);
  p.soft(nose.x + lx, nose.y - 1, 3, 8, skin.highlight, 0.3);
}

/** Shadow that the hair throws on the brow. */
export function drawHairShadow({ painter: p, skin, contour }: HeadContext, hair: Shape): void {
  const [lx] = p.lit();
  p.layer(
    contour,
    (c, scale) => {
      c.filter = `blur(${(1.8 * scale).toFixed(1)}px)`;
      c.translate(-lx * 2.5, 4.2);
      c.fillStyle = skin.deep;
      c.fill(toPath(hair));
    },
    { alpha: 0.5, grain: 0.4 },
  );
}

/** The skin of the head with what `paintBloom` adds to it, and the shadow of the hair. */
export function drawSkinMass(head: HeadContext, hair: Shape | null, paintBloom = bloom): void {
  const { painter: p, contour } = head;
  drawSkinVolume(head);
  p.clip(contour, () => {
    paintBloom(head);
    if (hair) drawHairShadow(head, hair);
  });
}

export function drawFreckles({ painter: p, skin, view }: HeadContext): void {
  const random = seededRandom(5);
  for (let i = 0; i < 20; i++) {
    const g = i % 2 ? 1 : -1;
    const { x, y } = view.project(g * (8 + random() * 26), 17 + random.bell() * 7);
    p.fill(ellipse(x, y, 0.75 + random() * 0.6), skin.deep, { alpha: skin.dark ? 0.7 : 0.5 });
  }
}

export function drawTear({ painter: p, view, places }: HeadContext): void {
  const { x, y } = view.project(-places.eyeX - 3, 11.5 + places.eyeY);
  p.fill(
    smooth([
      [x, y - 3.5, 1],
      [x + 2.3, y + 1.5],
      [x, y + 4],
      [x - 2.3, y + 1.5],
    ]),
    '#cfe8f5',
    { alpha: 0.85 },
  );
  p.fill(ellipse(x - 0.6, y + 1.4, 0.7, 0.7, radians(0)), '#ffffff');
}
