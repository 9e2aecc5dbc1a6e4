import { type CSSProperties, Fragment } from 'react';
import { StoryRuns } from '@/components/reader/story-text';
import type { Language } from '@/lib/markets';
import { type PageLayout, type ParagraphLayout, TRIM_MM } from '@/lib/typesetting';

type PrintedWordsProps = {
  readonly layout: PageLayout & { readonly paragraphs: NonNullable<PageLayout['paragraphs']> };
  readonly heroName: string;
  /** Language of the book. */
  readonly language: Language;
};

const PAGE_PT = (TRIM_MM * 72) / 25.4;
/** A length of the printed page in hundredths of its width. */
const toShare = (pt: number): number => (100 * pt) / PAGE_PT;
/** After a hyphen at the end of a line there is no space. */
const HYPHEN = /[-\u2010\u05be]$/u;

/** The words of a page in the size and the lines in which they are printed; on a phone, where the page grows, as text. */
export function PrintedWords({ layout, heroName, language }: PrintedWordsProps) {
  return (
    <div className="words-shown printed-words" style={{ '--gap': toShare(layout.gapPt) } as CSSProperties}>
      {layout.paragraphs.map((paragraph, at) => {
        const key = `${at}`;
        return <PrintedParagraph heroName={heroName} key={key} language={language} paragraph={paragraph} />;
      })}
    </div>
  );
}

type PrintedParagraphProps = Omit<PrintedWordsProps, 'layout'> & { readonly paragraph: ParagraphLayout };

function PrintedParagraph({ paragraph, heroName, language }: PrintedParagraphProps) {
  const { large, sizePt, leadingEm, direction, lines } = paragraph;
  const style = { '--size': toShare(sizePt), '--leading': 1 + leadingEm } as CSSProperties;
  return (
    <p className="printed-paragraph" data-large={large || undefined} dir={direction} style={style}>
      {lines.map((line, at) => {
        const key = `${at}`;
        return (
          <Fragment key={key}>
            <span className="printed-line">
              <StoryRuns heroName={heroName} language={language} text={line} />
            </span>
            {!HYPHEN.test(line) && ' '}
          </Fragment>
        );
      })}
    </p>
  );
}
