import { getTranslations } from 'next-intl/server';
import { StoryText } from '@/components/reader/story-text';
import { Icon } from '@/components/ui/icon';
import { DashedDivider } from '@/components/ui/surface';
import type { Language } from '@/lib/markets';
import type { BookPageData, SampleStory } from './book-page-data';
import { ForHeroGender, WizardLink } from './hero-gender';

/** The first pages of the story as text, and a link to the wizard. */
export async function StoryExcerpt({ data: { book, sampleStories, wizardHref } }: { readonly data: BookPageData }) {
  const t = await getTranslations('bookDetail.beginning');
  return (
    <article className="book-beginning">
      <h2 className="text-section">{t('title')}</h2>
      <ForHeroGender
        {...Object.fromEntries(
          sampleStories.map((sample) => [
            sample.gender,
            <ExcerptPages key={sample.gender} language={book.language} story={sample} />,
          ]),
        )}
      />
      <p className="text-ink-soft text-small">{t('more')}</p>
      <WizardLink className="text-link" href={wizardHref}>
        {t('readOn')}
        <Icon flip name="arrow-right" />
      </WizardLink>
    </article>
  );
}

type ExcerptPagesProps = { readonly story: SampleStory; readonly language: Language };

function ExcerptPages({ story: { excerpt, childName: child }, language }: ExcerptPagesProps) {
  return excerpt.map((paragraphs) => (
    <div className="beginning-page" key={paragraphs[0]}>
      <StoryText heroName={child} language={language} paragraphs={paragraphs} />
      <DashedDivider className="mx-auto w-14" />
    </div>
  ));
}
