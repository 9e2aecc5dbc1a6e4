import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FieldMessage } from '@/components/ui/field';
import { Num } from '@/components/ui/text';
import { type EditorPageView, getTextLimit } from '@/lib/books';
import { LengthCount, useLengthError } from './length-note';

const num = (text: ReactNode) => <Num>{text}</Num>;
/** The cover's fields count their own characters. */
const COVER = 'cover';

/** Whether the page's words are too long for their place or for the printed page, from where on and by how much. */
export function WordsLength({ page: { key, words, overflow } }: { readonly page: EditorPageView }) {
  const t = useTranslations('editor.words');
  const getLengthError = useLengthError();
  const most = getTextLimit(key);
  const tooLong = key !== COVER && getLengthError(words.text, most);
  const notFitting =
    overflow && t.rich('fits', { characters: overflow.characters, num, from: () => <q dir="auto">{overflow.from}</q> });
  return (
    <FieldMessage
      error={tooLong || notFitting}
      hint={key !== COVER && <LengthCount most={most} text={words.text} />}
      id={`length-${key}`}
    />
  );
}
