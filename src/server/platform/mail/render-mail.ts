/** Lays a written mail out, as text and as HTML. No I/O. */
import { layoutAsHtml, layoutAsText, type MailDraft } from './mail-layout.ts'

export type RenderedMail = { readonly subject: string; readonly text: string; readonly html: string }

export function renderMail(draft: MailDraft): RenderedMail {
  return { subject: draft.subject, text: layoutAsText(draft), html: layoutAsHtml(draft) }
}
