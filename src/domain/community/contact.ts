/**
 * A message by the page Contato: its subjects, what each field may hold, and its protocol number (Decreto 7.962/2013,
 * art. 4º). The same rule in the form and on the server.
 */

import { isEmail } from '../account/sign-up.ts'
import { madeOnce } from '../shared/made-once.ts'

export const CONTACT_TOPICS = [
  'compra',
  'desistencia',
  'conta',
  'dados',
  'denuncia',
  'acessibilidade',
  'conteudo',
  'responsavel',
  'outro',
] as const
export type ContactTopic = (typeof CONTACT_TOPICS)[number]

export const CONTACT_LIMITS = { name: 120, email: 254, messageMin: 10, messageMax: 4_000 } as const

export type ContactMessage = {
  readonly name: string
  readonly email: string
  readonly topic: ContactTopic
  readonly message: string
}

export type ContactField = keyof ContactMessage
export type ContactProblem = 'required' | 'invalid' | 'too-short' | 'too-long'

/** What was written, trimmed; the e-mail in lower case. */
export function readContactForm(form: { readonly [Field in ContactField]: string }) {
  return {
    name: form.name.trim(),
    email: form.email.trim().toLowerCase(),
    topic: form.topic,
    // Browsers write the ends of lines of a form as two characters, scripts as one.
    message: form.message.replaceAll(/\r\n?/g, '\n').trim(),
  }
}

/** @param form as readContactForm gives it; @returns the fields that cannot be sent, none when all can */
export function contactProblems(
  form: {
    readonly [Field in ContactField]: string
  },
): Partial<Record<ContactField, ContactProblem>> {
  const { name, email, topic, message } = form
  return {
    ...(name === '' ? { name: 'required' } : name.length > CONTACT_LIMITS.name ? { name: 'too-long' } : {}),
    ...(email === ''
      ? { email: 'required' }
      : !isEmail(email) || email.length > CONTACT_LIMITS.email
        ? { email: 'invalid' }
        : {}),
    ...(isContactTopic(topic) ? {} : { topic: topic === '' ? 'required' : 'invalid' }),
    ...(message === ''
      ? { message: 'required' }
      : message.length < CONTACT_LIMITS.messageMin
        ? { message: 'too-short' }
        : message.length > CONTACT_LIMITS.messageMax
          ? { message: 'too-long' }
          : {}),
  }
}

export function isContactTopic(value: string): value is ContactTopic {
  return CONTACT_TOPICS.some((topic) => topic === value)
}

const yearFormat = madeOnce(
  () => new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'America/Sao_Paulo' }),
)

/** @returns for instance 2026-000123 */
export function protocolNumber(sentAt: Date, number: number | string): string {
  return `${yearFormat().format(sentAt)}-${String(number).padStart(6, '0')}`
}

export function isProtocolNumber(text: string): boolean {
  return /^\d{4}-\d{6,12}$/.test(text)
}
