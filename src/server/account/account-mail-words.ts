/** The mails about an account: links that prove a mailbox, and notices of what has changed. No I/O. */
import { greetingOf } from '#server/platform/mail/greeting.ts'
import { mailTexts } from '#texts/shared/mail.ts'
import { type MailFacts, mailFactsSchemas } from '../platform/mail/mail-facts.ts'
import type { MailBlock, MailDraft } from '../platform/mail/mail-layout.ts'

export type AccountMailKind =
  | 'confirm-email'
  | 'recovery'
  | 'email-change-current'
  | 'email-change-new'
  | 'email-changed'
  | 'password-changed'
  | 'second-factor-added'
  | 'second-factor-removed'
  | 'recovery-code-used'
  | 'account-exists'
  | 'new-device'
  | 'account-banned'
  | 'account-unbanned'
  | 'account-erased'
  | 'guardian-tied'
  | 'guardian-ended'
  | 'guardian-exported'
  | 'guardian-erasure-asked'
  | 'guardian-erasure-withdrawn'
  | 'minor-ended'
  | 'minor-erased'
  | 'other-guardian-erasure-asked'

/** @throws ZodError when the facts are not those of the kind */
export function accountMail(
  kind: AccountMailKind,
  facts: unknown,
  { siteUrl }: { siteUrl: string },
): MailDraft {
  switch (kind) {
    case 'account-erased':
      return accountErased(mailFactsSchemas[kind].parse(facts), siteUrl)
    case 'confirm-email': {
      const { name, link } = mailFactsSchemas['confirm-email'].parse(facts)
      return letter(mailTexts.confirmEmail, name, mailTexts.confirmEmail.body, link)
    }
    case 'recovery': {
      const { name, link } = mailFactsSchemas.recovery.parse(facts)
      return letter(mailTexts.recovery, name, mailTexts.recovery.body, link)
    }
    case 'email-change-current': {
      const { name, link, newEmail } = mailFactsSchemas['email-change-current'].parse(facts)
      return letter(mailTexts.emailChangeCurrent, name, mailTexts.emailChangeCurrent.body({ newEmail }), link)
    }
    case 'email-change-new': {
      const { name, link } = mailFactsSchemas['email-change-new'].parse(facts)
      return letter(mailTexts.emailChangeNew, name, mailTexts.emailChangeNew.body, link)
    }
    case 'email-changed': {
      const { name, newEmail } = mailFactsSchemas['email-changed'].parse(facts)
      return letter(
        mailTexts.emailChanged,
        name,
        mailTexts.emailChanged.body({ newEmail }),
        `${siteUrl}/contato`,
      )
    }
    case 'password-changed': {
      const { name } = mailFactsSchemas['password-changed'].parse(facts)
      return letter(
        mailTexts.passwordChanged,
        name,
        mailTexts.passwordChanged.body,
        `${siteUrl}/recuperar-senha`,
      )
    }
    case 'second-factor-added': {
      const { name } = mailFactsSchemas['second-factor-added'].parse(facts)
      const texts = mailTexts.secondFactorAdded
      return letter(texts, name, texts.body, `${siteUrl}/perfil`)
    }
    case 'second-factor-removed': {
      const { name } = mailFactsSchemas['second-factor-removed'].parse(facts)
      const texts = mailTexts.secondFactorRemoved
      return letter(texts, name, texts.body, `${siteUrl}/recuperar-senha`)
    }
    case 'recovery-code-used': {
      const { name, left } = mailFactsSchemas['recovery-code-used'].parse(facts)
      const texts = mailTexts.recoveryCodeUsed
      return letter(texts, name, texts.body({ left }), `${siteUrl}/perfil`)
    }
    case 'account-exists': {
      const { name } = mailFactsSchemas['account-exists'].parse(facts)
      return letter(mailTexts.accountExists, name, mailTexts.accountExists.body, `${siteUrl}/login`)
    }
    case 'new-device': {
      const { name, device, at } = mailFactsSchemas['new-device'].parse(facts)
      const body = mailTexts.newDevice.body({ device, at: momentText(at) })
      return letter(mailTexts.newDevice, name, body, `${siteUrl}/recuperar-senha`)
    }
    case 'account-banned': {
      const { name, reason, until } = mailFactsSchemas['account-banned'].parse(facts)
      const body = mailTexts.accountBanned.body({ reason, until: until === null ? null : momentText(until) })
      return letter(mailTexts.accountBanned, name, body, `${siteUrl}/contato`)
    }
    case 'guardian-tied': {
      const { name, ...guardian } = mailFactsSchemas['guardian-tied'].parse(facts)
      const texts = mailTexts.guardianTied
      return letter(texts, name, texts.body(guardian), `${siteUrl}/perfil#responsavel`)
    }
    case 'guardian-ended': {
      const { name, ...guardian } = mailFactsSchemas['guardian-ended'].parse(facts)
      const texts = mailTexts.guardianEnded
      return letter(texts, name, texts.body(guardian), `${siteUrl}/perfil#responsavel`)
    }
    case 'guardian-exported': {
      const { name, ...guardian } = mailFactsSchemas['guardian-exported'].parse(facts)
      const texts = mailTexts.guardianExported
      return letter(texts, name, texts.body(guardian), `${siteUrl}/perfil#responsavel`)
    }
    case 'guardian-erasure-asked': {
      const { name, until, ...guardian } = mailFactsSchemas['guardian-erasure-asked'].parse(facts)
      const texts = mailTexts.guardianErasureAsked
      const body = texts.body({ ...guardian, day: momentText(until) })
      return letter(texts, name, body, `${siteUrl}/perfil#responsavel`)
    }
    case 'guardian-erasure-withdrawn': {
      const { name, ...guardian } = mailFactsSchemas['guardian-erasure-withdrawn'].parse(facts)
      const texts = mailTexts.guardianErasureWithdrawn
      return letter(texts, name, texts.body(guardian), `${siteUrl}/perfil#responsavel`)
    }
    case 'other-guardian-erasure-asked': {
      const { name, minor, until } = mailFactsSchemas['other-guardian-erasure-asked'].parse(facts)
      const texts = mailTexts.otherGuardianErasureAsked
      return letter(texts, name, texts.body({ minor, day: momentText(until) }), `${siteUrl}/responsavel`)
    }
    case 'minor-erased': {
      const { name } = mailFactsSchemas['minor-erased'].parse(facts)
      return letter(mailTexts.minorErased, name, mailTexts.minorErased.body, `${siteUrl}/responsavel`)
    }
    case 'minor-ended': {
      const { name, minor } = mailFactsSchemas['minor-ended'].parse(facts)
      const texts = mailTexts.minorEnded
      return letter(texts, name, texts.body({ minor }), `${siteUrl}/responsavel`)
    }
    case 'account-unbanned': {
      const { name } = mailFactsSchemas['account-unbanned'].parse(facts)
      return letter(mailTexts.accountUnbanned, name, mailTexts.accountUnbanned.body, `${siteUrl}/login`)
    }
  }
}

