// A client component, so that the page's data carries the object once instead of a JSON string inside JSON.
'use client';

/** Structured data (schema.org) for search engines. */
export function JsonLd({ data }: { readonly data: object }) {
  // Escape `<`, so that no text can close the script element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's content cannot be given otherwise
  return <script dangerouslySetInnerHTML={{ __html: json }} type="application/ld+json" />;
}
