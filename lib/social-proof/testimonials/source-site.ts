/** The host of a source that is a link; `null` for a note, which readers do not see. */
export function getSourceSite(source: string): string | null {
  if (!URL.canParse(source)) return null;
  const { protocol, hostname } = new URL(source);
  return protocol === 'https:' ? hostname.replace(/^www\./, '') : null;
}