function accountErased(facts: MailFacts<'account-erased'>, siteUrl: string): MailDraft {
  const texts = mailTexts.accountErased
  const kept: MailBlock[] = facts.keptOrders > 0 ? [{ kind: 'paragraph', text: texts.kept }] : []
  return {
    subject: texts.subject,
    heading: texts.heading,
    marked: texts.marked,
    blocks: [
      { kind: 'paragraph', text: greetingOf(facts.name) },
      { kind: 'paragraph', text: texts.body },
      ...kept,
      { kind: 'button', label: texts.button, href: `${siteUrl}/contato` },
      { kind: 'note', text: texts.note },
    ],
  }
}

type Words = { subject: string; heading: string; marked: string; button: string; note: string }

/** Greeting, what happened, one thing to do, and what to do when it was not you. */
function letter(words: Words, name: string | null, body: string, href: string): MailDraft {
  const { subject, heading, marked, button, note } = words
  return {
    subject,
    heading,
    marked,
    blocks: [
      { kind: 'paragraph', text: greetingOf(name) },
      { kind: 'paragraph', text: body },
      { kind: 'button', label: button, href },
      { kind: 'note', text: note },
    ],
  }
}

/** e.g. "21 de novembro de 2026 às 09:30 (horário de Brasília)" */
function momentText(isoMoment: string): string {
  const words = new Intl.DateTimeFormat('pt-BR', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Sao_Paulo',
  }).format(new Date(isoMoment))
  return `${words} (${mailTexts.timeZone})`
}
