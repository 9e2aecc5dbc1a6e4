import sharp, { type Sharp } from 'sharp';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
/** A portrait with its face's box in pixels. */
export type Portrait = { readonly jpeg: Uint8Array; readonly box: Box };

/** A face smaller than this is refused (§5 photo), so a small copy keeps a little more. */
const SMALL_FACE_PX = 135;
const FILL = '#b8b0a8';

const tint = (image: Sharp, red: number, green: number, blue: number) => image.linear([red, green, blue], [0, 0, 0]);

function cropped(image: Sharp, { x, y, width, height }: Box, edge: { width: number; height: number }): Sharp {
  const left = Math.max(0, Math.round(x - width * 0.3));
  const top = Math.max(0, Math.round(y - height * 0.35));
  const right = Math.min(edge.width, Math.round(x + width * 1.3));
  const bottom = Math.min(edge.height, Math.round(y + height * 1.25));
  return image.extract({ left, top, width: right - left, height: bottom - top });
}

/** What parents' photos suffer, each done to a copy of a good portrait. */
const DEGRADATIONS = {
  lying: (image: Sharp) => image.rotate(90),
  upsideDown: (image: Sharp) => image.rotate(180),
  tilted: (image: Sharp) => image.rotate(15, { background: FILL }),
  dark: (image: Sharp) => image.linear(0.6, 0),
  bright: (image: Sharp) => image.linear(1.25, 8),
  warm: (image: Sharp) => tint(image, 1.08, 0.97, 0.78),
  cool: (image: Sharp) => tint(image, 0.86, 0.97, 1.1),
  cropped,
  small: (image: Sharp, { width }: Box, edge: { width: number }) =>
    image.resize(Math.round(Math.min(edge.width, Math.max(420, (edge.width * SMALL_FACE_PX) / width)))),
  grey: (image: Sharp) => image.grayscale().toColourspace('srgb'),
  squeezed: (image: Sharp) => image,
} satisfies Record<string, (image: Sharp, box: Box, edge: { width: number; height: number }) => Sharp>;

export type Degradation = keyof typeof DEGRADATIONS;
export const ALL_DEGRADATIONS = Object.keys(DEGRADATIONS) as readonly Degradation[];

/** A copy of a portrait as a hurried parent would have taken it. */
export async function degrade({ jpeg, box }: Portrait, how: Degradation): Promise<Uint8Array> {
  const { width, height } = await sharp(jpeg).metadata();
  const change: (image: Sharp, box: Box, edge: { width: number; height: number }) => Sharp = DEGRADATIONS[how];
  const copy = change(sharp(jpeg), box, { width, height });
  return new Uint8Array(await copy.jpeg({ quality: how === 'squeezed' ? 40 : 88 }).toBuffer());
}
