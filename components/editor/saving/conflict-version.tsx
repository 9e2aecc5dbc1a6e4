import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import type { EditorPageView } from '@/lib/books';
import type { Language } from '@/lib/markets';
import { stripIsolates } from '@/lib/typesetting';
import { compareTexts, listTexts } from './compare-versions';

type ConflictVersionProps = {
  readonly page: EditorPageView;
  /** The version that it is compared with. */
  readonly other: EditorPageView;
  readonly differs: { readonly words: boolean; readonly picture: boolean };
  readonly label: string;
  /** Language of the book. */
  readonly language: Language;
  /** What the parent has here already. */
  readonly own: boolean;
  readonly onTake: () => void;
};

/** One of two versions of a page, with what differs marked, and the button that takes it. */
export function ConflictVersion({ page, other, differs, label, language, own, onTake }: ConflictVersionProps) {
  const id = useId();
  const others = listTexts(other.words);
  return (
    <section aria-labelledby={id} className="grid content-start gap-3">
      {differs.picture && <VersionPicture page={page} />}
      {differs.words && (
        <div className="version-words" dir="auto" lang={language}>
          {listTexts(page.words).map((text, at) => {
            const key = `${at}`;
            return <MarkedText key={key} other={stripIsolates(others[at] ?? '')} text={stripIsolates(text)} />;
          })}
        </div>
      )}
      <Button id={id} onClick={onTake} variant={own ? undefined : 'quiet'}>
        {label}
      </Button>
    </section>
  );
}

function MarkedText({ text, other }: { readonly text: string; readonly other: string }) {
  return (
    <p className="whitespace-pre-line">
      {compareTexts(text, other).map((part, at) => {
        const key = `${at}`;
        return part.changed ? <mark key={key}>{part.text}</mark> : <span key={key}>{part.text}</span>;
      })}
    </p>
  );
}

function VersionPicture({ page: { pictures, chosen } }: { readonly page: EditorPageView }) {
  const t = useTranslations('editor.pictures');
  const at = pictures.findIndex(({ variation }) => variation === chosen);
  const url = pictures[at]?.url;
  const name = t('picture', { number: at + 1 });
  if (!url) return <p>{name}</p>;
  // biome-ignore lint/performance/noImgElement: a private, short-lived picture
  return <img alt={name} className="version-picture" src={url} />;
}
