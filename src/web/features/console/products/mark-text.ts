/** What a button of the description's toolbar does to the text and its selection. */
export type MarkdownTool = 'bold' | 'italic' | 'heading' | 'bullets' | 'numbers' | 'quote' | 'link'
type Selection = { readonly text: string; readonly start: number; readonly end: number }

const WRAPS: Partial<Record<MarkdownTool, string>> = { bold: '**', italic: '*' }

/** @param sample what stands where nothing was selected */
export function markText(
  { text, start, end }: Selection,
  tool: MarkdownTool,
  sample: { readonly text: string; readonly link: string },
): Selection {
  const chosen = text.slice(start, end)
  const wrap = WRAPS[tool]
  if (wrap !== undefined) {
    const inner = chosen || sample.text
    return insert({ text, start, end }, `${wrap}${inner}${wrap}`, wrap.length, inner.length)
  }
  if (tool === 'link') {
    const name = chosen || sample.text
    return insert(
      { text, start, end },
      `[${name}](https://${sample.link})`,
      name.length + 11,
      sample.link.length,
    )
  }
  return markLines({ text, start, end }, tool)
}

function insert(at: Selection, marked: string, offset: number, length: number): Selection {
  const start = at.start + offset
  return { text: at.text.slice(0, at.start) + marked + at.text.slice(at.end), start, end: start + length }
}

/** Whole lines, as a block of their own; again takes the signs away. */
function markLines({ text, start, end }: Selection, tool: MarkdownTool): Selection {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const lineEnd = text.indexOf('\n', end)
  const to = lineEnd < 0 ? text.length : lineEnd
  const lines = text.slice(from, to).split('\n')
  const sign = (index: number) =>
    ({ heading: '## ', quote: '> ', numbers: `${index + 1}. ` })[tool as string] ?? '- '
  const isMarked = lines.every((line, index) => line.startsWith(sign(index)))
  const marked = lines
    .map((line, index) => (isMarked ? line.slice(sign(index).length) : sign(index) + line))
    .join('\n')
  const needsGap = !isMarked && from > 0 && text[from - 2] !== '\n'
  const before = text.slice(0, from) + (needsGap ? '\n' : '')
  return {
    text: before + marked + text.slice(to),
    start: before.length,
    end: before.length + marked.length,
  }
}
