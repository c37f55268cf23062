/**
 * What may a fence of the dialect hold? An essay on the sheet, the comments in its margin, a diagram, room to write, and a
 * list to tear out. Decision 0229.
 */

export const DIAGRAM_KINDS = ['paragrafo', 'proposta', 'escada', 'tempo', 'arvore', 'caminho'] as const
export type DiagramKind = (typeof DIAGRAM_KINDS)[number]

/** A remark in the margin, tied to words of the essay. */
export type MarginComment = { passage: string; text: string }

export type FenceBlock =
  | { kind: 'sheet'; paragraphs: string[]; comments: MarginComment[] }
  | { kind: 'diagram'; diagram: DiagramKind; rows: string[][] }
  /** Ruled lines to write on, as far apart as those of the exam's sheet. */
  | { kind: 'lines'; count: number }
  /** The whole sheet of 30 lines. */
  | { kind: 'blank-sheet' }
  | { kind: 'checklist'; title: string; items: string[] }
  /** Belongs to the sheet before it; never stays in the tree. */
  | { kind: 'margin'; comments: MarginComment[] }

const MOST_LINES = 30

/** @throws by `refuse` for a fence that the dialect does not know */
export function fenceBlock(lang: string, text: string, refuse: (message: string) => Error): FenceBlock {
  const [name = '', ...words] = lang.split(/\s+/)
  const rest = words.join(' ')
  switch (name) {
    case 'redacao': {
      const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
      return { kind: 'sheet', paragraphs: paragraphs.filter((paragraph) => paragraph !== ''), comments: [] }
    }
    case 'margem':
      return {
        kind: 'margin',
        comments: rowsOf(text).map((cells) => {
          const [passage, comment] = cells
          if (!passage || !comment || cells.length > 2)
            throw refuse('a comment is "words of the essay | remark"')
          return { passage, text: comment }
        }),
      }
    case 'diagrama': {
      const diagram = DIAGRAM_KINDS.find((kind) => kind === rest)
      if (!diagram) throw refuse(`unknown diagram "${rest}": one of ${DIAGRAM_KINDS.join(', ')}`)
      return { kind: 'diagram', diagram, rows: rowsOf(text) }
    }
    case 'linhas': {
      const count = Number(rest)
      if (!Number.isInteger(count) || count < 1 || count > MOST_LINES)
        throw refuse(`"${lang}": 1 to ${MOST_LINES} lines`)
      return { kind: 'lines', count }
    }
    case 'folha':
      return { kind: 'blank-sheet' }
    case 'lista':
      return { kind: 'checklist', title: rest, items: rowsOf(text).map((cells) => cells.join(' ')) }
    default:
      throw refuse(`fenced block "${lang}": redacao, margem, diagrama, linhas, folha or lista`)
  }
}

/** Gives a sheet the comments of the fence after it, each at words that the essay has. */
export function withComments(
  sheet: FenceBlock & { kind: 'sheet' },
  comments: readonly MarginComment[],
  refuse: (message: string) => Error,
): FenceBlock & { kind: 'sheet' } {
  let from = 0
  const text = sheet.paragraphs.join(' ')
  for (const { passage } of comments) {
    const at = text.indexOf(passage, from)
    if (at === -1) {
      throw refuse(
        `the essay has no "${passage}"${text.includes(passage) ? ' after the passage before it' : ''}`,
      )
    }
    from = at + passage.length
  }
  return { ...sheet, comments: [...comments] }
}

function rowsOf(text: string): string[][] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()))
}
