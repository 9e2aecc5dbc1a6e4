import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import sharp from 'sharp';
import { createTempDir } from '@/lib/platform/temp-dir';
import { type DedicationDesign, TRIM_MM } from '@/lib/typesetting';
import { fromRoot } from '../paths';

/** Draws a dedication's design without words from the template of the books, as WebP. */
export async function renderDedicationDesign(design: DedicationDesign, sizePx: number): Promise<Uint8Array> {
  const folder = await createTempDir('dedication-design');
  try {
    await cp(fromRoot('lib/typesetting/template'), folder, { recursive: true });
    const data = { design, medium: 'screen', direction: 'ltr', trimMm: TRIM_MM, bleedMm: 0 };
    await writeFile(join(folder, 'book.json'), JSON.stringify(data));
    const svg = NodeCompiler.create({ workspace: folder }).plainSvg({ mainFilePath: join(folder, 'design.typ') });
    return await sharp(Buffer.from(svg), { density: 144 }).resize(sizePx, sizePx).webp({ quality: 88 }).toBuffer();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
