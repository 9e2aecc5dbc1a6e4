/** One tagged piece of a page's content that the typesetter writes for glyphs of one height. */
const PIECE = /\/\w+ <<[^<>]*\/MCID \d+[^<>]*>> BDC\nq\n(?:(?!\nQ\nEMC)[\s\S])*?\nQ\nEMC\n/u;
/** Pieces with nothing between them. */
const RUN = new RegExp(`(?:${PIECE.source}){2,}`, 'gu');
const PIECES = new RegExp(PIECE.source, 'gu');
const ONLY_MARKS = /^\p{M}+$/u;

/**
 * The content of a page with the marks after the letters of their paragraph. The typesetter writes a mark above or below
 * its letter as a piece of its own; between the letters it would part a word, which readers would not find.
 */
export const putMarksLast = (content: string, readPiece: (piece: string) => string | undefined): string =>
  content.replace(RUN, (run) => {
    const pieces = run.match(PIECES) ?? [];
    const isMarks = (piece: string) => piece.includes('\nBT\n') && ONLY_MARKS.test(readPiece(piece) ?? '');
    const marks = pieces.filter(isMarks);
    return marks.length === 0 ? run : [...pieces.filter((piece) => !isMarks(piece)), ...marks].join('');
  });
