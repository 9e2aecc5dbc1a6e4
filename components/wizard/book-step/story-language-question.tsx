'use client';

import { useTranslations } from 'next-intl';
import { type Ref, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { useHandOnFocus } from '@/components/ui/hooks/use-hand-on-focus';
import { Icon } from '@/components/ui/icon';
import type { ShelfBook } from '@/lib/catalogue';
import { LANGUAGE_NAMES, type Language } from '@/lib/markets';

type StoryLanguageQuestionProps = {
  readonly story: ShelfBook;
  /** The language in which the story does not exist. */
  readonly language: Language;
  /** Shown if the parent goes on without an answer. */
  readonly error?: string | undefined;
  readonly onKeep: (language: Language) => unknown;
  readonly onChooseAnother: () => void;
  readonly ref?: Ref<HTMLFieldSetElement>;
};

/**
 * The story does not exist in the book's language: keep it in another language, or choose another story (§2).
 */
export function StoryLanguageQuestion({
  story,
  language,
  error,
  onKeep,
  onChooseAnother,
  ref,
}: StoryLanguageQuestionProps) {
  const t = useTranslations('wizard.story');
  const answers = useRef<HTMLDivElement>(null);
  useHandOnFocus(answers);
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
          <b className="font-semibold">
            {t.rich('missing', { language, title: () => <LocalizedTitle story={story} /> })}
          </b>{' '}
          {t('offer')}
        </span>
      </p>
      <div aria-live="assertive">{error && <p className="font-medium text-coral-press text-small">{error}</p>}</div>
      <div className="flex flex-wrap gap-2" ref={answers}>
        {story.editions.map((edition) => (
          <Button key={edition} lang={edition} variant="quiet" onClick={() => onKeep(edition)} size="small">
            {LANGUAGE_NAMES[edition]}
          </Button>
        ))}
        <Button variant="quiet" onClick={onChooseAnother} size="small">
          {t('another')}
        </Button>
      </div>
    </fieldset>
  );
}

/** A title in its own language within a sentence of another one. */
function LocalizedTitle({ story }: { readonly story: ShelfBook }) {
  return <bdi lang={story.language}>{story.title}</bdi>;
}
