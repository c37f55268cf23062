/** Writes a queued mail: its kind and facts become subject, text and HTML. No I/O. */
import { formatDay } from '#domain/shared/calendar-text.ts'
import { mailTexts } from '#texts/shared/mail.ts'
import { accountMail } from './account/account-mail-words.ts'
import { type MailFacts, type MailKind, mailFactsSchemas } from './platform/mail/mail-facts.ts'
import { layoutAsHtml, layoutAsText, type MailBlock, type MailDraft } from './platform/mail/mail-layout.ts'
import { orderMail, refundMail } from './shop/orders/order-mail-words.ts'
import { peerMail } from './writing/peer-review/peer-mail-words.ts'

export type RenderedMail = { readonly subject: string; readonly text: string; readonly html: string }

/** Where the mail goes and which site it speaks for. */
type Surroundings = { readonly siteUrl: string; readonly recipient: string }

/**
 * @param kind, facts as they were kept with the mail
 * @throws when the kind is unknown or the facts are not its own
 */
export function renderMail(kind: string, facts: unknown, surroundings: Surroundings): RenderedMail {
  if (!isMailKind(kind)) throw new Error(`there is no mail of the kind ${kind}`)
  const draft = draftOf(kind, facts, surroundings)
  return { subject: draft.subject, text: layoutAsText(draft), html: layoutAsHtml(draft) }
}

function draftOf(kind: MailKind, facts: unknown, surroundings: Surroundings): MailDraft {
  switch (kind) {
    case 'receipt':
    case 'refund-due':
    case 'withdrawal':
    case 'withdrawal-notice':
    case 'refunded':
      return orderMail(kind, facts, surroundings)
    case 'owner-refund':
    case 'refunded-part':
      return refundMail(kind, facts, surroundings)
    case 'account-erased':
      return accountErased(mailFactsSchemas['account-erased'].parse(facts), surroundings)
    case 'challenge-won':
      return challengeWon(mailFactsSchemas['challenge-won'].parse(facts), surroundings)
    case 'peer-task':
    case 'peer-deadline':
    case 'peer-result':
      return peerMail(kind, facts, surroundings)
    case 'material-updated':
      return materialUpdated(mailFactsSchemas['material-updated'].parse(facts), surroundings)
    case 'contact-received':
      return contactReceived(mailFactsSchemas['contact-received'].parse(facts), surroundings)
    case 'contact-reply':
      return contactReply(mailFactsSchemas['contact-reply'].parse(facts), surroundings)
    case 'contact-message':
      return contactMessage(mailFactsSchemas['contact-message'].parse(facts))
    default:
      return accountMail(kind, facts, surroundings)
  }
}

function accountErased(facts: MailFacts<'account-erased'>, { siteUrl }: Surroundings): MailDraft {
  const texts = mailTexts.accountErased
  const kept: MailBlock[] = facts.keptOrders > 0 ? [{ kind: 'paragraph', text: texts.kept }] : []
  return {
    subject: texts.subject,
    heading: texts.heading,
    marked: texts.marked,
    blocks: [
      { kind: 'paragraph', text: mailTexts.greeting(facts.name) },
      { kind: 'paragraph', text: texts.body },
      ...kept,
      { kind: 'button', label: texts.button, href: `${siteUrl}/contato` },
      { kind: 'note', text: texts.note },
    ],
  }
}

function challengeWon(facts: MailFacts<'challenge-won'>, { siteUrl }: Surroundings): MailDraft {
  const texts = mailTexts.challengeWon
  return {
    subject: texts.subject(facts),
    heading: texts.heading,
    marked: texts.marked,
    blocks: [
      { kind: 'paragraph', text: mailTexts.greeting(facts.name) },
      { kind: 'paragraph', text: texts.body(facts) },
      { kind: 'paragraph', text: texts.prize(facts) },
      { kind: 'paragraph', text: facts.isAdult ? texts.claim : texts.claimOfMinor },
      { kind: 'button', label: texts.button, href: `${siteUrl}/contato` },
      { kind: 'note', text: texts.note },
    ],
  }
}

function materialUpdated(facts: MailFacts<'material-updated'>, surroundings: Surroundings): MailDraft {
  const texts = mailTexts.materialUpdated
  const access = facts.hasAccount ? texts.account : texts.guest({ email: surroundings.recipient })
  return {
    subject: texts.subject(facts),
    heading: texts.heading,
    marked: texts.marked,
    blocks: [
      { kind: 'paragraph', text: mailTexts.greeting(facts.name) },
      { kind: 'paragraph', text: texts.body({ ...facts, date: formatDay(facts.at) }) },
      { kind: 'paragraph', text: access },
      {
        kind: 'button',
        label: facts.hasAccount ? texts.accountButton : texts.guestButton,
        href: `${surroundings.siteUrl}/${facts.hasAccount ? 'perfil' : 'cadastro'}`,
      },
      { kind: 'note', text: texts.note },
    ],
  }
}

function contactReceived(facts: MailFacts<'contact-received'>, { siteUrl }: Surroundings): MailDraft {
  const texts = mailTexts.contactReceived
  return {
    subject: texts.subject(facts),
    heading: texts.heading,
    marked: texts.marked,
    blocks: [
      { kind: 'paragraph', text: mailTexts.greeting(null) },
      { kind: 'paragraph', text: texts.body(facts) },
      { kind: 'paragraph', text: texts.answer },
      { kind: 'button', label: texts.button, href: `${siteUrl}/quem-somos#faq` },
      { kind: 'note', text: texts.note },
    ],
  }
}

function contactReply(facts: MailFacts<'contact-reply'>, { siteUrl }: Surroundings): MailDraft {
  const texts = mailTexts.contactReply
  return {
    subject: texts.subject(facts),
    heading: texts.heading,
    marked: texts.marked,
    blocks: [
      { kind: 'paragraph', text: mailTexts.greeting(facts.name) },
      ...paragraphsOf(facts.text),
      { kind: 'note', text: texts.yourMessage(facts) },
      ...facts.question.split(/\n+/).map((text): MailBlock => ({ kind: 'note', text })),
      { kind: 'button', label: texts.button, href: `${siteUrl}/contato` },
      { kind: 'note', text: texts.note(facts) },
    ],
  }
}

function paragraphsOf(text: string): MailBlock[] {
  const paragraphs = text.split(/\n+/).filter((line) => line.trim() !== '')
  return paragraphs.map((line) => ({ kind: 'paragraph', text: line }))
}

function contactMessage(facts: MailFacts<'contact-message'>): MailDraft {
  const texts = mailTexts.contactMessage
  return {
    subject: texts.subject(facts),
    heading: texts.heading(facts),
    marked: facts.protocol,
    blocks: [
      { kind: 'paragraph', text: texts.from(facts) },
      ...paragraphsOf(facts.message),
      { kind: 'note', text: texts.note(facts) },
    ],
  }
}

function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(mailFactsSchemas, kind)
}
