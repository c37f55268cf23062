/** Spans of database statements: their text with `$1` for values, and nothing of the values. */
import type { Attributes, Span } from '@opentelemetry/api'
import type pg from 'pg'
import { markFailed } from './failed-span.ts'

const MAX_TEXT = 1_000

/** @param start null for a statement that belongs to no trace */
export function spanStatements(
  pool: pg.Pool,
  start: (name: string, attributes: Attributes) => Span | null,
): void {
  const known = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => {
    if (known.has(client)) return
    known.add(client)
    // The driver's own function, which takes texts and objects, with a callback and without.
    const query = client.query.bind(client) as (...asked: unknown[]) => unknown
    const spanned = (...asked: unknown[]): unknown => {
      const text = textOf(asked[0])
      const span = text === null ? null : start(nameOf(text), attributesOf(text))
      if (!span) return query(...asked)
      const done = asked.at(-1)
      if (typeof done === 'function') {
        return query(...asked.slice(0, -1), (error: unknown, result: unknown) => {
          end(span, error)
          done(error, result)
        })
      }
      const answered = query(...asked)
      if (answered instanceof Promise)
        answered.then(
          () => end(span, null),
          (error) => end(span, error),
        )
      else span.end()
      return answered
    }
    client.query = spanned as typeof client.query
  })
}

function end(span: Span, error: unknown): void {
  if (error) markFailed(span, error)
  span.end()
}

function textOf(asked: unknown): string | null {
  if (typeof asked === 'string') return asked
  return typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : null
}

function nameOf(text: string): string {
  return /[a-z]+/i.exec(text)?.[0].toLowerCase() ?? 'statement'
}

function attributesOf(text: string): Attributes {
  return { 'db.system.name': 'postgresql', 'db.query.text': withoutLiterals(text).slice(0, MAX_TEXT) }
}

/** Our values are parameters; what a text spells out itself (a number of seconds, a name of a state) is left out too. */
export function withoutLiterals(text: string): string {
  return text
    .replaceAll(/'(?:[^']|'')*'/g, '?')
    .replaceAll(/(?<![$\w])\d+(?:\.\d+)?(?!\w)/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
