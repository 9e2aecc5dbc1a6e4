type ParsedPost = {
  readonly title: string;
  readonly description: string;
  /** Day of publication, `YYYY-MM-DD`. */
  readonly date: string;
  readonly content: string;
};

const FILE = /^---\r?\n(?<head>[\s\S]*?)\r?\n---\r?\n(?<content>[\s\S]+)$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Parses a post: three named lines between rules, then Markdown.
 * @throws Error naming what is missing
 */
export function parseFrontMatter(text: string): ParsedPost {
  const { head, content } = FILE.exec(text)?.groups ?? {};
  if (head === undefined || content === undefined)
    throw new Error('A post must start with its front matter between two lines of ---.');
  const field = (name: string): string => {
    const value = new RegExp(`^${name}:[ \\t]*(.+)$`, 'm').exec(head)?.[1]?.trim();
    if (!value) throw new Error(`The post has no ${name}.`);
    return value;
  };
  const date = field('date');
  if (!DAY.test(date) || Number.isNaN(Date.parse(date))) throw new Error(`${date} is not a valid date.`);
  return { title: field('title'), description: field('description'), date, content: content.trim() };
}
