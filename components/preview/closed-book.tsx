import { useTranslations } from 'next-intl';
import { BookCover } from '@/components/book-object/book-cover';
import { PictureLeaf, Spread, TextLeaf } from '@/components/book-object/spread';
import { Icon } from '@/components/ui/icon';
import type { PreviewView } from '@/lib/books';
import { PaintIn } from './paint-in';
import { StoryText } from './story-text';

/** The book from the front, its picture painting itself in. */
export function FrontCover({ preview, share }: { readonly preview: PreviewView; readonly share: number }) {
  const t = useTranslations('wizard');
  const { cover, title, heroName } = preview;
  return (
    <BookCover
      art={<PaintIn alt={cover.alt} share={share} src={cover.picture} />}
      facing
      starring={t('starring', { name: heroName })}
      thickness={26}
      title={title}
      tone={cover.tone}
      width="min(72vw, 48dvh, 470px)"
    />
  );
}

/** The last opening: the closing words, and what the back cover says. */
export function LastPage({ preview }: { readonly preview: PreviewView }) {
  return (
    <Spread stacks>
      <TextLeaf number={28}>
        <StoryText heroName={preview.heroName} paragraphs={[preview.closing]} />
      </TextLeaf>
      <PictureLeaf className="!bg-blanket">
        <div className="grid h-full content-center justify-items-center gap-4 px-[12%] text-center text-night-ink">
          <Icon className="size-9 text-honey" filled name="star" />
          <p className="story-text text-lead">{preview.blurb}</p>
        </div>
      </PictureLeaf>
    </Spread>
  );
}
