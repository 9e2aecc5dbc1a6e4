const NOTHING_VISIBLE = String.raw`\p{Default_Ignorable_Code_Point}\ufff9-\ufffb`;
/** What words need: the non-joiner of Persian, and the joiners and selectors inside an emoji. */
const NEEDED = [
  String.raw`(?<=\p{Script=Arabic}\p{M}{0,4})\u200c(?=\p{Script=Arabic})`,
  String.raw`\u200d(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\p{Extended_Pictographic})\ufe0f`,
].join('|');
const INVISIBLE = new RegExp(`(${NEEDED})|[${NOTHING_VISIBLE}]`, 'gu');

/** Direction marks, isolates, soft hyphens and zero-width spaces come with words pasted from a chat. */
const removeInvisible = (text: string): string =>
  text.normalize('NFC').replace(INVISIBLE, (_, needed: string | undefined) => needed ?? '');

/**
 * The text of a field of one line: composed, without invisible marks, with one space where spaces, tabs, line breaks or
 * control characters stand, and without spaces at its ends.
 */
export const cleanLine = (text: string): string =>
  removeInvisible(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/**
 * The text of a field of several lines: like `cleanLine`, but its line breaks stay, and never more than one line is
 * empty.
 */
export const cleanText = (text: string): string =>
  removeInvisible(text)
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
