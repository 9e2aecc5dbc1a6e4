import { describe, expect, it } from 'vitest';
import type { EditorPageView } from '@/lib/books';
import { createHistory, pushChange, undoChange } from '@/lib/client/undo-history';
import { applyEdit } from './apply-answer';
import { continueHistory, getPageValues, listEdits, toSpreadWords } from './page-history';

const ORIGINAL = { text: '\u2068Maya\u2069 looked up.\nThe moon was late.', subtitle: null };
const pageOf = (text: string): EditorPageView =>
  ({ key: 's01', chosen: 0, original: ORIGINAL, words: { text, subtitle: null } }) as EditorPageView;
const typed = (text: string) => pushChange(createHistory(getPageValues(pageOf(ORIGINAL.text))), { text }, 0);

/** What is typed, and the words that the server answers with when the page is read again. */
const TYPED: readonly (readonly [name: string, typed: string, stored: string])[] = [
  ['a space at the end', 'The moon came. ', 'The moon came.'],
  ['two spaces at the end', 'The moon came.  ', 'The moon came.'],
  ['a new line at the end', 'The moon came.\n', 'The moon came.'],
  ['spaces around a line break', ' The moon  \n  came.', 'The moon\ncame.'],
  ['an empty line between paragraphs', 'The moon\n\n\ncame.', 'The moon\ncame.'],
  ['a mark of direction pasted with it', '\u200fThe moon came.', 'The moon came.'],
  ['a letter and its accent as two signs', 'The cafe\u0301.', 'The café.'],
  ['nothing: the story comes back', '', ORIGINAL.text],
  ['the own words of the story', 'Maya looked up.\nThe moon was late.', ORIGINAL.text],
];

describe('§4 "Editor saving": undo survives what the server tidies', () => {
  it.each(TYPED)('%s', (_, text, stored) => {
    const history = typed(text);
    const read = continueHistory(history, pageOf(stored));
    expect(read).toBe(history);
    expect(undoChange(read).present.text).toBe(ORIGINAL.text);
  });

  it('words from another tab, and another picture, start a new history', () => {
    const history = typed('The moon came.');
    expect(continueHistory(history, pageOf('The sun came.')).past).toEqual([]);
    expect(continueHistory(history, { ...pageOf('The moon came.'), chosen: 1 }).past).toEqual([]);
  });

  it('undo to the words of the story follows the story', () => {
    const page = pageOf('The moon came.');
    const back = { ...getPageValues(page), text: 'Maya looked up.\nThe moon was late. ' };
    expect(listEdits(page, getPageValues(page), back)).toEqual([
      { kind: 'words', key: 's01', text: null, subtitle: null },
    ]);
  });
});

describe('§10 words: the texts of a spread', () => {
  const original = toSpreadWords({ call: 'Tap.', story: '\u2068Maya\u2069 looked up.', end: 'Good night.' });
  const spreadOf = (texts: Readonly<Record<string, string>>) =>
    ({
      key: 's01',
      chosen: 0,
      version: 1,
      original,
      words: toSpreadWords({ ...original.texts, ...texts }),
    }) as EditorPageView;
  const edit = (page: EditorPageView, texts: Readonly<Record<string, string>>) =>
    listEdits(page, getPageValues(page), {
      ...getPageValues(page),
      ...toSpreadWords({ ...page.words.texts, ...texts }),
    });

  it('those are sent that are not the story’s own, by their ids', () => {
    const page = spreadOf({ end: 'Sleep well.' });
    expect(edit(page, { call: 'Knock.' })).toEqual([
      { kind: 'words', key: 's01', text: null, subtitle: null, texts: { call: 'Knock.', end: 'Sleep well.' } },
    ]);
    expect(edit(page, { end: 'Good night. ' })).toMatchObject([{ texts: {} }]);
  });

  it('are shown as they are typed, the others as they were', () => {
    const page = spreadOf({});
    const [sent] = edit(page, { call: 'Knock.' });
    const shown = sent && applyEdit(page, sent, 2);
    expect(shown?.words).toEqual(toSpreadWords({ ...original.texts, call: 'Knock.' }));
  });

  it('an empty one is the story’s own again, and undo survives it', () => {
    const page = spreadOf({});
    const history = pushChange(createHistory(getPageValues(page)), toSpreadWords({ ...original.texts, call: '' }), 0);
    expect(continueHistory(history, page)).toBe(history);
    const elsewhere = continueHistory(history, spreadOf({ end: 'Sleep well.' }));
    expect(elsewhere.past).toEqual([]);
  });
});
