import { Fragment } from 'react';
import { RICH_TAGS } from './rich-tags';
import { parseRichText } from './rich-text-tags';

/** Renders a message whose rich-text tags `PRESERVED_TAGS` kept. */
export function RichText({ text }: { readonly text: string }) {
  return parseRichText(text).map(({ mark, text: words }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places, and words may repeat
    <Fragment key={place}>{mark ? RICH_TAGS[mark](words) : words}</Fragment>
  ));
}
