export type ServerEvent<Data> = { readonly event: string; readonly data: Data };

/** Parses a stream of server-sent events; skips comments and `retry`. */
export async function* parseEvents<Data>(response: Response): AsyncGenerator<ServerEvent<Data>> {
  if (!response.body) return;
  let unread = '';
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (unread + text).split('\n\n');
    unread = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      if (event && data) yield { event, data: JSON.parse(data) as Data };
    }
  }
}
