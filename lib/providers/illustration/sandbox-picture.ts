import { join } from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { type Drawing, type DrawRequest, isSpreadScene, SPREAD_UNITS } from '@/lib/illustrator';

const FONT = 'Sandbox Label';
const FONT_FILE = ['node_modules', '@expo-google-fonts', 'rubik', '400Regular', 'Rubik_400Regular.ttf'];
const JPEG_QUALITY = 88;
const BACKGROUNDS = { regular: '#f4ead9', advanced: '#dbe7f4' } as const;

/** Pictures by label and size. Their number is that of a book's pages, models, variations and sizes. */
const encoded = new Map<string, Promise<Uint8Array>>();

/** `s01 regular 0`; seeds end in the key of a page. */
const toLabel = ({ seed, model, variation }: DrawRequest): string =>
  [seed.slice(seed.lastIndexOf(':') + 1), model, variation].join(' ');

/** A spread is as wide as two pages without their bleed at the fold; its front is a square. */
const getWidth = ({ scene, sizePx, bleed = 0, front }: DrawRequest): number =>
  isSpreadScene(scene) && !front
    ? Math.ceil((sizePx * (SPREAD_UNITS.width + 2 * bleed)) / (SPREAD_UNITS.height + 2 * bleed) - 0.01)
    : sizePx;

async function encode(label: string, request: DrawRequest): Promise<Uint8Array> {
  const { model, sizePx } = request;
  const width = getWidth(request);
  if (!GlobalFonts.has(FONT))
    GlobalFonts.registerFromPath(join(/* turbopackIgnore: true */ process.cwd(), ...FONT_FILE), FONT);
  const canvas = createCanvas(width, sizePx);
  const context = canvas.getContext('2d');
  context.fillStyle = BACKGROUNDS[model];
  context.fillRect(0, 0, width, sizePx);
  context.fillStyle = '#3a3550';
  context.textAlign = 'center';
  context.font = `${sizePx / 14}px "${FONT}"`;
  context.fillText(label, width / 2, sizePx / 2);
  return canvas.encode('jpeg', JPEG_QUALITY);
}

/**
 * A flat picture (JPEG) that names its page, model and variation, instead of a drawing: a square, or 2:1 for a spread. The same request gives
 * the same bytes, encoded once.
 */
export async function drawSandboxPicture(request: DrawRequest): Promise<Drawing> {
  const { sizePx } = request;
  const label = toLabel(request);
  const widthPx = getWidth(request);
  const key = `${label} ${widthPx} ${sizePx}`;
  const image = encoded.get(key) ?? encode(label, request);
  encoded.set(key, image);
  return { image: await image, mimeType: 'image/jpeg', widthPx, heightPx: sizePx };
}
