import { Fragment } from 'react';
import type { Language } from '@/lib/markets';
import { runsOf } from '@/lib/typesetting';

type StoryTextProps = {
  readonly paragraphs: readonly string[];
  readonly heroName: string;
  /** The book's. */
  readonly language: Language;
};

/** Paragraphs of a page with the hero's name in coral, as in the printed book. */
export function StoryText({ paragraphs, heroName, language }: StoryTextProps) {
  return paragraphs.map((paragraph) => (
    <p key={paragraph}>
      {runsOf(paragraph, heroName, language).map((part, at) => {
        const key = `${at}`;
        return part.hero ? (
          <b className="child-name" key={key}>
            {part.text}
          </b>
        ) : (
          <Fragment key={key}>{part.text}</Fragment>
        );
      })}
    </p>
  ));
}

/** Characters from which a page is set smaller, and smaller still. */
const SET_SMALLER = { medium: 120, long: 240 } as const;

/** The class that sets a page of many words smaller; none for a page of few. */
export function typeSize(paragraphs: readonly string[]): string | undefined {
  const { length } = paragraphs.join(' ');
  if (length > SET_SMALLER.long) return 'words-long';
  return length > SET_SMALLER.medium ? 'words-medium' : undefined;
}
