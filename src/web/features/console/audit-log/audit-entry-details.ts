/** The details of an entry as lines that a teacher can read: a name, and a value or what it was and what it is. */
import { auditLogTexts as texts } from '#texts/console/audit-log.ts'

export type DetailLine = { readonly name: string; readonly value: string }

const NAMES: ReadonlyMap<string, string> = new Map(Object.entries(texts.details))

/** A change is kept as `{ from, to }` or, among the changes of a thing, as a pair. */
export function detailLines(details: Readonly<Record<string, unknown>>): DetailLine[] {
  return Object.entries(details).flatMap(([name, value]) => {
    if (name === 'changes' && isRecord(value)) return detailLines(value)
    return [{ name: NAMES.get(name) ?? name, value: inWords(value) }]
  })
}

function inWords(value: unknown): string {
  if (isRecord(value) && 'to' in value) return change(value['from'], value['to'])
  // Lists of two are never anything else here: lists of ids are told by their length.
  if (Array.isArray(value) && value.length === 2 && value.some((part) => !isId(part))) {
    return change(value[0], value[1])
  }
  return plain(value)
}

function change(from: unknown, to: unknown): string {
  return texts.change({ from: plain(from), to: plain(to) })
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
