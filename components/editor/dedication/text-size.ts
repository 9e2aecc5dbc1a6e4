import { type DedicationBox, TRIM_MM } from '@/lib/typesetting';

const MM_PER_POINT = 25.4 / 72;
const LARGEST_PT = 27;
const SMALLEST_PT = 14;
/** An average letter of the four scripts, in em. */
const LETTER_WIDTH = 0.52;
const LINE_HEIGHT = 1.6;

/**
 * The size of a dedication on the page that the editor shows, in percent of the page's width: the largest one, in points
 * of the printed page, at which the text is likely to fit its box. The typesetter measures; this only estimates.
 */
export function getDedicationSize(
  text: string,
  { widthMm, heightMm }: Pick<DedicationBox, 'widthMm' | 'heightMm'>,
): number {
  const fits = (points: number): boolean => {
    const em = points * MM_PER_POINT;
    const letters = Math.floor(widthMm / (em * LETTER_WIDTH));
    const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / letters)), 0);
    return lines * em * LINE_HEIGHT <= heightMm;
  };
  let points = LARGEST_PT;
  while (points > SMALLEST_PT && !fits(points)) points -= 1;
  return (points * MM_PER_POINT * 100) / TRIM_MM;
}
