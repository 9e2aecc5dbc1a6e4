/** Where a page leads to, as its HTML says it. */
export type PageLinks = {
  /** Targets of links, as written. */
  readonly links: readonly string[];
  /** Addresses of pictures, scripts, styles, icons and feeds, as written. */
  readonly files: readonly string[];
  /** What can stand behind a `#`. */
  readonly ids: ReadonlySet<string>;
};

const unescaped = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
const all = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, value = '']) => unescaped(value));
/** A file's address ends at the first white space; its width follows. */
const candidates = (set: string): readonly string[] => set.split(',').map((part) => part.trim().split(/\s/)[0] ?? '');

/** Reads the links, files and ids of a page; what its scripts say is none of them. */
export function pageLinks(source: string): PageLinks {
  const html = source.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1</script>');
  return {
    links: all(html, /<a\b[^>]*?\shref="([^"]*)"/g),
    files: [
      ...all(html, /<(?:img|script|source|iframe|video)\b[^>]*?\ssrc="([^"]*)"/g),
      ...all(html, /\s(?:srcset|imagesrcset)="([^"]*)"/gi).flatMap(candidates),
      ...all(html, /<link\b(?![^>]*\brel="(?:canonical|alternate|preconnect)")[^>]*?\shref="([^"]*)"/g),
      ...all(html, /<use\b[^>]*?\shref="([^"#]*)/g),
      ...all(html, /<meta\b[^>]*?(?:og|twitter):image"[^>]*?\scontent="([^"]*)"/g),
    ].filter((file) => file !== '' && !file.startsWith('data:')),
    ids: new Set(all(html, /\s(?:id|name)="([^"]*)"/g)),
  };
}
