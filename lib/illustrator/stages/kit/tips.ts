import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type Random, seededRandom } from '@/lib/illustrator/paint';

/** The brushes of the scenery: each tip is an alpha mask of 128 px, drawn once per process in four variants. */
export type Tip = 'soft' | 'dry' | 'leaf' | 'needle' | 'mist' | 'grass' | 'cloud' | 'fern';

export const TIP_VARIANTS = 4;
const EDGE = 128;
const HALF = EDGE / 2;
const TINT_LIMIT = 600;

type Context = ReturnType<Canvas['getContext']>;

/** A pointed leaf around (x, y), `length` long towards `angle`. */
function leaf(c: Context, x: number, y: number, length: number, width: number, angle: number) {
  c.save();
  c.translate(x, y);
  c.rotate(angle);
  c.beginPath();
  c.moveTo(-length / 2, 0);
  c.quadraticCurveTo(0, -width, length / 2, 0);
  c.quadraticCurveTo(0, width, -length / 2, 0);
  c.fill();
  c.restore();
}

/** A blade that starts thick at (x, y) and ends in a point. */
function blade(c: Context, x: number, y: number, tipX: number, tipY: number, width: number, bow: number) {
  const midX = (x + tipX) / 2 + bow;
  const midY = (y + tipY) / 2;
  c.beginPath();
  c.moveTo(x - width, y);
  c.quadraticCurveTo(midX - width * 0.6, midY, tipX, tipY);
  c.quadraticCurveTo(midX + width * 0.6, midY, x + width, y);
  c.fill();
}

