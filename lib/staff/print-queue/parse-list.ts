/** A line of a typed, pasted or scanned list. */
export type MarkedLine = {
  /** As a customer reads it out. */
  readonly number: string;
  readonly trackingNumber: string | null;
  readonly carrier: string | null;
};

const MAX_WORD = 80;

/** A cell as a spreadsheet or a scanner gives it: without marks that nobody sees, quotes and the sign of a number. */
const clean = (cell: string): string => cell.replace(/[\p{Cf}"']/gu, '').trim();

function parseLine(line: string): MarkedLine | null {
  // A list of a spreadsheet has tabs, a file commas or semicolons; what is typed has spaces.
  const separator = /[\t,;]/.test(line) ? /[\t,;]/ : / +/;
  const [number = '', trackingNumber = '', ...rest] = line.trim().split(separator).map(clean);
  if (!number) return null;
  return {
    number: number.replace(/^#/, '').toUpperCase().slice(0, MAX_WORD),
    trackingNumber: trackingNumber.slice(0, MAX_WORD) || null,
    carrier: rest.filter(Boolean).join(' ').slice(0, MAX_WORD) || null,
  };
}

/** Lines of `number [tracking number] [carrier]`, each number once; empty lines say nothing. */
export function parseMarkedList(text: string): readonly MarkedLine[] {
  const lines = text.split(/\r\n?|\n/).flatMap((line) => parseLine(line) ?? []);
  return [...new Map(lines.map((line) => [line.number, line])).values()];
}
