import { Fragment } from 'react';
import type { Language } from '@/lib/markets';
import { getLineDirection, splitHeroRuns } from '@/lib/typesetting';

export type StoryTextProps = {
  readonly paragraphs: readonly string[];
  readonly heroName: string;
  /** Language of the book. */
  readonly language: Language;
};

/** Paragraphs of a page as in the printed book: the child's name in coral, each in the direction of its own letters. */
export function StoryText({ paragraphs, heroName, language }: StoryTextProps) {
  return paragraphs.map((paragraph) => (
    <p dir={getLineDirection(paragraph, heroName, language)} key={paragraph}>
      <StoryRuns heroName={heroName} language={language} text={paragraph} />
    </p>
  ));
}

type StoryRunsProps = Omit<StoryTextProps, 'paragraphs'> & { readonly text: string };

/** A paragraph or a line of a page. */
export const StoryRuns = ({ text, heroName, language }: StoryRunsProps) =>
  splitHeroRuns(text, heroName, language).map((part, index) => {
    const key = `${index}`;
    return part.hero ? (
      <b className="child-name" key={key}>
        {part.text}
      </b>
    ) : (
      <Fragment key={key}>{part.text}</Fragment>
    );
  });

/** From these numbers of characters the text gets smaller. */
const SMALLER_TEXT_FROM = { medium: 120, long: 240 } as const;

/** CSS class that makes long text smaller; none for short text. */
export function textSizeClass(paragraphs: readonly string[]): string | undefined {
  const { length } = paragraphs.join(' ');
  if (length > SMALLER_TEXT_FROM.long) return 'words-long';
  return length > SMALLER_TEXT_FROM.medium ? 'words-medium' : undefined;
}
