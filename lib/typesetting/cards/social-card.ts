import { type Canvas, createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import type { Lettering } from '@/lib/catalogue';
import { measureCoverTone } from '../cover-tone';
import { isRtlLanguage, type TypesetterInput } from '../model';
import { getCoverFont, getFont, registerFonts } from '../register-fonts';
import { drawText } from '../text/draw-text';

/** Pixel size for Open Graph images (1.91 : 1). */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

const JPEG_QUALITY = 86;
const BOOK = { edge: 510, margin: 64, radius: 10, tilt: -0.045 };
const GAP = 56;
const COLORS = {
  paper: '#fff8ec',
  warm: '#ffefd6',
  ink: '#1e2450',
  soft: '#4f5580',
  coral: '#c4361f',
  cream: '#fff8e8',
};

type SocialCard = {
  readonly language: TypesetterInput['language'];
  readonly title: string;
  /** The style of the cover's title; the title beside it uses the shop's own font. */
  readonly lettering: Lettering;
  /** A sentence below the title, in a smaller size. */
  readonly line: string;
  readonly brand: string;
  /** Square cover art without a title. */
  readonly art: Uint8Array;
};

/** Draws the book as an object: its titled cover, slightly tilted, with a shadow. */
async function drawBook(to: SKRSContext2D, card: SocialCard, x: number, y: number): Promise<void> {
  const { edge, radius, tilt } = BOOK;
  const { tone, tint } = await measureCoverTone(card.art);
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
  on.fillStyle = tone === 'dark' ? COLORS.cream : COLORS.ink;
  const sizes = { from: card.lettering === 'brush' ? 78 : 58, to: 24, lineHeight: 1.16 };
  drawText(
    on,
    card.title,
    { x: 30, y: 26, width: edge - 60, height: edge * 0.28 },
    getCoverFont(card.language, card.lettering),
    sizes,
    'center',
  );

  to.save();
  to.translate(x + edge / 2, y + edge / 2);
  to.rotate(isRtlLanguage(card.language) ? -tilt : tilt);
  to.shadowColor = 'rgba(60, 30, 0, 0.38)';
  to.shadowBlur = 42;
  to.shadowOffsetY = 20;
  to.beginPath();
  to.roundRect(-edge / 2, -edge / 2, edge, edge, radius);
  to.fillStyle = COLORS.ink;
  to.fill();
  to.shadowColor = 'transparent';
  to.clip();
  to.drawImage(cover, -edge / 2, -edge / 2);
  to.restore();
}

function drawBackground(to: SKRSContext2D): void {
  const { width, height } = SOCIAL_SIZE;
  const ground = to.createLinearGradient(0, 0, width, height);
  ground.addColorStop(0, COLORS.paper);
  ground.addColorStop(1, COLORS.warm);
  to.fillStyle = ground;
  to.fillRect(0, 0, width, height);
}

/**
 * Renders the Open Graph image of a book: the book with its titled cover, its title beside it in large letters, a line
 * and the brand. JPEG, 1200 × 630. Titles have no vowel points, because this engine would misplace them.
 */
export async function renderSocialCard(card: SocialCard): Promise<Uint8Array> {
  registerFonts();
  const canvas: Canvas = createCanvas(SOCIAL_SIZE.width, SOCIAL_SIZE.height);
  const to = canvas.getContext('2d');
  const rtl = isRtlLanguage(card.language);
  to.direction = rtl ? 'rtl' : 'ltr';
  drawBackground(to);
  const { edge, margin } = BOOK;
  const bookX = rtl ? margin : SOCIAL_SIZE.width - margin - edge;
  await drawBook(to, card, bookX, (SOCIAL_SIZE.height - edge) / 2);
  const width = SOCIAL_SIZE.width - edge - 2 * margin - GAP;
  const x = rtl ? SOCIAL_SIZE.width - margin - width : margin;
  to.fillStyle = COLORS.coral;
  drawText(
    to,
    card.brand,
    { x, y: 84, width, height: 60 },
    getFont(card.language, 'heading'),
    { from: 38, to: 30, lineHeight: 1.2 },
    'start',
  );
  to.fillStyle = COLORS.ink;
  const title = { from: 84, to: 40, lineHeight: 1.16 };
  const taken = drawText(
    to,
    card.title,
    { x, y: 176, width, height: 250 },
    getFont(card.language, 'heading'),
    title,
    'start',
  );
  to.fillStyle = COLORS.soft;
  const line = { from: 34, to: 24, lineHeight: 1.4 };
  drawText(
    to,
    card.line,
    { x, y: 176 + taken + 28, width, height: 120 },
    getFont(card.language, 'story'),
    line,
    'start',
  );
  return canvas.encode('jpeg', JPEG_QUALITY);
}
