import { type CSSProperties, Fragment } from 'react';
import { StoryRuns } from '@/components/reader/story-text';
import type { Language } from '@/lib/markets';
import { markHeroName, type PageLayout, type ParagraphLayout, styleParagraphs, TRIM_MM } from '@/lib/typesetting';

type PrintedWordsProps = {
  readonly layout: PageLayout;
  /** The words as they stand, one paragraph a line: shown in the sizes of `layout` while its lines are not known. */
  readonly text: string;
  readonly heroName: string;
  /** Language of the book. */
  readonly language: Language;
};

const PAGE_PT = (TRIM_MM * 72) / 25.4;
/** A length of the printed page in hundredths of its width. */
const toShare = (pt: number): number => (100 * pt) / PAGE_PT;

/** Size and leading of a text as it is printed, for `printed-words.css`. */
export const getPrintedSize = ({ sizePt, leadingEm }: Pick<ParagraphLayout, 'sizePt' | 'leadingEm'>): CSSProperties =>
  ({ '--size': toShare(sizePt), '--leading': 1 + leadingEm }) as CSSProperties;

/** After a hyphen at the end of a line there is no space. */
const HYPHEN = /[-\u2010\u05be]$/u;

/** The words of a page in the size and the lines in which they are printed; on a phone, where the page grows, as text. */
export function PrintedWords({ layout, text, heroName, language }: PrintedWordsProps) {
  const measured = layout.paragraphs !== null;
  const marked = () => text.split('\n').map((line) => markHeroName(line, heroName, language));
  const paragraphs = layout.paragraphs ?? styleParagraphs(marked(), layout, language);
  return (
    <div
      className="words-shown printed-words"
      data-measured={measured || undefined}
      style={{ '--gap': toShare(layout.gapPt) } as CSSProperties}
    >
      {paragraphs.map((paragraph, at) => {
        const key = `${at}`;
        return <PrintedParagraph heroName={heroName} key={key} language={language} paragraph={paragraph} />;
      })}
    </div>
  );
}

type PrintedParagraphProps = Pick<PrintedWordsProps, 'heroName' | 'language'> & { readonly paragraph: ParagraphLayout };

function PrintedParagraph({ paragraph, heroName, language }: PrintedParagraphProps) {
  const { large, direction, lines } = paragraph;
  return (
    <p className="printed-paragraph" data-large={large || undefined} dir={direction} style={getPrintedSize(paragraph)}>
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
