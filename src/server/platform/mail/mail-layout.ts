/**
 * How our mails look: the essay sheet on paper and ink (decision 0087), with inline styles, since mail programs keep
 * nothing else. One list of blocks becomes both the text and the HTML, so that the two cannot disagree.
 */

import { escapeHtml } from '#server/platform/http/escape-html.ts'
import { mailTexts } from '#texts/shared/mail.ts'

export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  | {
      readonly kind: 'amounts'
      readonly title: string
      readonly rows: readonly (readonly [label: string, amount: string])[]
      readonly total: readonly [label: string, amount: string]
    }

export type MailLayout = {
  readonly heading: string
  /** The words of the heading that carry the highlighter. */
  readonly marked: string
  readonly blocks: readonly MailBlock[]
}

export type MailDraft = MailLayout & {
  readonly subject: string
  /** Who answers this one, if it is not the shop. */
  readonly replyTo?: string
}

/** A text that somebody typed, line by line. */
export function paragraphsOf(text: string, kind: 'paragraph' | 'note' = 'paragraph'): MailBlock[] {
  const lines = text.split(/\n+/).filter((line) => line.trim() !== '')
  return lines.map((line) => ({ kind, text: line }))
}

const PAPER = '#FBF9F3'
const INK = '#16203A'
const PEN = '#2340C8'
const MARK = '#FFE25A'
const RULE = '#D9D4C5'
const TEXT_FONT = "'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif"
const HEADING_FONT = "'Bricolage Grotesque','Trebuchet MS','Segoe UI',Helvetica,Arial,sans-serif"

export function layoutAsText({ heading, blocks }: MailLayout, stopUrl: string | null): string {
  const stop = stopUrl === null ? [] : [`${mailTexts.stop}: ${stopUrl}`]
  return [heading, ...blocks.map(blockAsText), mailTexts.signature, ...stop].join('\n\n')
}

export function layoutAsHtml({ heading, marked, blocks }: MailLayout, stopUrl: string | null): string {
  const title = escapeHtml(heading).replace(
    escapeHtml(marked),
    (words) =>
      `<span style="background-image:linear-gradient(transparent 58%,${MARK} 58%,${MARK} 92%,transparent 92%)">${words}</span>`,
  )
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:24px 12px;background:${PAPER};color:${INK};font:17px/1.55 ${TEXT_FONT}">
<table role="presentation" align="center" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;margin:0 auto;background:#FFFFFF;border:1px solid ${INK};border-left:6px solid ${PEN}">
<tr><td style="padding:28px 28px 8px">
<p style="margin:0 0 20px;font:600 15px/1.3 ${HEADING_FONT};color:${PEN}">${escapeHtml(mailTexts.brand)}</p>
<h1 style="margin:0 0 20px;font:700 28px/1.2 ${HEADING_FONT};color:${INK}">${title}</h1>
${blocks.map(blockAsHtml).join('\n')}
<p style="margin:28px 0 20px;padding-top:16px;border-top:1px solid ${RULE}">${escapeHtml(mailTexts.signature).replace('\n', '<br>')}</p>${stopAsHtml(stopUrl)}
</td></tr>
</table>
</body>
</html>
`
}

function stopAsHtml(stopUrl: string | null): string {
  if (stopUrl === null) return ''
  return `
<p style="margin:0 0 20px;font-size:15px"><a href="${escapeHtml(stopUrl)}" style="color:${PEN}">${escapeHtml(mailTexts.stop)}</a></p>`
}

function blockAsText(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block.text
    case 'button':
      return `${block.label}: ${block.href}`
    case 'amounts':
      return [
        block.title,
        ...[...block.rows, block.total].map(([label, amount]) => `${label}: ${amount}`),
      ].join('\n')
  }
}

function blockAsHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 16px">${escapeHtml(block.text)}</p>`
    case 'note':
      return `<p style="margin:0 0 16px;font-size:15px;color:#4A5470">${escapeHtml(block.text)}</p>`
    case 'button':
      return `<p style="margin:24px 0"><a href="${escapeHtml(block.href)}" style="display:inline-block;padding:12px 22px;background:${PEN};color:#FFFFFF;font-weight:600;text-decoration:none;border-radius:4px">${escapeHtml(block.label)}</a></p>`
    case 'amounts':
      return `<p style="margin:0 0 4px;font:600 17px/1.4 ${HEADING_FONT}">${escapeHtml(block.title)}</p>
<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;margin:0 0 20px">
${block.rows.map((row) => amountRow(row, 'normal')).join('\n')}
${amountRow(block.total, 'bold')}
</table>`
  }
}

function amountRow([label, amount]: readonly [string, string], weight: 'normal' | 'bold'): string {
  const cell = `padding:8px 0;border-bottom:1px solid ${RULE};font-weight:${weight};vertical-align:top`
  return `<tr><td style="${cell}">${escapeHtml(label)}</td><td align="right" style="${cell};padding-left:16px;white-space:nowrap">${escapeHtml(amount)}</td></tr>`
}
