type Box = { readonly width: number; readonly height: number };
type Sizes = { readonly from: number; readonly to: number; readonly lineHeight: number };
/** Width of a line at a size, both in pixels. */
type Measure = (line: string, px: number) => number;

/** Breaks a text into lines no wider than the box; a wider word stands alone. */
export function breakLines(text: string, width: number, measure: (line: string) => number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The narrowest width with the same number of lines: lines get similar lengths, without a single last word. */
function balanceLines(text: string, width: number, measure: (line: string) => number): readonly string[] {
  const loosest = breakLines(text, width, measure);
  let best = loosest;
  for (let narrower = width * 0.96; narrower > width * 0.4; narrower -= width * 0.04) {
    const lines = breakLines(text, narrower, measure);
    if (lines.length > loosest.length || lines.some((line) => measure(line) > narrower)) break;
    best = lines;
  }
  return best;
}

/** Display text at the largest size at which its lines fit the box, or the smallest where none does. */
export function fitLines(text: string, box: Box, sizes: Sizes, measure: Measure) {
  const fits = (px: number) => {
    const lines = breakLines(text, box.width, (line) => measure(line, px));
    const tall = lines.length * px * sizes.lineHeight <= box.height;
    return tall && lines.every((line) => measure(line, px) <= box.width);
  };
  let px = sizes.from;
  while (px > sizes.to && !fits(px)) px -= 1;
  return { px, lines: balanceLines(text, box.width, (line) => measure(line, px)) };
}
