/**
 * What stands inside of a line of a booklet: words, and how they are marked. Flattens the nested
 * inline tokens of Markdown into a row of spans; refuses links, pictures, code and HTML.
 */
import type { Token } from 'marked'

export type Span = { text: string; isBold?: true; isItalic?: true; isMarked?: true }

/** @param refuse makes the error for a construct outside of the dialect */
export function spansOf(tokens: readonly Token[], refuse: (message: string) => Error): Span[] {
  return joined(flatten(tokens, {}, refuse))
}

/** The words alone, for outlines, running heads and estimates. */
export function plainText(spans: readonly Span[]): string {
  return spans.map((span) => span.text).join('')
}

function flatten(
  tokens: readonly Token[],
  style: Omit<Span, 'text'>,
  refuse: (message: string) => Error,
): Span[] {
  return tokens.flatMap((token): Span[] => {
    const inner: readonly Token[] = 'tokens' in token && token.tokens ? token.tokens : []
    switch (token.type) {
      case 'strong':
        return flatten(inner, { ...style, isBold: true }, refuse)
      case 'em':
        return flatten(inner, { ...style, isItalic: true }, refuse)
      case 'mark':
        return flatten(inner, { ...style, isMarked: true }, refuse)
      case 'br':
        return [{ text: '\n', ...style }]
      case 'escape':
        return [{ text: token.text, ...style }]
      case 'text':
        if (inner.length > 0) return flatten(inner, style, refuse)
        return [{ text: decoded(token.text).replace(/\s*\n\s*/g, ' '), ...style }]
      default:
        throw refuse(`"${token.raw.trim().slice(0, 40)}" (${token.type}) does not belong to the dialect`)
    }
  })
}

/** The few entities that a Markdown text may carry for characters of its own syntax. */
function decoded(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&amp;', '&')
}

function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = []
  for (const span of spans) {
    const last = result.at(-1)
    const isSameStyle =
      last &&
      last.isBold === span.isBold &&
      last.isItalic === span.isItalic &&
      last.isMarked === span.isMarked
    if (isSameStyle) result[result.length - 1] = { ...last, text: last.text + span.text }
    else result.push(span)
  }
  return result
}
