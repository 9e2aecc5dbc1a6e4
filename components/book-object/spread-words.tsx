import type { CSSProperties, ReactNode } from 'react';
import { POINTS_PER_UNIT, type SpreadLine, toToneColour } from '@/lib/typesetting';

/** Units of a spread in a hundredth of its width. */
const UNITS_PER_CQW = 24;
/** After a hyphen at the end of a line there is no space. */
const HYPHEN = /[-\u2010\u05be]$/u;

/** The lines of each text, in reading order. */
export function groupLines(lines: readonly SpreadLine[]): readonly (readonly SpreadLine[])[] {
  const ids = [...new Set(lines.map(({ textId }) => textId))];
  return ids.map((id) => lines.filter(({ textId }) => textId === id));
}

/** Where a line stands on the spread, in hundredths of its width, for `spread-words.css`. */
const getPlace = ({ x, y, width, sizePt, turn, tone }: SpreadLine): CSSProperties =>
  ({
    '--x': x / UNITS_PER_CQW,
    '--y': y / UNITS_PER_CQW,
    '--wide': width / UNITS_PER_CQW,
    '--size': sizePt / POINTS_PER_UNIT / UNITS_PER_CQW,
    '--turn': `${turn}deg`,
    '--tone': toToneColour(tone),
  }) as CSSProperties;

function getJustification({ align, direction }: SpreadLine): 'start' | 'center' | 'end' {
  if (align === 'center') return 'center';
  return (align === 'left') === (direction === 'ltr') ? 'start' : 'end';
}

/** One line of a text on its picture, as it is printed; it is read aloud with the next one. */
function Line({ line }: { readonly line: SpreadLine }) {
  return (
    <span className="spread-line" data-face={line.face} data-tone={line.tone} style={getPlace(line)}>
      <span data-side={getJustification(line)} dir={line.direction}>
        {line.text}
        {!HYPHEN.test(line.text) && ' '}
      </span>
    </span>
  );
}

type SpreadWordsProps = {
  readonly lines: readonly SpreadLine[];
  /** What a text is in; a paragraph unless told. */
  readonly renderText?: (id: string, lines: ReactNode) => ReactNode;
};

/** The words of two facing pages over their picture: real text at the places where it is printed. */
export function SpreadWords({ lines, renderText }: SpreadWordsProps) {
  return (
    <div className="spread-words" dir="ltr">
      {groupLines(lines).map((own) => {
        const id = own[0]?.textId ?? '';
        const shown = own.map((line) => <Line key={`${line.x} ${line.y}`} line={line} />);
        return renderText ? renderText(id, shown) : <p key={id}>{shown}</p>;
      })}
    </div>
  );
}
