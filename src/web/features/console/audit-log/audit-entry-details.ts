/** The details of an entry as lines that a teacher can read: a name, and a value or what it was and what it is. */
import { type Currency, formatMoney } from '#domain/shared/money.ts'
import { auditLogTexts as texts } from '#texts/console/audit-log.ts'

export type DetailLine = { readonly name: string; readonly value: string }

const BRL: Currency = { code: 'brl', symbol: 'R$', template: 'R$ $1' }
const OF_VARIANT = /^variants\..+\.(\w+)$/
/** In cents. */
const MONEY = new Set(['amount', 'saleAmount', 'amountOff', 'minimumAmount'])

const NAMES: ReadonlyMap<string, string> = new Map(Object.entries(texts.details))

/** A change is kept as `{ from, to }` or, among the changes of a thing, as a pair. */
export function detailLines(details: Readonly<Record<string, unknown>>): DetailLine[] {
  return Object.entries(details).flatMap(([name, value]) => {
    if (name === 'changes' && isRecord(value)) return detailLines(value)
    return [{ name: nameOfDetail(name), value: inWords(value, isMoney(name)) }]
  })
}

/** A variant's fields are named without the variant's id. */
export function nameOfDetail(name: string): string {
  const field = OF_VARIANT.exec(name)?.[1]
  if (field === 'amount') return texts.details.price
  return NAMES.get(field ?? name) ?? field ?? name
}

function isMoney(name: string): boolean {
  return MONEY.has(OF_VARIANT.exec(name)?.[1] ?? name)
}

function inWords(value: unknown, isAmount: boolean): string {
  const told = (part: unknown) =>
    isAmount && typeof part === 'number' ? formatMoney(part, BRL) : plain(part)
  if (isRecord(value) && 'to' in value) return change(told(value['from']), told(value['to']))
  // Lists of two are never anything else here: lists of ids are told by their length.
  if (Array.isArray(value) && value.length === 2 && value.some((part) => !isId(part))) {
    return change(told(value[0]), told(value[1]))
  }
  return told(value)
}

function change(from: string, to: string): string {
  return texts.change({ from, to })
}

function plain(value: unknown): string {
  if (value === null || value === undefined || value === '') return texts.nothing
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (Array.isArray(value)) return value.length === 0 ? texts.nothing : value.map(plain).join('; ')
  if (isRecord(value)) {
    return Object.entries(value)
      .map(([name, part]) => `${NAMES.get(name) ?? name}: ${plain(part)}`)
      .join(', ')
  }
  return String(value)
}

function isId(value: unknown): boolean {
  return typeof value === 'string' && /^[\w-]+$/.test(value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
