import { expect, it } from 'vitest';
import { createStylesheetInliner } from './inline-stylesheets';

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const disabled = (name: string) => link(name).replace('/>', ' disabled=""/>');
const style = (css: string) => `<style data-precedence="next">${css}</style>`;
const page = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`;

const asked: string[] = [];
const files: Readonly<Record<string, string>> = {
  'static/chunks/a.css': 'p{color:red}\n/*# sourceMappingURL=a.css.map*/',
  'static/chunks/b.css': 'a{content:"$&"}',
  'static/chunks/odd.css': 'a{content:"</style>"}',
};
const inline = createStylesheetInliner((name) => {
  asked.push(name);
  return files[name] ?? null;
});

it('the styles of the head stand in the page, in their order, and their links fetch nothing', () => {
  expect(inline(page(link('a') + link('b')))).toBe(
    page(`${style('p{color:red}')}${disabled('a')}${style('a{content:"$&"}')}${disabled('b')}`),
  );
});

it('a stylesheet is read once', () => {
  inline(page(link('a')));
  inline(page(link('a')));
  expect(asked.filter((name) => name === 'static/chunks/a.css')).toHaveLength(1);
});

it.each([
  ['of the body', page('', link('a'))],
  ['that is not there', page(link('gone'))],
  ['that would end the style early', page(link('odd'))],
  ['of another place', page('<link rel="stylesheet" href="https://a.example/a.css" data-precedence="next"/>')],
  ['of a page without a head', link('a')],
])('a stylesheet %s stays a link', (_, html) => expect(inline(html)).toBe(html));
