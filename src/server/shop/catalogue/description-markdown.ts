/**
 * A description as the owner edits it: Markdown, made of the sanitised HTML that is kept (decisions 0060 and 0102).
 * What Markdown has no sign for (underline, tables …) stays HTML, which Markdown lets through.
 */
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { defaultHandlers, type Handle, type State, toMdast } from 'hast-util-to-mdast'
import type { Html } from 'mdast'
import { type Options, toMarkdown } from 'mdast-util-to-markdown'
import { isElement, keepTags, mark, printEnclosed, withoutNestedMarks } from './description-marks.ts'

const FROM_HTML: Readonly<Record<string, Handle>> = {
  strong: mark((children) => ({ type: 'strong', children })),
  b: mark((children) => ({ type: 'strong', children })),
  em: mark((children) => ({ type: 'emphasis', children })),
  i: mark((children) => ({ type: 'emphasis', children })),
  s: mark((children) => ({ type: 'textDirective', open: '~~', close: '~~', children })),
  u: keepTags,
  mark: keepTags,
  table: (_, element) => asHtml(element),
  h2: heading,
  h3: heading,
  h4: heading,
  // Without an address it is no link: its words stand for themselves.
  a: (state, element) =>
    element.properties['href'] ? defaultHandlers.a(state, element) : state.all(element),
  // The library parts items that hold a list of several by blank lines, which would make paragraphs of them.
  li: (state, element) => ({
    ...defaultHandlers.li(state, element),
    spread: element.children.some((child) => isElement(child, 'p')),
  }),
}

const FROM_HTML_WITHOUT_SIGNS = {
  ...FROM_HTML,
  strong: keepTags,
  b: keepTags,
  em: keepTags,
  i: keepTags,
  s: keepTags,
}

const FORM: Options = {
  bullet: '-',
  listItemIndent: 'one',
  resourceLink: true,
  rule: '-',
  handlers: { textDirective: printEnclosed },
  // What marked reads beyond CommonMark: struck words, and the line below the head of a table.
  unsafe: [
    { character: '~', inConstruct: 'phrasing', notInConstruct: ['destinationRaw', 'destinationLiteral'] },
    { character: '|', atBreak: true },
    { character: ':', atBreak: true, after: '-' },
    { character: '-', atBreak: true, after: '[:|]' },
  ],
}
/** The library's `\&`, after any number of escaped backslashes, where no entity begins: "P&B" needs no sign. */
const NEEDLESS_ESCAPE = /(?<!\\)((?:\\\\)*)\\&(?!#?\w+;)/g

/** The library writes letters as numbers where signs would otherwise not be read: right, but nobody can edit it. */
const RIDDLE = /&#x/

/** @param html as the sanitiser leaves it */
export function markdownFromHtml(html: string): string {
  const markdown = written(html, FROM_HTML)
  return RIDDLE.test(markdown) ? written(html, FROM_HTML_WITHOUT_SIGNS) : markdown
}

function written(html: string, handlers: Readonly<Record<string, Handle>>): string {
  const root = fromHtml(html, { fragment: true })
  const tree = toMdast({ ...root, children: withoutNestedMarks(root.children) }, { handlers })
  return toMarkdown(tree, FORM).replaceAll(NEEDLESS_ESCAPE, '$1&').replace(/\n$/, '')
}

/** A heading of Markdown is one line; with a line break in it, it stays HTML. */
function heading(state: State, element: Element) {
  const hasBreak = element.children.some((child) => isElement(child, 'br'))
  return hasBreak ? asHtml(element) : defaultHandlers.h2(state, element)
}

function asHtml(element: Element): Html {
  const characterReferences = { useNamedReferences: true }
  return { type: 'html', value: toHtml(element, { closeSelfClosing: true, characterReferences }) }
}
