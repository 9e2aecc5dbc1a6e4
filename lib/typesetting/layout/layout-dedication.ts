import { getTextDirection, type Language } from '@/lib/markets';
import type { DedicationBox } from '../dedication-designs';
import { TYPOGRAPHY } from '../fonts';
import { type Direction, getTypedDirection } from '../text/direction';
import { stripIsolates } from '../text/hero-name';
import { toLiteralText } from '../text/literal-text';
import { breakParts, countLines, type Part, splitParts } from './break-paragraph';
import { MIN_PT } from './layout-story';
import { createMeasureText } from './measure-text';
import type { DedicationLayout } from './model';

const LARGEST_PT = 27;
const SIZE_STEP = 0.5;
/** Words are measured one by one and set together, as on a story page. */
const WIDTH_RESERVE = 0.99;

const toPoints = (mm: number): number => (mm * 72) / 25.4;

type Box = { readonly widthPt: number; readonly heightPt: number };
type Line = { readonly parts: readonly Part[]; readonly direction: Direction };
type Lines = readonly Line[];

/**
 * The words of a dedication at the largest size at which they fit their box, in balanced lines; newlines are the
 * parent's own, and so is the direction of each. A tighter leading is tried before a smaller size. `null`: they do not
 * fit at 14 pt.
 */
export function layoutDedication(
  text: string,
  language: Language,
  { widthMm, heightMm }: Pick<DedicationBox, 'widthMm' | 'heightMm'>,
): DedicationLayout | null {
  const measure = createMeasureText(language);
  const measureEm = (part: string) => measure(stripIsolates(part), 'hand', 1);
  // A line without letters, such as a year, goes with the rest.
  const around = getTypedDirection(text, getTextDirection(language));
  const lines = toLiteralText(text)
    .split('\n')
    .map((line) => ({ parts: splitParts(line, measureEm), direction: getTypedDirection(line, around) }));
  const box = { widthPt: toPoints(widthMm) * WIDTH_RESERVE, heightPt: toPoints(heightMm) };
  const leadings = TYPOGRAPHY[language].leading.story;
  const tightest = leadings.at(-1) ?? 0.5;
  for (let sizePt = LARGEST_PT; sizePt >= MIN_PT; sizePt -= SIZE_STEP) {
    if (!fits(lines, box, sizePt, tightest)) continue;
    const leadingEm = leadings.find((leading) => fits(lines, box, sizePt, leading)) ?? tightest;
    const width = box.widthPt / sizePt;
    return { sizePt, leadingEm, lines: lines.flatMap((line) => breakLine(line, width)) };
  }
  return null;
}

const breakLine = ({ parts, direction }: Line, width: number) =>
  (parts.length > 0 ? breakParts(parts, width, true) : ['']).map((text) => ({ text, direction }));

function fits(lines: Lines, { widthPt, heightPt }: Box, sizePt: number, leadingEm: number): boolean {
  const width = widthPt / sizePt;
  if (lines.some(({ parts }) => parts.some((part) => part.width > width))) return false;
  const count = lines.reduce((total, { parts }) => total + Math.max(1, countLines(parts, width)), 0);
  return sizePt * (count + (count - 1) * leadingEm) <= heightPt;
}
