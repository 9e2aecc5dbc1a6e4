import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A stylesheet that the first paint waits for, as Next writes it. Text of a page is escaped and never looks like one. */
const LINK = /<link rel="stylesheet" href="\/_next\/(static\/chunks\/[\w-]+\.css)" data-precedence="next"\/>/g;
/** Of styles that a page cannot carry as text. */
const END_TAG = '</style';
/** Developer tools would look for it beside the page. */
const SOURCE_MAP = /\s*\/\*# sourceMappingURL=[^*]*\*\/\s*$/;

/** The text of a file of the build, `static/…`; `null` if it is not there. */
function readBuiltFile(name: string): string | null {
  try {
    return readFileSync(join(/* turbopackIgnore: true */ process.cwd(), '.next', name), 'utf8');
  } catch {
    return null;
  }
}

/**
 * Writes the stylesheets of a built page's head into the page, so that the first paint needs no second answer of the
 * server. The link stays, because React looks there for what is loaded; a disabled one is not fetched. By the precedence
 * React knows that the styles are none of its own elements. `readFile` is told the name of a file below the build's
 * folder, and each is read once.
 */
export function createStylesheetInliner(readFile = readBuiltFile): (html: string) => string {
  const known = new Map<string, string | null>();
  const read = (name: string) => {
    const earlier = known.get(name);
    if (earlier !== undefined) return earlier;
    const text = readFile(name);
    const css = text === null || text.includes(END_TAG) ? null : text.replace(SOURCE_MAP, '');
    known.set(name, css);
    return css;
  };
  return (html) => {
    const end = html.indexOf('</head>');
    if (end === -1) return html;
    const head = html.slice(0, end).replace(LINK, (link, name: string) => {
      const css = read(name);
      return css === null
        ? link
        : `<style data-precedence="next">${css}</style>${link.replace('/>', ' disabled=""/>')}`;
    });
    return head + html.slice(end);
  };
}
