import { writeFileSync } from 'node:fs';
import { renderTile } from '@/lib/illustrator/server';
import { at } from './paths';
import { PHOTO_GUIDE } from './pictures/photo-guide';
import { TILES } from './pictures/tiles';
import { main, say } from './say';

/** Twice what a phone shows. */
const TILE_PX = 128;
const GUIDE_PX = 256;

const ALL = [
  ...TILES.map((tile) => ({ tile, sizePx: TILE_PX })),
  ...PHOTO_GUIDE.map((tile) => ({ tile, sizePx: GUIDE_PX })),
];

/** `npm run pictures [word …]`: draws the small pictures of passport and photo step, or those whose name begins so. */
await main(async () => {
  const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'));
  const tiles = ALL.filter(({ tile }) => wanted.length === 0 || wanted.some((word) => tile.name.startsWith(word)));
  let bytes = 0;
  for (const { tile, sizePx } of tiles) {
    const webp = await renderTile(tile, sizePx);
    bytes += webp.byteLength;
    writeFileSync(at(`public/pictures/${tile.name}-${sizePx}.webp`), webp);
  }
  say(`${tiles.length} pictures, ${Math.round(bytes / 1024)} KB, in public/pictures`);
  return tiles.length > 0 ? 0 : 1;
});
