/** The links in a page's HTML. */
export type PageLinks = {
  /** Link targets, as written. */
  readonly links: readonly string[];
  /** URLs of pictures, scripts, styles, icons and feeds, as written. */
  readonly files: readonly string[];
  /** Valid fragments. */
  readonly ids: ReadonlySet<string>;
};

const unescapeHtml = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
const all = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, value = '']) => unescapeHtml(value));
/** A file's URL ends at the first white space; its width follows. */
const parseSrcSet = (set: string): readonly string[] => set.split(',').map((part) => part.trim().split(/\s/)[0] ?? '');

/** Extracts the links, files and ids of a page, ignoring its scripts. */
export function parsePageLinks(source: string): PageLinks {
  const html = source.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1</script>');
  return {
    links: all(html, /<a\b[^>]*?\shref="([^"]*)"/g),
    files: [
      ...all(html, /<(?:img|script|source|iframe|video)\b[^>]*?\ssrc="([^"]*)"/g),
      ...all(html, /\s(?:srcset|imagesrcset)="([^"]*)"/gi).flatMap(parseSrcSet),
      ...all(html, /<link\b(?![^>]*\brel="(?:canonical|alternate|preconnect)")[^>]*?\shref="([^"]*)"/g),
      ...all(html, /<use\b[^>]*?\shref="([^"#]*)/g),
      ...all(html, /<meta\b[^>]*?(?:og|twitter):image"[^>]*?\scontent="([^"]*)"/g),
    ].filter((file) => file !== '' && !file.startsWith('data:')),
    ids: new Set(all(html, /\s(?:id|name)="([^"]*)"/g)),
  };
}
