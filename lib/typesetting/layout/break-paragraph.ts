/** A part of a paragraph that never breaks, with the widths of itself and of the space before it. */
export type Part = {
  readonly text: string;
  /** Em, like all widths here. */
  readonly width: number;
  /** 0 for the first part, and after a hyphen. */
  readonly space: number;
};

/** A break after a hyphen or maqaf is worse than one at a space. */
const HYPHEN_COST = 0.05;
/** A last line with one short word looks like a mistake. */
const RUNT_COST = 1;
/** With `breath`, a line gains where a reader takes breath, and loses where it parts a small word from the next one. */
const BREATH_GAIN = 0.08;
const SMALL_WORD_COST = 0.08;
const BREATH = /[.,;:!?\u2026\u2014\u2013\u060c\u061b\u061f][\p{Pe}\p{Pf}\u2069"'\u05f4]*$/u;
const SMALL_WORD = /^[\p{L}\p{M}]{1,2}$/u;
/** Last lines shorter than this share of the width cost more the shorter they are. */
const SHORT_LAST_LINE = 1 / 3;

/** Spaces outside isolates: a name of two parts stays together. */
const SPACES = / +(?![^\u2068\u2069]*\u2069)/u;
/** The place after a hyphen or maqaf between two letters and three, outside isolates: no prefix or particle is cut off. */
const AFTER_HYPHEN = /(?<=(?:\p{L}\p{M}*){2}[-\u2010\u05be])(?=(?:\p{L}\p{M}*){3})(?![^\u2068\u2069]*\u2069)/u;

/** Splits a line of literal text where it may break; `measure` returns the width of a part in em. */
export function splitParts(text: string, measure: (part: string) => number): readonly Part[] {
  const space = measure(' ');
  return text
    .split(SPACES)
    .filter(Boolean)
    .flatMap((word, at) =>
      word
        .split(AFTER_HYPHEN)
        .map((part, index) => ({ text: part, width: measure(part), space: index > 0 || at === 0 ? 0 : space })),
    );
}

const joinParts = (parts: readonly Part[]): string =>
  parts.map(({ text, space }, at) => (at > 0 && space > 0 ? ` ${text}` : text)).join('');

/** The number of lines that a text needs; a part wider than the line stands alone. */
export function countLines(parts: readonly Part[], width: number): number {
  let lines = 0;
  let taken = Number.POSITIVE_INFINITY;
  for (const part of parts) {
    taken += part.space + part.width;
    if (taken <= width) continue;
    lines += 1;
    taken = part.width;
  }
  return lines;
}

type Line = { readonly width: number; readonly parts: number; readonly hyphen: boolean };

/** How lines are chosen: all of similar length, and whether they end where a reader takes breath. */
type BreakOptions = { readonly width: number; readonly balanced: boolean; readonly breath: boolean };

/** What it costs to end a line, not the last one, after a part. */
function getBreathCost({ text }: Part): number {
  if (BREATH.test(text)) return -BREATH_GAIN;
  return SMALL_WORD.test(text) ? SMALL_WORD_COST : 0;
}

function getLastLineCost(line: Line, width: number, whole: boolean): number {
  if (whole) return 0;
  const missing = Math.max(0, SHORT_LAST_LINE - line.width / width) / SHORT_LAST_LINE;
  return missing ** 2 / 2 + (line.parts === 1 && missing > 0 ? RUNT_COST : 0);
}

const getLineCost = (line: Line, width: number): number =>
  ((width - line.width) / width) ** 2 + (line.hyphen ? HYPHEN_COST : 0);

/** The best lines from one part to the end: their number, how ragged they are, and where the first one ends. */
type Rest = { readonly lines: number; readonly cost: number; readonly end: number };

/**
 * Breaks a text into the fewest lines of a width, and among these into the least ragged ones. `balanced` lines are all
 * of similar length; otherwise the last one may be shorter, but is not one short word. With `breath`, lines rather end
 * after a comma or a full stop than after a small word.
 */
export function breakParts(
  parts: readonly Part[],
  width: number,
  balanced: boolean,
  breath = false,
): readonly string[] {
  const rests: Rest[] = [];
  rests[parts.length] = { lines: 0, cost: 0, end: parts.length };
  for (let start = parts.length - 1; start >= 0; start -= 1)
    rests[start] = findBestRest(parts, start, rests, { width, balanced, breath });
  const lines: string[] = [];
  for (let start = 0; start < parts.length; ) {
    const end = rests[start]?.end ?? parts.length;
    lines.push(joinParts(parts.slice(start, end)));
    start = end;
  }
  return lines;
}

function findBestRest(
  parts: readonly Part[],
  start: number,
  rests: readonly Rest[],
  { width, balanced, breath }: BreakOptions,
): Rest {
  let best: Rest | null = null;
  let taken = 0;
  for (let end = start + 1; end <= parts.length; end += 1) {
    const part = parts[end - 1] as Part;
    taken += part.width + (end - 1 > start ? part.space : 0);
    if (taken > width && end - 1 > start) break;
    const rest = rests[end] as Rest;
    const last = end === parts.length;
    const line = {
      width: taken,
      parts: end - start,
      hyphen: !last && parts[end]?.space === 0,
    };
    const own = last && !balanced ? getLastLineCost(line, width, start === 0) : getLineCost(line, width);
    const pause = breath && !last ? getBreathCost(part) : 0;
    const candidate = { lines: rest.lines + 1, cost: rest.cost + own + pause, end };
    if (!best || candidate.lines < best.lines || (candidate.lines === best.lines && candidate.cost <= best.cost))
      best = candidate;
  }
  return best as Rest;
}
