import type { Language } from '@/lib/markets';
import type { DedicationBox } from '../dedication-designs';
import { TYPOGRAPHY } from '../fonts';
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
type Lines = readonly (readonly Part[])[];

/**
 * The words of a dedication at the largest size at which they fit their box, in balanced lines; newlines are the
 * parent's own. A tighter leading is tried before a smaller size. `null`: they do not fit at 14 pt.
 */
export function layoutDedication(
  text: string,
  language: Language,
  { widthMm, heightMm }: Pick<DedicationBox, 'widthMm' | 'heightMm'>,
): DedicationLayout | null {
  const measure = createMeasureText(language);
  const measureEm = (part: string) => measure(stripIsolates(part), 'hand', 1);
  const lines = toLiteralText(text)
    .split('\n')
    .map((line) => splitParts(line, measureEm));
  const box = { widthPt: toPoints(widthMm) * WIDTH_RESERVE, heightPt: toPoints(heightMm) };
  const leadings = TYPOGRAPHY[language].leading.story;
  const tightest = leadings.at(-1) ?? 0.5;
  for (let sizePt = LARGEST_PT; sizePt >= MIN_PT; sizePt -= SIZE_STEP) {
    if (!fits(lines, box, sizePt, tightest)) continue;
    const leadingEm = leadings.find((leading) => fits(lines, box, sizePt, leading)) ?? tightest;
    const width = box.widthPt / sizePt;
    const broken = lines.flatMap((parts) => (parts.length > 0 ? breakParts(parts, width, true) : ['']));
    return { sizePt, leadingEm, lines: broken };
  }
  return null;
}

function fits(lines: Lines, { widthPt, heightPt }: Box, sizePt: number, leadingEm: number): boolean {
  const width = widthPt / sizePt;
  if (lines.flat().some((part) => part.width > width)) return false;
  const count = lines.reduce((total, parts) => total + Math.max(1, countLines(parts, width)), 0);
  return sizePt * (count + (count - 1) * leadingEm) <= heightPt;
}
