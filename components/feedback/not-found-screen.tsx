import type { ReactNode } from 'react';
import { PicturePage, Spread } from '@/components/book-object/spread';
import { Picture } from '@/components/ui/picture';
import { Num } from '@/components/ui/text';
import { getTextDirection, type Language } from '@/lib/markets';

type NotFoundScreenProps = {
  readonly language: Language;
  readonly title: string;
  readonly message: ReactNode;
  readonly description?: ReactNode;
  /** Alt text of the picture. */
  readonly imageAlt: string;
  readonly action: ReactNode;
  readonly contact: ReactNode;
};

/** The page number shown in the book, after the status code. */
const PAGE_NUMBER = 404;

/** 404 screen: an open book with a child who reads a map in the woods (spec §2 "anything else"). */
export function NotFoundScreen({
  language,
  title,
  message,
  description,
  imageAlt,
  action,
  contact,
}: NotFoundScreenProps) {
  const side = getTextDirection(language) === 'rtl' ? '-rtl' : '';
  return (
    <section className="not-found-page grid min-h-[calc(100dvh-var(--bar))] content-center justify-items-center gap-8 overflow-clip [--not-found-page-width:min(84vw,380px)] lg:[--not-found-page-width:min(40vw,440px)] bg-(image:--reader-background) px-(--gutter) pt-8 pb-16 text-center">
      <Spread pageWidth="var(--not-found-page-width)" stacked>
        <div className="book-page page-of-text grid place-content-center gap-3 px-[10%] pt-8 pb-14">
          <h1 className="text-section">{title}</h1>
          <p className="text-balance text-lead">{message}</p>
          {description && <p className="text-balance text-ink-soft">{description}</p>}
          <span aria-hidden="true" className="page-number">
            <Num>{PAGE_NUMBER}</Num>
          </span>
        </div>
        <PicturePage>
          <Picture
            alt={imageAlt}
            priority
            name={`lost${side}`}
            sizes="(min-width: 1000px) min(40vw, 440px), min(84vw, 380px)"
            widths={[480, 960]}
          />
        </PicturePage>
      </Spread>
      <div className="grid justify-items-center gap-3 pt-2">
        {action}
        <p>{contact}</p>
      </div>
    </section>
  );
}
