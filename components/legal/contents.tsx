type ContentsProps = {
  readonly title: string;
  readonly entries: ReadonlyArray<{ readonly id: string; readonly title: string }>;
};

/** Links to the sections: pills to wrap on a phone, a list that stays beside the text on a wide screen. */
export function Contents({ title, entries }: ContentsProps) {
  return (
    <nav aria-labelledby="contents" className="lg:sticky lg:top-[calc(var(--bar)+24px)] lg:self-start">
      <h2 className="mb-2 font-semibold font-ui text-ink-soft text-small tracking-normal" id="contents">
        {title}
      </h2>
      <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-0">
        {entries.map((entry) => (
          <li key={entry.id}>
            <a
              className="flex min-h-(--tap) items-center rounded-pill border border-line bg-leaf px-4 text-small leading-snug hover:underline lg:border-0 lg:bg-transparent lg:px-0 lg:text-body"
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
