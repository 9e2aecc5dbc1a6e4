import { writeFileSync } from 'node:fs';
import { at } from './paths';
import { drawTile } from './pictures/draw-tile';
import { TILES } from './pictures/tiles';
import { main, say } from './say';

/** `npm run pictures [word …]`: draws the small pictures of the passport, or those whose name begins so. */
await main(async () => {
  const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'));
  const tiles = TILES.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)));
  let bytes = 0;
  for (const tile of tiles) {
    const webp = await drawTile(tile);
    bytes += webp.byteLength;
    writeFileSync(at(`public/pictures/${tile.name}-128.webp`), webp);
  }
  say(`${tiles.length} pictures, ${Math.round(bytes / 1024)} KB, in public/pictures`);
  return tiles.length > 0 ? 0 : 1;
});
