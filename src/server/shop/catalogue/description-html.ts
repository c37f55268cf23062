/** What the owner writes becomes what the shop shows: Markdown to HTML, sanitised (decision 0060). */
import { Marked } from 'marked'
import { sanitizeDescription } from './description.ts'

/** `# ` would be a second title of the page: headings of a description begin below it. */
const marked = new Marked({
  gfm: true,
  async: false,
  walkTokens(token) {
    if (token.type === 'heading') token['depth'] = Math.min(Math.max(Number(token['depth']), 2), 4)
  },
  renderer: {
    // As the sanitiser knows struck words: `<del>` would go.
    del({ tokens }) {
      return `<s>${this.parser.parseInline(tokens)}</s>`
    },
  },
})

export function descriptionHtml(markdown: string): string {
  // Not async by its settings, so the answer is the text itself.
  return sanitizeDescription(marked.parse(markdown) as string).trim()
}
