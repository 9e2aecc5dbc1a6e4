'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { StoryText } from '@/components/reader/story-text';
import { Icon } from '@/components/ui/icon';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { EditorPageView } from '@/lib/books';
import type { Language } from '@/lib/markets';
import { markHeroName, stripIsolates } from '@/lib/typesetting';
import { PrintedWords } from './printed-words';
import { WordsField } from './words-field';

type PageWordsProps = {
  readonly page: EditorPageView;
  readonly heroName: string;
  readonly language: Language;
  /** Without it the words can only be read. */
  readonly onChange?: ((text: string) => void) | undefined;
  /** The field lost its focus. */
  readonly onLeave: () => void;
};

/** The words of a page as they are printed; a tap opens them for writing in the same place. */
export function PageWords({ page, heroName, language, onChange, onLeave }: PageWordsProps) {
  const t = useTranslations('editor.words');
  const [writing, setWriting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (refocus: boolean) => {
    setWriting(false);
    onLeave();
    if (refocus) requestAnimationFrame(() => opener.current?.focus());
  };
  if (writing && onChange) {
    return (
      <WordsField
        label={t('label')}
        layout={page.layout}
        onChange={onChange}
        onClose={close}
        text={stripIsolates(page.words.text)}
      />
    );
  }
  return (
    <div data-words>
      {page.layout ? (
        <PrintedWords heroName={heroName} language={language} layout={page.layout} text={page.words.text} />
      ) : (
        <div className="words-shown">
          <StoryText
            heroName={heroName}
            language={language}
            paragraphs={page.words.text.split('\n').map((line) => markHeroName(line, heroName, language))}
          />
        </div>
      )}
      {onChange && (
        <UnstyledButton
          aria-label={t('edit')}
          className="words-open"
          onClick={() => setWriting(true)}
          ref={opener}
          type="button"
        >
          <Icon name="pencil" />
        </UnstyledButton>
      )}
    </div>
  );
}
