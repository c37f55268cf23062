/**
 * What does a booklet's Markdown say? Turns the source into a typed tree and refuses all that lies
 * outside of the small dialect of the materials, naming file and line. Knows nothing of pages.
 * The dialect is described in docs/decisions/0007-pdf-with-pdfmake.md.
 */
import { Marked, type Token, type Tokens } from 'marked'
import { type FenceBlock, fenceBlock, withComments } from './typeset-fences.ts'
import { type Span, spansOf } from './typeset-inline.ts'

export const BOX_KINDS = ['EXEMPLO', 'ATENCAO', 'EXERCICIO', 'GABARITO', 'NOTA'] as const
export type BoxKind = (typeof BOX_KINDS)[number]

export type ListItem = { spans: Span[]; nested: List | null }
export type List = { kind: 'list'; isOrdered: boolean; start: number; items: ListItem[] }
export type Table = { kind: 'table'; header: Span[][]; rows: Span[][][] }
/** Blocks that may stand in running text and in a box. */
export type ProseBlock =
  | { kind: 'paragraph'; spans: Span[] }
  | Exclude<FenceBlock, { kind: 'margin' }>
  | List
  | Table
export type Heading = { kind: 'heading'; level: 1 | 2 | 3; spans: Span[] }
export type Box = { kind: 'box'; box: BoxKind; title: string; blocks: ProseBlock[] }
export type Block = Heading | Box | ProseBlock

export type Booklet = {
  title: string
  subtitle: string
  edition: string
  /** What a reader may do with it. */
  rights: string
  blocks: Block[]
}

const RIGHTS_OF_SOLD = '© Domine a Redação. Uso pessoal de quem comprou.'

/** Where a construct stands, for messages. */
type Place = { file: string; line: number }

const MOST_COLUMNS = 4

/** The source of a booklet breaks a rule of the dialect; the message begins with `file:line`. */
export class BookletSourceError extends Error {
  override name = 'BookletSourceError'
  constructor(place: Place, message: string) {
    super(`${place.file}:${place.line}: ${message}`)
  }
}

const marked = new Marked({
  extensions: [
    {
      name: 'mark',
      level: 'inline',
      start: (source) => source.indexOf('=='),
      tokenizer(source) {
        const match = /^==(?=\S)([^=]+?)==/.exec(source)
        if (!match) return undefined
        return { type: 'mark', raw: match[0], tokens: this.lexer.inlineTokens(match[1] ?? '') }
      },
    },
  ],
})

/**
 * Reads a booklet source.
 *
 * @param file name for messages
 * @throws BookletSourceError for the first construct outside of the dialect
 */
export function readBooklet(source: string, file: string): Booklet {
  const text = source.replaceAll('\r\n', '\n')
  const frontMatter = /^---\n([\s\S]*?)\n---\n/.exec(text)
  if (!frontMatter) throw new BookletSourceError({ file, line: 1 }, 'front matter (---) is missing')
  const fact = (name: string, unless?: string) => {
    const match = new RegExp(`^${name}:[ \\t]*(.+)$`, 'm').exec(frontMatter[1] ?? '')
    const value = match?.[1]?.trim().replace(/^"(.*)"$/, '$1') || unless
    if (!value) throw new BookletSourceError({ file, line: 1 }, `front matter has no "${name}"`)
    return value
  }
  const facts = {
    title: fact('title'),
    subtitle: fact('subtitle'),
    edition: fact('edition'),
    rights: fact('rights', RIGHTS_OF_SOLD),
  }
  const firstLine = lineBreaks(frontMatter[0]) + 1
  return { ...facts, blocks: blocksOf(text.slice(frontMatter[0].length), { file, line: firstLine }) }
}

