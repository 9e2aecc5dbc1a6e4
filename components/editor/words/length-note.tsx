import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Num } from '@/components/ui/text';
import { cleanWords, measureExcess, TEXT_LIMITS } from '@/lib/books';
import { countCharacters } from '@/lib/platform/text/points';

const num = (text: ReactNode) => <Num>{text}</Num>;
/** Share of the limit from which the characters are counted on screen. */
const COUNTED_FROM = 0.8;

/** By how much words exceed what their place may hold; `null` if they do not. */
export function useLengthError(): (text: string, most: number) => ReactNode {
  const t = useTranslations('editor.words');
  return (text, most) => {
    const { characters, paragraphs } = measureExcess(text, most);
    if (characters > 0) return t.rich('tooLong', { characters, most, num });
    return paragraphs > 0 && t.rich('tooManyParagraphs', { paragraphs, most: TEXT_LIMITS.paragraphs, num });
  };
}

/** How many characters are written of those that fit, once they become few. */
export function LengthCount({ text, most }: { readonly text: string; readonly most: number }) {
  const count = countCharacters(cleanWords(text));
  return count >= most * COUNTED_FROM ? (
    <Num>
      {count} / {most}
    </Num>
  ) : null;
}
