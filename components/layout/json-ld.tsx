// A client component so that a page carries the facts as they are, not as a text within a text.
'use client';

/** Facts for search engines, in the words of schema.org. */
export function JsonLd({ data }: { readonly data: object }) {
  // A text of the shop that holds a tag must not end the script.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's content cannot be given otherwise
  return <script dangerouslySetInnerHTML={{ __html: json }} type="application/ld+json" />;
}
