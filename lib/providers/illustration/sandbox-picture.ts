import { join } from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import type { Drawing, DrawRequest } from '@/lib/illustrator';

const FONT = 'Sandbox Label';
const FONT_FILE = ['node_modules', '@expo-google-fonts', 'rubik', '400Regular', 'Rubik_400Regular.ttf'];
const JPEG_QUALITY = 88;
const BACKGROUNDS = { regular: '#f4ead9', advanced: '#dbe7f4' } as const;

/** Pictures by label and size. Their number is that of a book's pages, models, variations and sizes. */
const encoded = new Map<string, Promise<Uint8Array>>();

/** `s01 regular 0`; seeds end in the key of a page. */
const toLabel = ({ seed, model, variation }: DrawRequest): string =>
  [seed.slice(seed.lastIndexOf(':') + 1), model, variation].join(' ');

async function encode(label: string, { model, sizePx }: DrawRequest): Promise<Uint8Array> {
  if (!GlobalFonts.has(FONT))
    GlobalFonts.registerFromPath(join(/* turbopackIgnore: true */ process.cwd(), ...FONT_FILE), FONT);
  const canvas = createCanvas(sizePx, sizePx);
  const context = canvas.getContext('2d');
  context.fillStyle = BACKGROUNDS[model];
  context.fillRect(0, 0, sizePx, sizePx);
  context.fillStyle = '#3a3550';
  context.textAlign = 'center';
  context.font = `${sizePx / 14}px "${FONT}"`;
  context.fillText(label, sizePx / 2, sizePx / 2);
  return canvas.encode('jpeg', JPEG_QUALITY);
}

/**
 * A flat square picture (JPEG) that names its page, model and variation, instead of a drawing. The same request gives
 * the same bytes, encoded once.
 */
export async function drawSandboxPicture(request: DrawRequest): Promise<Drawing> {
  const { sizePx } = request;
  const label = toLabel(request);
  const key = `${label} ${sizePx}`;
  const image = encoded.get(key) ?? encode(label, request);
  encoded.set(key, image);
  return { image: await image, mimeType: 'image/jpeg', widthPx: sizePx, heightPx: sizePx };
}
