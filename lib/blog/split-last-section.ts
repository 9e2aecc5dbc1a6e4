type SplitPost = {
  readonly body: string;
  /** The last section without its heading's mark; `null` in a text with fewer than two sections. */
  readonly ending: { readonly heading: string; readonly text: string } | null;
};

const LAST_SECTION = /\n## (?<heading>[^\n]+)\n(?<text>(?:(?!\n## )[\s\S])*)$/;

/** Splits off a post's last section, which suggests something to do the same evening. */
export function splitLastSection(markdown: string): SplitPost {
  const found = LAST_SECTION.exec(markdown);
  const { heading, text } = found?.groups ?? {};
  const sections = markdown.match(/^## /gm)?.length ?? 0;
  if (!found || !heading || text === undefined || sections < 2) return { body: markdown, ending: null };
  return { body: markdown.slice(0, found.index).trim(), ending: { heading: heading.trim(), text: text.trim() } };
}
