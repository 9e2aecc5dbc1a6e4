/** A scheme, `www.`, or a host with a path or a port: nobody's name. */
const WEB_ADDRESS = /\p{L}[\w+.-]*:\/\/|\bwww\.|(?:[\p{L}\d-]+\.)+\p{L}{2,}[/:?#]/iu;
/** The endings that mail programs turn into links most readily, and that end no sentence. */
const HOST = /\b[\p{L}\d-]+\.(?:com|net|org|info|biz|co|io|app|dev|xyz|site|online|store|example|il|ru|ke|uk)\b/iu;

/**
 * Whether a name or a title holds a web address (rulings "Class and company links"). A bare host is none, since
 * companies are called so: `toMessageName` makes it harmless.
 */
export const hasWebAddress = (text: string): boolean => WEB_ADDRESS.test(text);

/** The same for free words, where a bare host is an address too. */
export const hasLink = (text: string): boolean => hasWebAddress(text) || HOST.test(text);

/** A typed name for subjects and SMS: without addresses, and without the dots by which mail programs make links. */
export const toMessageName = (name: string): string =>
  name
    .replace(/\p{L}[\w+.-]*:\/\/\S*/giu, ' ')
    .replace(/(?<=[\p{L}\d-])\.(?=\p{L}{2})/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
