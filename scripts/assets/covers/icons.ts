import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { fromRoot } from '../../paths';
import { writePublicFile } from './export-picture';

/** The shop's night blue, the logo's background. */
const BACKGROUND = '#141836';

type AppIcon = {
  readonly file: string;
  readonly px: number;
  /** The logo's share of the edge; systems crop a maskable icon to its inner four fifths. */
  readonly share: number;
  /** Corner radius as a share of the edge; systems round the others themselves. */
  readonly corner: number;
};

const ICONS: readonly AppIcon[] = [
  { file: 'icons/icon-192.png', px: 192, share: 0.84, corner: 0.22 },
  { file: 'icons/icon-512.png', px: 512, share: 0.84, corner: 0.22 },
  { file: 'icons/maskable-512.png', px: 512, share: 0.66, corner: 0 },
  { file: 'icons/apple-touch-icon.png', px: 180, share: 0.82, corner: 0 },
];
const FAVICON_PX = 48;

async function draw(logo: Uint8Array, { px, share, corner }: Omit<AppIcon, 'file'>): Promise<Uint8Array> {
  const edge = Math.round(px * share);
  const ground = `<svg width="${px}" height="${px}"><rect width="${px}" height="${px}" rx="${px * corner}" fill="${BACKGROUND}"/></svg>`;
  const input = await sharp(logo, { density: 2400 }).resize(edge, edge).png().toBuffer();
  return sharp(Buffer.from(ground)).composite([{ input }]).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/** An ICO file around one PNG (a header of 6 bytes and an entry of 16, little-endian). */
function toIco(png: Uint8Array, px: number): Uint8Array {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(px, 6);
  head.writeUInt8(px, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.byteLength, 14);
  head.writeUInt32LE(head.byteLength, 18);
  return Buffer.concat([head, png]);
}

/** Writes the shop's icons for home screens and tabs, drawn from the logo; returns the number of bytes. */
export async function exportIcons(): Promise<number> {
  const logo = readFileSync(fromRoot('public/icons/logo.svg'));
  let bytes = 0;
  for (const { file, ...icon } of ICONS) bytes += writePublicFile(file, await draw(logo, icon));
  const favicon = await sharp(logo, { density: 2400 }).resize(FAVICON_PX, FAVICON_PX).png({ palette: true }).toBuffer();
  return bytes + writePublicFile('favicon.ico', toIco(favicon, FAVICON_PX));
}
