type TableOfContentsProps = {
  readonly title: string;
  readonly entries: ReadonlyArray<{ readonly id: string; readonly title: string }>;
};

/** Links to the sections: wrapping pills on a phone, a sticky list beside the text on a wide screen. */
export function TableOfContents({ title, entries }: TableOfContentsProps) {
  return (
    <nav aria-labelledby="contents" className="lg:sticky lg:top-[calc(var(--bar)+24px)] lg:self-start">
      <h2 className="mb-2 font-semibold font-ui text-ink-soft text-small tracking-normal" id="contents">
        {title}
      </h2>
      <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-0">
        {entries.map((entry) => (
          <li key={entry.id}>
            <a
              className="flex min-h-(--tap) items-center rounded-pill hairline border-line bg-leaf px-4 text-small leading-snug hover:underline lg:no-border lg:bg-transparent lg:px-0 lg:text-body"
              href={`#${entry.id}`}
            >
              {entry.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
