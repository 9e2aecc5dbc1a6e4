/** The painting style of all pictures. */
export const STYLE =
  'Style: picture-book page in warm digital gouache with paper grain. Soft flat shapes with a grainy shadow side ' +
  'and a grainy light side, hardly any outline, one clear source of light, rich colour. ' +
  'Big expressive acting heads on small bodies, simple well-shaped hands, kind eyes. Square picture, edge to edge.';

/** What the style reference shows the model, and what it must not copy. */
export const STYLE_REFERENCE =
  'shows the style only: take over its brushwork, light, grain and proportions, but nobody and nothing that is in it.';

export const NO_TEXT =
  'No text of any kind: no letters, numbers, signs, labels, logos, signature or watermark. No frame or border.';

/** Lists the faults of a rejected attempt; `null` for the first attempt. */
export const describeFaults = (faults: readonly string[]): string | null =>
  faults.length > 0 ? `The last try was refused. Take special care to avoid its faults: ${faults.join('; ')}.` : null;
