/**
 * Bold, italic, struck, underlined and marked words of a description in Markdown: which of them are written with signs,
 * and which keep their tags because signs would not be read there (decision 0102).
 */
import type { Element, Nodes as HtmlNode, RootContent } from 'hast'
import type { Handle, State } from 'hast-util-to-mdast'
import type { Html, PhrasingContent } from 'mdast'
import type { Handle as Print } from 'mdast-util-to-markdown'

/** Words between signs or tags of ours. The library knows by this name that such a node stands in a line. */
type Enclosed = {
  type: 'textDirective'
  open: string
  close: string
  children: PhrasingContent[]
}
declare module 'mdast' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged into the library's own.
  interface PhrasingContentMap {
    textDirective: Enclosed
  }
  // biome-ignore lint/style/useConsistentTypeDefinitions: as above.
  interface RootContentMap {
    textDirective: Enclosed
  }
}

const KINDS: Readonly<Record<string, string>> = {
  strong: 'bold',
  b: 'bold',
  em: 'italic',
  i: 'italic',
  s: 'struck',
}
const BLOCKS: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'list',
  'blockquote',
  'thematicBreak',
  'html',
])
const BEGINS_WITH_LETTER = /^[^\s\p{P}\p{S}]/u
const ENDS_WITH_LETTER = /[^\s\p{P}\p{S}]$/u

export const keepTags: Handle = (state, element) => inTags(element, wordsOf(state, element))

/** @param signed the words with the signs of Markdown, where these are read as such; elsewhere the tags stay */
export function mark(signed: (words: PhrasingContent[]) => PhrasingContent): Handle {
  return (state, element, parent) => {
    const children = wordsOf(state, element)
    if (children.some(isBlock)) return inTags(element, children)
    const { before, words, after } = withoutSpaceAround(children)
    if (words.length === 0) return before
    const siblings: readonly HtmlNode[] = parent?.children ?? []
    const place = siblings.indexOf(element)
    const previous = before.length > 0 ? undefined : siblings[place - 1]
    const next = after.length > 0 ? undefined : siblings[place + 1]
    const isReadAsSign =
      opensAfter(previous, words[0]) &&
      closesBefore(words.at(-1), next) &&
      // Around tags and tildes the library does not see which signs would end which; struck words hold no signs.
      words.every(({ type }) => type !== 'textDirective' && (element.tagName !== 's' || type === 'text'))
    return [...before, ...(isReadAsSign ? [signed(words)] : inTags(element, words)), ...after]
  }
}

/** Bold within bold says no more than bold: the inner mark goes, whose signs would end the outer one. So do empty ones. */
export function withoutNestedMarks<Node extends RootContent>(
  nodes: readonly Node[],
  within: ReadonlySet<string> = new Set(),
): Node[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [node]
    const kind = KINDS[node.tagName]
    const children = withoutNestedMarks(node.children, kind ? new Set([...within, kind]) : within)
    if (kind && children.length === 0) return []
    return kind && within.has(kind) ? (children as Node[]) : [{ ...node, children }]
  })
}

/** "a**(b)**" is not bold: between a letter and punctuation, a sign belongs to the letter. */
function opensAfter(previous: HtmlNode | undefined, first: PhrasingContent | undefined): boolean {
  // Signs behind signs ("*a***b**") are read in more than one way.
  if (isMark(previous)) return endsWithSpace(previous)
  if (previous?.type !== 'text' || !ENDS_WITH_LETTER.test(previous.value)) return true
  return first?.type === 'text' && BEGINS_WITH_LETTER.test(first.value)
}

function closesBefore(last: PhrasingContent | undefined, next: HtmlNode | undefined): boolean {
  if (next?.type !== 'text' || !BEGINS_WITH_LETTER.test(next.value)) return true
  return last?.type === 'text' && ENDS_WITH_LETTER.test(last.value)
}

/** Signs count only close to a word: space and line breaks at the edges go outside. */
function withoutSpaceAround(children: readonly PhrasingContent[]) {
  const parts = children.flatMap((child): PhrasingContent[] =>
    child.type === 'text'
      ? child.value.split(/^(\s+)|(\s+)$/).flatMap((value) => (value ? [{ type: 'text', value }] : []))
      : [child],
  )
  const isWord = (part: PhrasingContent) =>
    part.type !== 'break' && !(part.type === 'text' && part.value.trim() === '')
  const first = parts.findIndex(isWord)
  if (first < 0) return { before: parts, words: [], after: [] }
  const end = parts.findLastIndex(isWord) + 1
  return { before: parts.slice(0, first), words: parts.slice(first, end), after: parts.slice(end) }
}

function inTags({ tagName }: Element, children: PhrasingContent[]): (Html | PhrasingContent)[] {
  const [open, close] = [`<${tagName}>`, `</${tagName}>`]
  // Around blocks a tag stands alone, so that what it holds is read as Markdown.
  if (children.some(isBlock))
    return [{ type: 'html', value: open }, ...children, { type: 'html', value: close }]
  return [{ type: 'textDirective', open, close, children }]
}

export function printEnclosed(...[node, , state, info]: Parameters<Print>): string {
  const { open, close } = node as Enclosed // the only kind of node that this is set for
  const tracker = state.createTracker(info)
  const before = tracker.move(open)
  return before + state.containerPhrasing(node, { ...tracker.current(), before, after: close }) + close
}

/** What stands in a mark is words, or blocks that the library's own handlers let through in the same way. */
function wordsOf(state: State, element: Element): PhrasingContent[] {
  return state.all(element) as PhrasingContent[]
}

export function isElement(node: HtmlNode | undefined, tagName: string): boolean {
  return node?.type === 'element' && node.tagName === tagName
}

function isMark(node: HtmlNode | undefined): boolean {
  return node?.type === 'element' && node.tagName in KINDS
}

function endsWithSpace(node: HtmlNode | undefined): boolean {
  if (node?.type === 'text') return /\s$/.test(node.value)
  if (isElement(node, 'br')) return true
  return node?.type === 'element' && endsWithSpace(node.children.at(-1))
}

function isBlock({ type }: PhrasingContent): boolean {
  return BLOCKS.has(type)
}
