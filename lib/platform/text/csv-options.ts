/**
 * A sign that makes a spreadsheet run a cell, also in its wide form, whatever stands in front of it: spaces, line
 * breaks, marks that nobody sees, quotes. A pattern that ends at the first line would miss "=1+1" above another line.
 */
const FORMULA = /^[\s\p{Cc}\p{Cf}"'`]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20\uFE62\uFE63\uFE66\uFE6B\u2212]/u;

/** RFC 4180; a cell that a spreadsheet would run as a formula gets an apostrophe in front. */
export const CSV_OPTIONS = { header: false, newline: '\r\n', escapeFormulae: FORMULA } as const;

/** Excel reads UTF-8 only after this mark. */
export const BYTE_ORDER_MARK = '\u{feff}';
