import sharp from 'sharp';
import { POST_PICTURE_WIDTHS, postPictureUrl } from '@/lib/blog';
import { sceneSchema } from '@/lib/illustrator';
import { renderScene } from '@/lib/illustrator/server';
import { BLOG_SCENES } from './blog-scenes';
import { exportPicture } from './export-picture';
import { toSampleCharacter } from './sample-heroes';

/** Drawn larger than the widest file, so that lines stay thin. */
const DRAWN_PX = 1200;
/** Three to two, cut from the square picture. */
const HEIGHT = 2 / 3;

/** Writes the pictures of the blog's posts in two formats; returns the number of bytes. */
export async function exportBlogPictures(): Promise<number> {
  let bytes = 0;
  for (const [id, { child, age, scene, top }] of Object.entries(BLOG_SCENES)) {
    const character = { ...toSampleCharacter(child), ...(age && { age }) };
    const request = { scene: sceneSchema.parse(scene), character, seed: `blog:${id}`, variation: 0 } as const;
    const { image } = await renderScene({ ...request, model: 'regular', sizePx: DRAWN_PX });
    const cut = { left: 0, top: Math.round(top * DRAWN_PX), width: DRAWN_PX, height: HEIGHT * DRAWN_PX };
    const wide = await sharp(image).extract(cut).png().toBuffer();
    for (const width of POST_PICTURE_WIDTHS)
      for (const ending of ['avif', 'webp'] as const)
        bytes += await exportPicture(wide, width, postPictureUrl(id, width, ending), HEIGHT * width);
  }
  return bytes;
}
