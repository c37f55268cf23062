/**
 * A description as the owner edits it: Markdown, written back from the sanitised HTML that is kept (decision 0060).
 * What Markdown has no sign for (underline, tables …) stays HTML, which Markdown lets through.
 */

const TOKEN = /<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+|</gi
/** Tags that stay as they are, with what stands in them. */
const KEPT_WHOLE = new Set(['table'])
const HEADINGS: Readonly<Record<string, string>> = { h2: '## ', h3: '### ', h4: '#### ' }
const MARKS: Readonly<Record<string, string>> = { strong: '**', b: '**', em: '*', i: '*', s: '~~' }
const SPECIAL = /[\\`*_[\]~]/g

type List = { readonly isOrdered: boolean; count: number }

/** @param html as the sanitiser writes it: every tag closed, attributes in double quotes */
export function markdownFromHtml(html: string): string {
  const lists: List[] = []
  const links: string[] = []
  let quoteDepth = 0
  let keptDepth = 0
  let text = ''

  const prefix = () => '> '.repeat(quoteDepth) + '  '.repeat(Math.max(0, lists.length - 1))
  const beginBlock = () => {
    text = text.replace(/(?:\n(?:> ?)+|[ \n])+$/, '')
    if (text !== '') text += quoteDepth > 0 ? `\n${'> '.repeat(quoteDepth).trimEnd()}\n` : '\n\n'
    text += '> '.repeat(quoteDepth)
  }

  for (const [token, slash, rawName, attributes = ''] of html.matchAll(TOKEN)) {
    const name = rawName?.toLowerCase()
    const isEnd = slash === '/'
    if (name !== undefined && KEPT_WHOLE.has(name)) {
      if (!isEnd && keptDepth === 0) beginBlock()
      keptDepth += isEnd ? -1 : 1
      text += token
    } else if (keptDepth > 0) {
      text += token
    } else if (name === undefined) {
      // Between two blocks there are only line breaks of the source.
      const isBetweenBlocks = token.trim() === '' && (text === '' || /[\n ]$/.test(text))
      if (!isBetweenBlocks) text += escaped(token.replaceAll(/\s+/g, ' '))
    } else if (name === 'p') {
      // The first paragraph of an item stands on the item's own line.
      if (!isEnd && !/(?:^|\n)[> ]*(?:-|\d+\.) $/.test(text)) beginBlock()
    } else if (name in HEADINGS) {
      if (!isEnd) {
        beginBlock()
        text += HEADINGS[name]
      }
    } else if (name === 'ul' || name === 'ol') {
      if (isEnd) lists.pop()
      else {
        if (lists.length === 0) beginBlock()
        lists.push({ isOrdered: name === 'ol', count: 0 })
      }
    } else if (name === 'li') {
      const list = lists.at(-1)
      if (!isEnd && list) {
        list.count += 1
        text = text.replace(/[ \n]+$/, '')
        const sign = list.isOrdered ? `${list.count}. ` : '- '
        text += (list.count > 1 || lists.length > 1 ? `\n${prefix()}` : text === '' ? '' : '\n\n') + sign
      }
    } else if (name === 'blockquote') {
      if (isEnd) quoteDepth -= 1
      else {
        text = text.replace(/[ \n]+$/, '')
        if (text !== '') text += '\n\n'
        quoteDepth += 1
      }
    } else if (name === 'br') {
      text += `\\\n${prefix()}`
    } else if (name === 'hr') {
      beginBlock()
      text += '---'
    } else if (name === 'a') {
      if (isEnd) text += links.pop() ?? ''
      else {
        const href = /\bhref="([^"]*)"/.exec(attributes)?.[1]
        text += href === undefined ? '' : '['
        links.push(href === undefined ? '' : `](${href.replaceAll('&amp;', '&').replaceAll(')', '%29')})`)
      }
    } else if (name in MARKS) {
      text += MARKS[name]
    } else {
      text += token
    }
  }
  return text.trim()
}

/** Signs of Markdown that stand in the text as themselves. Entities stay: Markdown reads them as HTML does. */
function escaped(text: string): string {
  return (
    text
      .replaceAll(SPECIAL, (sign) => `\\${sign}`)
      // A heading, a list, a rule, or the line below the head of a table or a heading.
      .replace(/^(\s*)(?=#{1,6}(?:\s|$)|[-+](?:\s|$)|[:|\s]*-[-:|\s]*$|=+\s*$)/, '$1\\')
      .replace(/^(\s*\d+)(?=[.)](?:\s|$))/, '$1\\')
  )
}