function blocksOf(source: string, start: Place): Block[] {
  const blocks: Block[] = []
  let line = start.line
  for (const token of marked.lexer(source)) {
    const place = { file: start.file, line }
    const block = blockOf(token, place)
    if (block?.kind === 'margin') {
      const refuse = (message: string) => new BookletSourceError(place, message)
      const sheet = blocks.pop()
      if (sheet?.kind !== 'sheet') throw refuse('comments in the margin follow their essay at once')
      blocks.push(withComments(sheet, block.comments, refuse))
    } else if (block) blocks.push(block)
    line += lineBreaks(token.raw)
  }
  return blocks
}

function blockOf(token: Token, place: Place): Block | (FenceBlock & { kind: 'margin' }) | null {
  const refuse = (message: string) => new BookletSourceError(place, message)
  const inline = (tokens: Token[] | undefined) => spansOf(tokens ?? [], refuse)
  switch (token.type) {
    case 'space':
      return null
    case 'heading': {
      const { depth, tokens } = token as Tokens.Heading // the lexer's own tag says so, here and below
      if (depth !== 1 && depth !== 2 && depth !== 3) throw refuse(`heading of level ${depth}: at most ###`)
      return { kind: 'heading', level: depth, spans: inline(tokens) }
    }
    case 'paragraph':
      return { kind: 'paragraph', spans: inline(token.tokens) }
    case 'list':
      return listOf(token as Tokens.List, inline, refuse)
    case 'table': {
      const { header, rows } = token as Tokens.Table
      if (header.length > MOST_COLUMNS)
        throw refuse(`table of ${header.length} columns: at most ${MOST_COLUMNS}`)
      return {
        kind: 'table',
        header: header.map((cell) => inline(cell.tokens)),
        rows: rows.map((row) => row.map((cell) => inline(cell.tokens))),
      }
    }
    case 'blockquote':
      return boxOf(token as Tokens.Blockquote, place)
    case 'code': {
      const { lang, text } = token as Tokens.Code
      return fenceBlock(lang ?? '', text, refuse)
    }
    default:
      throw refuse(`"${token.raw.trim().slice(0, 40)}" (${token.type}) does not belong to the dialect`)
  }
}

function boxOf(token: Tokens.Blockquote, place: Place): Block {
  const body = token.raw.replace(/^ {0,3}> ?/gm, '')
  const head = /^\[!([^\]]*)\][ \t]*(.*)(?:\n|$)/.exec(body)
  if (!head) throw new BookletSourceError(place, 'blockquote without a box tag such as [!EXEMPLO]')
  const box = BOX_KINDS.find((kind) => kind === head[1])
  if (!box) {
    throw new BookletSourceError(place, `unknown box [!${head[1]}]: one of ${BOX_KINDS.join(', ')}`)
  }
  const inside = blocksOf(body.slice(head[0].length), { file: place.file, line: place.line + 1 })
  const blocks = inside.filter((block) => block.kind !== 'heading' && block.kind !== 'box')
  if (blocks.length < inside.length) throw new BookletSourceError(place, 'heading or box inside of a box')
  return { kind: 'box', box, title: (head[2] ?? '').trim(), blocks }
}

function listOf(
  token: Tokens.List,
  inline: (tokens: Token[] | undefined) => Span[],
  refuse: (message: string) => Error,
  isNested = false,
): List {
  const items = token.items.map((item) => {
    const spans: Span[] = []
    let nested: List | null = null
    for (const part of item.tokens) {
      if (part.type === 'space') continue
      if (part.type === 'list') {
        if (isNested) throw refuse('list nested deeper than one level')
        nested = listOf(part as Tokens.List, inline, refuse, true)
      } else if (part.type === 'text' || part.type === 'paragraph') {
        if (spans.length > 0) spans.push({ text: '\n' })
        spans.push(...inline('tokens' in part && part.tokens ? part.tokens : [part]))
      } else throw refuse(`${part.type} inside of a list item`)
    }
    return { spans, nested }
  })
  return { kind: 'list', isOrdered: token.ordered, start: Number(token.start) || 1, items }
}

function lineBreaks(text: string): number {
  return text.split('\n').length - 1
}
