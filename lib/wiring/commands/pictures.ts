import { writeFileSync } from 'node:fs';
import { renderTile } from '@/lib/illustrator/server';
import { at } from './paths';
import { TILES } from './pictures/tiles';
import { main, say } from './say';

/** Twice what a phone shows. */
const TILE_PX = 128;

/** `npm run pictures [word …]`: draws the small pictures of the passport, or those whose name begins so. */
await main(async () => {
  const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'));
  const tiles = TILES.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)));
  let bytes = 0;
  for (const tile of tiles) {
    const webp = await renderTile(tile, TILE_PX);
    bytes += webp.byteLength;
    writeFileSync(at(`public/pictures/${tile.name}-${TILE_PX}.webp`), webp);
  }
  say(`${tiles.length} pictures, ${Math.round(bytes / 1024)} KB, in public/pictures`);
  return tiles.length > 0 ? 0 : 1;
});