function puff(c: Context, x: number, y: number, radius: number, alpha: number) {
  const g = c.createRadialGradient(x, y, 0, x, y, radius);
  g.addColorStop(0, `rgba(0,0,0,${alpha})`);
  g.addColorStop(0.55, `rgba(0,0,0,${alpha * 0.55})`);
  g.addColorStop(1, 'rgba(0,0,0,0)');
  c.fillStyle = g;
  c.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

const PAINTERS: Readonly<Record<Tip, (c: Context, r: Random) => void>> = {
  soft(c, r) {
    puff(c, HALF, HALF, HALF, 1);
    c.globalCompositeOperation = 'destination-out';
    for (let i = 0; i < 260; i++) {
      c.globalAlpha = 0.1 + r() * 0.35;
      c.fillRect(r() * EDGE, r() * EDGE, 1 + r() * 2.4, 1 + r() * 2.4);
    }
  },
  dry(c, r) {
    for (let i = 0; i < 46; i++) {
      const v = (i + r()) / 46;
      const y = EDGE * (0.12 + 0.76 * v);
      const reach = Math.sqrt(Math.max(0, 1 - ((v - 0.5) * 2) ** 2)) * HALF * (0.72 + r() * 0.3);
      const start = HALF - reach * (0.75 + r() * 0.25);
      const end = HALF + reach * (0.6 + r() * 0.4);
      c.globalAlpha = 0.22 + r() * 0.5;
      c.lineWidth = 1.4 + r() * 3;
      c.lineCap = 'round';
      c.beginPath();
      c.moveTo(start, y);
      c.quadraticCurveTo(HALF, y + r.bell() * 5, end, y + r.bell() * 2);
      c.stroke();
    }
  },
  leaf(c, r) {
    for (let i = 0; i < 15; i++) {
      const a = r() * Math.PI * 2;
      const d = Math.sqrt(r()) * 44;
      c.globalAlpha = 0.75 + r() * 0.25;
      leaf(c, HALF + Math.cos(a) * d, HALF + Math.sin(a) * d, 26 + r() * 16, 8 + r() * 6, a * 0.4 + r.bell() * 1.3);
    }
  },
  needle(c, r) {
    for (let i = 0; i < 34; i++) {
      const x = HALF + r.bell() * 46;
      const top = HALF - 26 + r.bell() * 14;
      c.globalAlpha = 0.6 + r() * 0.4;
      blade(c, x, top, x + r.bell() * 18, top + 44 + r() * 26, 3 + r() * 2, r.bell() * 6);
    }
  },
  mist(c, r) {
    c.translate(0, HALF);
    c.scale(1, 0.42);
    for (let i = 0; i < 16; i++) puff(c, HALF + r.bell() * 30, r.bell() * 34, 20 + r() * 26, 0.2 + r() * 0.16);
  },
  grass(c, r) {
    for (let i = 0; i < 13; i++) {
      const x = 22 + (i / 12) * 84 + r.bell() * 5;
      const lean = (x - HALF) * 0.32 + r.bell() * 18;
      c.globalAlpha = 0.8 + r() * 0.2;
      blade(c, x, EDGE - 2 - r() * 14, x + lean, EDGE - 46 - r() * 70, 3 + r() * 2.6, r.bell() * 7);
    }
    c.globalAlpha = 1;
    c.globalCompositeOperation = 'destination-out';
    const root = c.createLinearGradient(0, EDGE - 42, 0, EDGE);
    root.addColorStop(0, 'rgba(0,0,0,0)');
    root.addColorStop(1, 'rgba(0,0,0,1)');
    c.fillStyle = root;
    c.fillRect(0, EDGE - 42, EDGE, 42);
  },
  cloud(c, r) {
    for (let i = 0; i < 12; i++) {
      const u = i / 11;
      puff(
        c,
        24 + u * 80,
        80 - Math.sin(u * Math.PI) * (24 + r() * 16),
        16 + Math.sin(u * Math.PI) * 16 + r() * 6,
        0.55,
      );
    }
    c.globalCompositeOperation = 'destination-out';
    const fade = c.createLinearGradient(0, 74, 0, 104);
    fade.addColorStop(0, 'rgba(0,0,0,0)');
    fade.addColorStop(1, 'rgba(0,0,0,1)');
    c.fillStyle = fade;
    c.fillRect(0, 74, EDGE, EDGE);
  },
  fern(c, r) {
    const bend = 0.5 + r() * 0.5;
    for (let i = 0; i < 17; i++) {
      const u = i / 16;
      const x = HALF + bend * 46 * u * u - 14;
      const y = EDGE - 6 - u * 108;
      const long = 34 * Math.sin(Math.min(1, u * 0.86 + 0.14) * Math.PI) ** 0.8 + 5;
      for (const side of [-1, 1]) {
        const a = -Math.PI / 2 + side * (1.15 - u * 0.4) + bend * u;
        leaf(c, x + (Math.cos(a) * long) / 2, y + (Math.sin(a) * long) / 2, long, 5.5, a);
      }
    }
  },
};

const masks = new Map<string, Canvas>();

function mask(tip: Tip, variant: number): Canvas {
  const key = `${tip}${variant}`;
  const known = masks.get(key);
  if (known) return known;
  const canvas = createCanvas(EDGE, EDGE);
  const c = canvas.getContext('2d');
  c.fillStyle = '#000';
  c.strokeStyle = '#000';
  PAINTERS[tip](c, seededRandom(`tip:${key}`));
  masks.set(key, canvas);
  return canvas;
}

const tinted = new Map<string, Canvas>();

/** The tip in a colour (`#rrggbb`), 128 × 128 px; kept for the process, since a scene reuses few colours. */
export function tintedTip(tip: Tip, variant: number, colour: string): Canvas {
  const key = `${tip}${variant}${colour}`;
  const known = tinted.get(key);
  if (known) return known;
  if (tinted.size > TINT_LIMIT) tinted.clear();
  const canvas = createCanvas(EDGE, EDGE);
  const c = canvas.getContext('2d');
  c.drawImage(mask(tip, variant), 0, 0);
  c.globalCompositeOperation = 'source-in';
  c.fillStyle = colour;
  c.fillRect(0, 0, EDGE, EDGE);
  tinted.set(key, canvas);
  return canvas;
}
