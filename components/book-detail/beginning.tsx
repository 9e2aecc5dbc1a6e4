import { getTranslations } from 'next-intl/server';
import { StoryText } from '@/components/preview/story-text';
import { Icon } from '@/components/ui/icon';
import { Stitch } from '@/components/ui/surface';
import type { Language } from '@/lib/markets';
import type { BookFacts, Telling } from './facts';
import { ByHero, MakeLink } from './hero-choice';

/** The first pages as a text to read, and the way to read on. */
export async function Beginning({ facts: { book, tellings, wizardHref } }: { readonly facts: BookFacts }) {
  const t = await getTranslations('bookDetail.beginning');
  return (
    <article className="beginning">
      <h2 className="text-section">{t('title')}</h2>
      <ByHero
        {...Object.fromEntries(
          tellings.map((telling) => [
            telling.gender,
            <Pages key={telling.gender} language={book.language} telling={telling} />,
          ]),
        )}
      />
      <p className="text-ink-soft text-small">{t('more')}</p>
      <MakeLink className="text-link" href={wizardHref}>
        {t('readOn')}
        <Icon flip name="arrow-right" />
      </MakeLink>
    </article>
  );
}

type PagesProps = { readonly telling: Telling; readonly language: Language };

function Pages({ telling: { beginning, child }, language }: PagesProps) {
  return beginning.map((paragraphs) => (
    <div className="beginning-page" key={paragraphs[0]}>
      <StoryText heroName={child} language={language} paragraphs={paragraphs} />
      <Stitch className="mx-auto w-14" />
    </div>
  ));
}
