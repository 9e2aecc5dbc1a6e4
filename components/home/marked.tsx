import { Fragment } from 'react';
import { markedParts } from './marks';
import { RICH } from './rich';

/** A message that `KEPT` left its marks in. */
export function Marked({ text }: { readonly text: string }) {
  return markedParts(text).map(({ mark, text: words }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places, and words may repeat
    <Fragment key={place}>{mark ? RICH[mark](words) : words}</Fragment>
  ));
}
