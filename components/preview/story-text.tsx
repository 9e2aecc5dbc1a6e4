import { Fragment } from 'react';
import { partsByName } from './reader-moves';

type StoryTextProps = { readonly paragraphs: readonly string[]; readonly heroName: string };

/** Paragraphs of a page with the hero's name in coral. */
export function StoryText({ paragraphs, heroName }: StoryTextProps) {
  return paragraphs.map((paragraph) => (
    <p key={paragraph}>
      {partsByName(paragraph, heroName).map((part, at) => {
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

/** Characters from which a page is set a size smaller. */
const LONG_FROM = 230;

export const isLong = (paragraphs: readonly string[]): boolean => paragraphs.join(' ').length > LONG_FROM;
