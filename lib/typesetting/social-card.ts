import { type Canvas, createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import type { Lettering } from '@/lib/catalogue';
import { write } from './card-text';
import { coverTone } from './cover-tone';
import { type BookToSet, isRightToLeft } from './model';
import { coverFontOf, fontOf, registerFonts } from './register-fonts';

/** Pixels that sharing services ask for (Open Graph, 1.91 : 1). */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

const JPEG_QUALITY = 86;
const BOOK = { edge: 510, margin: 64, radius: 10, tilt: -0.045 };
const GAP = 56;
const COLOURS = {
  paper: '#fff8ec',
  warm: '#ffefd6',
  ink: '#1e2450',
  soft: '#4f5580',
  coral: '#c4361f',
  cream: '#fff8e8',
};

type SocialCard = {
  readonly language: BookToSet['language'];
  readonly title: string;
  /** The style of the title on the cover; the title beside it is in the shop's own face. */
  readonly lettering: Lettering;
  /** A sentence below the title, smaller. */
  readonly line: string;
  readonly brand: string;
  /** Square cover art without lettering. */
  readonly art: Uint8Array;
};

/** The book as an object: its cover with lettering, a little tilted, on a shadow. */
async function drawBook(to: SKRSContext2D, card: SocialCard, x: number, y: number): Promise<void> {
  const { edge, radius, tilt } = BOOK;
  const { tone, tint } = await coverTone(card.art);
  const cover = createCanvas(edge, edge);
  const on = cover.getContext('2d');
  on.direction = to.direction;
  on.drawImage(await loadImage(Buffer.from(card.art)), 0, 0, edge, edge);
  const shade = on.createLinearGradient(0, 0, 0, edge * 0.42);
  const rgb = tone === 'dark' ? '20,24,54' : '255,248,236';
  shade.addColorStop(0, `rgba(${rgb},${tint})`);
  shade.addColorStop(0.7, `rgba(${rgb},${tint * 0.8})`);
  shade.addColorStop(1, `rgba(${rgb},0)`);
  on.fillStyle = shade;
  on.fillRect(0, 0, edge, edge);
  on.fillStyle = tone === 'dark' ? COLOURS.cream : COLOURS.ink;
  const sizes = { from: card.lettering === 'brush' ? 78 : 58, to: 24, lineHeight: 1.16 };
  write(
    on,
    card.title,
    { x: 30, y: 26, width: edge - 60, height: edge * 0.28 },
    coverFontOf(card.language, card.lettering),
    sizes,
    'center',
  );

  to.save();
  to.translate(x + edge / 2, y + edge / 2);
  to.rotate(isRightToLeft(card.language) ? -tilt : tilt);
  to.shadowColor = 'rgba(60, 30, 0, 0.38)';
  to.shadowBlur = 42;
  to.shadowOffsetY = 20;
  to.beginPath();
  to.roundRect(-edge / 2, -edge / 2, edge, edge, radius);
  to.fillStyle = COLOURS.ink;
  to.fill();
  to.shadowColor = 'transparent';
  to.clip();
  to.drawImage(cover, -edge / 2, -edge / 2);
  to.restore();
}

function drawGround(to: SKRSContext2D): void {
  const { width, height } = SOCIAL_SIZE;
  const ground = to.createLinearGradient(0, 0, width, height);
  ground.addColorStop(0, COLOURS.paper);
  ground.addColorStop(1, COLOURS.warm);
  to.fillStyle = ground;
  to.fillRect(0, 0, width, height);
}

/**
 * The picture that a shared link shows: the book with its title on the cover, its title large beside it, a line and
 * the brand. JPEG, 1200 × 630. Titles carry no points, which this engine would misplace.
 */
export async function setSocialCard(card: SocialCard): Promise<Uint8Array> {
  registerFonts();
  const canvas: Canvas = createCanvas(SOCIAL_SIZE.width, SOCIAL_SIZE.height);
  const to = canvas.getContext('2d');
  const rtl = isRightToLeft(card.language);
  to.direction = rtl ? 'rtl' : 'ltr';
  drawGround(to);
  const { edge, margin } = BOOK;
  const bookX = rtl ? margin : SOCIAL_SIZE.width - margin - edge;
  await drawBook(to, card, bookX, (SOCIAL_SIZE.height - edge) / 2);
  const width = SOCIAL_SIZE.width - edge - 2 * margin - GAP;
  const x = rtl ? SOCIAL_SIZE.width - margin - width : margin;
  to.fillStyle = COLOURS.coral;
  write(
    to,
    card.brand,
    { x, y: 84, width, height: 60 },
    fontOf(card.language, 'heading'),
    { from: 38, to: 30, lineHeight: 1.2 },
    'start',
  );
  to.fillStyle = COLOURS.ink;
  const title = { from: 84, to: 40, lineHeight: 1.16 };
  const taken = write(
    to,
    card.title,
    { x, y: 176, width, height: 250 },
    fontOf(card.language, 'heading'),
    title,
    'start',
  );
  to.fillStyle = COLOURS.soft;
  const line = { from: 34, to: 24, lineHeight: 1.4 };
  write(to, card.line, { x, y: 176 + taken + 28, width, height: 120 }, fontOf(card.language, 'story'), line, 'start');
  return canvas.encode('jpeg', JPEG_QUALITY);
}
