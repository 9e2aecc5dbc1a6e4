import type { ReactNode } from 'react';
import { PictureLeaf, Spread } from '@/components/book-object/spread';
import { Picture } from '@/components/ui/picture';
import { Num } from '@/components/ui/text';
import { directionOf, type Language } from '@/lib/markets';

type LostPageProps = {
  readonly language: Language;
  readonly title: string;
  readonly message: ReactNode;
  readonly description?: ReactNode;
  /** What the picture shows. */
  readonly character: string;
  readonly action: ReactNode;
  readonly contact: ReactNode;
};

/** The number on a page that no book has. */
const PAGE_NUMBER = 404;

/** An open book at a page that does not exist: whose hero sits in the woods with a map (spec §2 "anything else"). */
export function LostPage({ language, title, message, description, character, action, contact }: LostPageProps) {
  const side = directionOf(language) === 'rtl' ? '-rtl' : '';
  return (
    <section className="lost-page grid min-h-[calc(100dvh-var(--bar))] content-center justify-items-center gap-8 overflow-clip [--lost-page:min(84vw,380px)] lg:[--lost-page:min(40vw,440px)] bg-(image:--light-table) px-(--gutter) pt-8 pb-16 text-center">
      <Spread page="var(--lost-page)" stacks>
        <div className="page page-of-text grid place-content-center gap-3 px-[10%] pt-8 pb-14">
          <h1 className="text-section">{title}</h1>
          <p className="text-balance text-lead">{message}</p>
          {description && <p className="text-balance text-ink-soft">{description}</p>}
          <span aria-hidden="true" className="page-number">
            <Num>{PAGE_NUMBER}</Num>
          </span>
        </div>
        <PictureLeaf>
          <Picture
            alt={character}
            first
            name={`lost${side}`}
            sizes="(min-width: 1000px) min(40vw, 440px), min(84vw, 380px)"
            widths={[480, 960]}
          />
        </PictureLeaf>
      </Spread>
      <div className="grid justify-items-center gap-3 pt-2">
        {action}
        <p>{contact}</p>
      </div>
    </section>
  );
}
