import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { isRtlLanguage, type TypesetterInput } from '../model';
import { getFont, registerFonts } from '../register-fonts';
import { drawText } from '../text/draw-text';
import { SOCIAL_SIZE } from './social-card';

const JPEG_QUALITY = 84;
const MARGIN = 60;
/** Text area in pixels from the card's edges. */
const TOP = 130;
const BOTTOM = 56;
const SIZES = {
  brand: { from: 38, to: 30, lineHeight: 1.2 },
  title: { from: 72, to: 38, lineHeight: 1.16 },
  line: { from: 32, to: 22, lineHeight: 1.4 },
} as const;
/** Width in pixels of the fade from the picture's inner edge to the background. */
const FADE_PX = 150;
/**
 * Crop position of a wide picture, as a share of the excess width: people are left of the centre, the fade is there.
 */
const CROP_LTR = 0.2;
const BACKGROUNDS = {
  night: { ground: '20,24,54', brand: '#ffc247', title: '#fff3dc', line: '#b8bfea' },
  paper: { ground: '255,248,236', brand: '#c4361f', title: '#1e2450', line: '#4f5580' },
} as const;

export type PageCard = {
  readonly language: TypesetterInput['language'];
  readonly title: string;
  /** A sentence below the title, in a smaller size. */
  readonly line: string;
  readonly brand: string;
  /** A square crop fills the height on the end side. */
  readonly picture: Uint8Array;
  readonly ground: keyof typeof BACKGROUNDS;
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
  const outer = rtl ? inner - FADE_PX : inner + FADE_PX;
  const melt = to.createLinearGradient(inner, 0, outer, 0);
  const rgb = BACKGROUNDS[ground].ground;
  melt.addColorStop(0, `rgba(${rgb},1)`);
  melt.addColorStop(0.35, `rgba(${rgb},0.62)`);
  melt.addColorStop(1, `rgba(${rgb},0)`);
  to.fillStyle = melt;
  to.fillRect(Math.min(inner, outer), 0, FADE_PX, height);
}

/** Draws title and line below each other; returns their height. */
function drawTexts(to: SKRSContext2D, card: PageCard, at: { x: number; y: number; width: number }): number {
  const { title, line } = BACKGROUNDS[card.ground];
  to.fillStyle = title;
  const heading = getFont(card.language, 'heading');
  const taken = drawText(to, card.title, { ...at, height: 270 }, heading, SIZES.title, 'start');
  if (!card.line) return taken;
  to.fillStyle = line;
  const below = { ...at, y: at.y + taken + 26, height: 160 };
  return taken + 26 + drawText(to, card.line, below, getFont(card.language, 'story'), SIZES.line, 'start');
}

/**
 * Renders the Open Graph image of a page of the shop: a picture that fades into the background, beside it the brand, a
 * title and a line. JPEG, 1200 × 630.
 */
export async function renderPageCard(card: PageCard): Promise<Uint8Array> {
  registerFonts();
  const { width, height } = SOCIAL_SIZE;
  const canvas = createCanvas(width, height);
  const to = canvas.getContext('2d');
  const rtl = isRtlLanguage(card.language);
  const colours = BACKGROUNDS[card.ground];
  to.direction = rtl ? 'rtl' : 'ltr';
  to.fillStyle = `rgb(${colours.ground})`;
  to.fillRect(0, 0, width, height);
  await drawPicture(to, card, rtl);

  const column = width - height - MARGIN;
  const x = rtl ? width - MARGIN - column : MARGIN;
  to.fillStyle = colours.brand;
  const heading = getFont(card.language, 'heading');
  drawText(to, card.brand, { x, y: 66, width: column, height: 60 }, heading, SIZES.brand, 'start');
  // Drawn first on another canvas to measure the text's height, then centred between brand and bottom.
  const taken = drawTexts(to, card, { x, y: 2 * height, width: column });
  drawTexts(to, card, { x, y: TOP + Math.max(0, (height - BOTTOM - TOP - taken) / 2), width: column });
  return canvas.encode('jpeg', JPEG_QUALITY);
}
