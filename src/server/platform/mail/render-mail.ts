/** Lays a written mail out, as text and as HTML. No I/O. */
import { layoutAsHtml, layoutAsText, type MailDraft } from './mail-layout.ts'

export type RenderedMail = { readonly subject: string; readonly text: string; readonly html: string }

/** @param stopUrl where the reader leaves the list that the mail goes by; null of a transactional one */
export function renderMail(draft: MailDraft, stopUrl: string | null = null): RenderedMail {
  return {
    subject: draft.subject,
    text: layoutAsText(draft, stopUrl),
    html: layoutAsHtml(draft, stopUrl),
  }
}
