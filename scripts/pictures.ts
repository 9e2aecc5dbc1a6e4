import { writeFileSync } from 'node:fs';
import { renderTile } from '@/lib/illustrator/server';
import { PHOTO_GUIDE } from './assets/photo-guide/photo-guide';
import { TILES } from './assets/photo-guide/tiles';
import { printLine, runCommand } from './cli';
import { fromRoot } from './paths';

/** Twice a phone's display size. */
const TILE_PX = 128;
const GUIDE_PX = 256;

const ALL_TILES = [
  ...TILES.map((tile) => ({ tile, sizePx: TILE_PX })),
  ...PHOTO_GUIDE.map((tile) => ({ tile, sizePx: GUIDE_PX })),
];

/**
 * `npm run pictures [prefix …]`: draws the small pictures of the character editor and the photo step, or those whose
 * names start with a prefix.
 */
await runCommand(async () => {
  const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'));
  const tiles = ALL_TILES.filter(
    ({ tile }) => wanted.length === 0 || wanted.some((word) => tile.name.startsWith(word)),
  );
  let bytes = 0;
  for (const { tile, sizePx } of tiles) {
    const webp = await renderTile(tile, sizePx);
    bytes += webp.byteLength;
    writeFileSync(fromRoot(`public/pictures/${tile.name}-${sizePx}.webp`), webp);
  }
  printLine(`${tiles.length} pictures, ${Math.round(bytes / 1024)} KB, in public/pictures`);
  return tiles.length > 0 ? 0 : 1;
});
