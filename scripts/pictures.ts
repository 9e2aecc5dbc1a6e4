import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { renderTile, renderVignette } from '@/lib/illustrator/server';
import { DEDICATION_DESIGNS } from '@/lib/typesetting';
import { renderDedicationDesign } from './assets/dedication-designs';
import { PHOTO_GUIDE } from './assets/photo-guide/photo-guide';
import { TILES } from './assets/photo-guide/tiles';
import { printLine, runCommand } from './cli';
import { fromRoot } from './paths';

/** Twice a phone's display size. */
const TILE_PX = 128;
const GUIDE_PX = 256;

const MASCOT_PX = 192;
/** A card at checkout, and the page of the editor. */
const DESIGN_PX = [240, 640] as const;
const VIGNETTE_PX = 600;

/** The fox that explains the editor (spec §2 "a five-step guide by a mascot"), without the ground around it. */
async function renderMascot(): Promise<Uint8Array> {
  const subject = { type: 'companion', kind: 'foxSit', look: { expression: 'joy' } } as const;
  const vignette = await renderVignette({ subject, ground: 'glow' }, VIGNETTE_PX);
  const edge = Math.round(VIGNETTE_PX * 0.44);
  const start = Math.round((VIGNETTE_PX - edge) / 2);
  return sharp(vignette)
    .extract({ left: start, top: start, width: edge, height: edge })
    .resize(MASCOT_PX)
    .webp({ quality: 86 })
    .toBuffer();
}

const ALL_PICTURES = [
  ...TILES.map((tile) => ({ name: tile.name, sizePx: TILE_PX, render: () => renderTile(tile, TILE_PX) })),
  ...PHOTO_GUIDE.map((tile) => ({ name: tile.name, sizePx: GUIDE_PX, render: () => renderTile(tile, GUIDE_PX) })),
  ...DEDICATION_DESIGNS.flatMap((design) =>
    DESIGN_PX.map((sizePx) => ({
      name: `dedication-${design}`,
      sizePx,
      render: () => renderDedicationDesign(design, sizePx),
    })),
  ),
  { name: 'mascot', sizePx: MASCOT_PX, render: renderMascot },
];

/**
 * `npm run pictures [prefix …]`: draws the small pictures of the character editor, the photo step, the dedication's designs and the
 * editor's mascot, or those whose names start with a prefix.
 */
await runCommand(async () => {
  const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'));
  const pictures = ALL_PICTURES.filter(
    ({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)),
  );
  let bytes = 0;
  for (const { name, sizePx, render } of pictures) {
    const webp = await render();
    bytes += webp.byteLength;
    writeFileSync(fromRoot(`public/pictures/${name}-${sizePx}.webp`), webp);
  }
  printLine(`${pictures.length} pictures, ${Math.round(bytes / 1024)} KB, in public/pictures`);
  return pictures.length > 0 ? 0 : 1;
});
