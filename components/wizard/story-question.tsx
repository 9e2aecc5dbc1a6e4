'use client';

import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { LANGUAGE_NAMES } from '@/components/layout/language-names';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { ShelfBook } from '@/lib/catalogue';
import type { Language } from '@/lib/markets';

type StoryQuestionProps = {
  readonly story: ShelfBook;
  /** The language that the story does not have. */
  readonly language: Language;
  /** Said when one tried to go on without answering. */
  readonly error?: string | undefined;
  readonly onKeep: (language: Language) => unknown;
  readonly onAnother: () => void;
  readonly ref?: Ref<HTMLFieldSetElement>;
};

/** The story has no edition in the book's language: keep it in another one, or choose another (rulings, "Routing"). */
export function StoryQuestion({ story, language, error, onKeep, onAnother, ref }: StoryQuestionProps) {
  const t = useTranslations('wizard.story');
  return (
    <fieldset
      aria-labelledby="story-question"
      className="grid max-w-[520px] gap-3 rounded-control bg-honey-wash px-4 py-4 outline-offset-4"
      ref={ref}
      tabIndex={-1}
    >
      <p className="flex gap-2.5" id="story-question">
        <Icon className="mt-1 shrink-0 text-honey-deep" name="book-open" />
        <span>
          <b className="font-semibold">{t.rich('missing', { language, title: () => <Title story={story} /> })}</b>{' '}
          {t('offer')}
        </span>
      </p>
      <div aria-live="assertive">{error && <p className="font-medium text-coral-press text-small">{error}</p>}</div>
      <div className="flex flex-wrap gap-2">
        {story.editions.map((edition) => (
          <Button key={edition} lang={edition} look="quiet" onClick={() => onKeep(edition)} size="small">
            {LANGUAGE_NAMES[edition]}
          </Button>
        ))}
        <Button look="quiet" onClick={onAnother} size="small">
          {t('another')}
        </Button>
      </div>
    </fieldset>
  );
}

/** A title in its own language within a sentence of another. */
function Title({ story }: { readonly story: ShelfBook }) {
  return <bdi lang={story.language}>{story.title}</bdi>;
}
