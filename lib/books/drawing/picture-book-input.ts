import { stripPoints } from '@/lib/platform/text/points';
import { type BookFrame, type PictureBookInput, stripIsolates } from '@/lib/typesetting';
import { ENDS_KEYS } from '../pages';
import type { Making } from './making';

/** The typesetter's input for a picture book; its endpapers are drawn for the screen only. */
export async function toPictureBook(
  { told, pictures }: Making,
  frame: BookFrame,
  drawSmall: (key: string, page: number) => Promise<Uint8Array | undefined>,
): Promise<PictureBookInput> {
  const { spreads, blurb } = told.text;
  const pictureOf = (key: string) => pictures.get(key) ?? new Uint8Array();
  const title = await drawSmall('s01', 0);
  const closing = await drawSmall('s12', spreads.length - 1);
  return {
    ...frame,
    edition: 2,
    ...(pictures.has(ENDS_KEYS.front) && {
      ends: {
        front: { picture: pictureOf(ENDS_KEYS.front), alt: '' },
        back: { picture: pictureOf(ENDS_KEYS.back), alt: '' },
      },
    }),
    spreads: spreads.map(({ key, alt, paragraphs, words }) => {
      if (!words) throw new Error(`Spread ${key} has no places for its words`);
      const bookmark = stripPoints(stripIsolates(paragraphs[0] ?? alt));
      return { key, alt, bookmark, picture: pictureOf(key), words };
    }),
    smallPictures: { ...(title && { title }), ...(closing && { closing }) },
    back: { blurb },
  };
}
