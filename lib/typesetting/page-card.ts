import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { write } from './card-text';
import { type BookToSet, isRightToLeft } from './model';
import { fontOf, registerFonts } from './register-fonts';
import { SOCIAL_SIZE } from './social-card';

const JPEG_QUALITY = 84;
const MARGIN = 60;
/** The words stand between, in pixels from the card's edges. */
const TOP = 130;
const FOOT = 56;
const SIZES = {
  brand: { from: 38, to: 30, lineHeight: 1.2 },
  title: { from: 72, to: 38, lineHeight: 1.16 },
  line: { from: 32, to: 22, lineHeight: 1.4 },
} as const;
/** How far the picture's inner edge melts into the ground, in pixels. */
const MELT = 150;
/** Where a wide picture is cut, in shares of what is left over: people stand left of its middle, the melt is there. */
const CROP_LTR = 0.2;
const GROUNDS = {
  night: { ground: '20,24,54', brand: '#ffc247', title: '#fff3dc', line: '#b8bfea' },
  paper: { ground: '255,248,236', brand: '#c4361f', title: '#1e2450', line: '#4f5580' },
} as const;

export type PageCard = {
  readonly language: BookToSet['language'];
  readonly title: string;
  /** A sentence below the title, smaller. */
  readonly line: string;
  readonly brand: string;
  /** A square of it fills the height on the side where reading ends. */
  readonly picture: Uint8Array;
  readonly ground: keyof typeof GROUNDS;
};

async function drawPicture(to: SKRSContext2D, { picture, ground }: PageCard, rtl: boolean): Promise<void> {
  const { width, height } = SOCIAL_SIZE;
  const x = rtl ? 0 : width - height;
  const image = await loadImage(Buffer.from(picture));
  const edge = Math.min(image.width, image.height);
  const left = (image.width - edge) * (rtl ? 0.5 : CROP_LTR);
  const top = (image.height - edge) / 2;
  to.drawImage(image, left, top, edge, edge, x, 0, height, height);
  const inner = rtl ? x + height : x;
  const outer = rtl ? inner - MELT : inner + MELT;
  const melt = to.createLinearGradient(inner, 0, outer, 0);
  const rgb = GROUNDS[ground].ground;
  melt.addColorStop(0, `rgba(${rgb},1)`);
  melt.addColorStop(0.35, `rgba(${rgb},0.62)`);
  melt.addColorStop(1, `rgba(${rgb},0)`);
  to.fillStyle = melt;
  to.fillRect(Math.min(inner, outer), 0, MELT, height);
}

/** Title and line below one another; gives the height that they took. */
function writeWords(to: SKRSContext2D, card: PageCard, at: { x: number; y: number; width: number }): number {
  const { title, line } = GROUNDS[card.ground];
  to.fillStyle = title;
  const heading = fontOf(card.language, 'heading');
  const taken = write(to, card.title, { ...at, height: 270 }, heading, SIZES.title, 'start');
  if (!card.line) return taken;
  to.fillStyle = line;
  const below = { ...at, y: at.y + taken + 26, height: 160 };
  return taken + 26 + write(to, card.line, below, fontOf(card.language, 'story'), SIZES.line, 'start');
}

/**
 * The picture that a shared link to a page of the shop shows: a picture that melts into the ground, beside it the
 * brand, a title and a line. JPEG, 1200 × 630.
 */
export async function setPageCard(card: PageCard): Promise<Uint8Array> {
  registerFonts();
  const { width, height } = SOCIAL_SIZE;
  const canvas = createCanvas(width, height);
  const to = canvas.getContext('2d');
  const rtl = isRightToLeft(card.language);
  const colours = GROUNDS[card.ground];
  to.direction = rtl ? 'rtl' : 'ltr';
  to.fillStyle = `rgb(${colours.ground})`;
  to.fillRect(0, 0, width, height);
  await drawPicture(to, card, rtl);

  const column = width - height - MARGIN;
  const x = rtl ? width - MARGIN - column : MARGIN;
  to.fillStyle = colours.brand;
  const heading = fontOf(card.language, 'heading');
  write(to, card.brand, { x, y: 66, width: column, height: 60 }, heading, SIZES.brand, 'start');
  // Set once beside the canvas, to learn how tall the words are; then between the brand and the foot.
  const taken = writeWords(to, card, { x, y: 2 * height, width: column });
  writeWords(to, card, { x, y: TOP + Math.max(0, (height - FOOT - TOP - taken) / 2), width: column });
  return canvas.encode('jpeg', JPEG_QUALITY);
}
