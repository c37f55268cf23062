/** An entry of the audit log as one sentence: what was done, to what, from what to what. */
import { monthName } from '#domain/community/challenge.ts'
import type { AuditEntry } from '#domain/console/audit-entry-wire.ts'
import { type Currency, formatMoney } from '#domain/shared/money.ts'
import { settingGroups } from '#domain/site/site-settings.ts'
import { auditLogTexts as texts } from '#texts/console/audit-log.ts'
import { contentsAdminTexts } from '#texts/console/contents.ts'
import { moderationAdminTexts } from '#texts/console/moderation.ts'
import { settingsAdminTexts } from '#texts/console/settings.ts'
import { nameOfDetail } from './audit-entry-details.ts'

const BRL: Currency = { code: 'brl', symbol: 'R$', template: 'R$ $1' }
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/
const OF_VARIANT = /^variants\..+\.(\w+)$/

const SETTINGS: ReadonlyMap<string, string> = new Map(
  settingGroups().map((group) => [group, settingsAdminTexts[group].heading]),
)
const CONTENTS: ReadonlyMap<string, string> = new Map(
  Object.entries(contentsAdminTexts.kinds).map(([kind, { name }]) => [kind, name]),
)

const KINDS_OF_TEXT: ReadonlyMap<string, string> = new Map(Object.entries(moderationAdminTexts.kinds))

export function auditSentence(entry: AuditEntry): string {
  const name = nameOf(entry)
  const { details } = entry
  if (entry.action === 'product.edit') return sentenceOfEdit(name, details['changes']) ?? plain(entry, name)
  if (entry.action === 'order.correct-email') {
    const email = details['email']
    if (isRecord(email)) {
      return texts.emailCorrected({ name, from: String(email['from']), to: String(email['to']) })
    }
  }
  return plain(entry, name)
}

function plain({ action, details }: AuditEntry, name: string): string {
  const { amount } = details
  return texts.sentences[action]({ name, amount: typeof amount === 'number' ? formatMoney(amount, BRL) : '' })
}

/** A single change is told with both values; more of them by the names of what changed. */
function sentenceOfEdit(name: string, changes: unknown): string | null {
  if (!isRecord(changes)) return null
  const entries = Object.entries(changes)
  const [[field, pair] = ['', null]] = entries
  if (entries.length === 1 && Array.isArray(pair)) {
    const told = sentenceOfOne(name, field, pair[0], pair[1])
    if (told !== null) return told
  }
  const fields = [...new Set(entries.map(([changed]) => nameOfDetail(changed)))]
  return fields.length === 0 ? null : texts.changed.fields({ name, fields })
}

function sentenceOfOne(name: string, field: string, from: unknown, to: unknown): string | null {
  const { changed } = texts
  if (field === 'title') return changed.title({ from: String(from), to: String(to) })
  if (field === 'isPublished')
    return to === true ? changed.published({ name }) : changed.unpublished({ name })
  const ofVariant = OF_VARIANT.exec(field)?.[1]
  if (ofVariant === 'amount' && typeof to === 'number') {
    const price = formatMoney(to, BRL)
    if (typeof from !== 'number') return changed.firstPrice({ name, to: price })
    return changed.price({ name, from: formatMoney(from, BRL), to: price })
  }
  if (ofVariant === 'stock') return changed.stock({ name, from: String(from ?? 0), to: String(to ?? 0) })
  return null
}

/** What a person calls it: the name of today, else the one of that day, else what the entry itself has. */
function nameOf({ subjectKind, subject, subjectName, details }: AuditEntry): string {
  if (subjectKind === 'student' || subjectKind === 'corrector') return subjectName || texts.unnamed
  if (subjectKind === 'setting') return SETTINGS.get(subject) ?? subject
  if (subjectKind === 'content') return CONTENTS.get(subject) ?? subject
  if (subjectKind === 'challenge' && MONTH.test(subject)) return monthName(subject)
  if (subjectKind === 'text') return KINDS_OF_TEXT.get(String(details['kind'])) ?? texts.subjects.text
  if (subjectKind !== 'product') return subject
  const { title } = details
  return subjectName ?? (typeof title === 'string' ? title : subject)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
