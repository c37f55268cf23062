/** Random requests for one operation of the OpenAPI document: as it asks for them, and broken in every part. */
import fc from 'fast-check'
import { type KnownWords, type Schema, valueFor } from './from-schema.ts'
import {
  brokenBodies,
  hostileHeaders,
  hostileQueries,
  hostileSegments,
  hostileValue,
  mutated,
} from './hostile.ts'
import type { RawRequest } from './send-raw.ts'
import { ROLES, type Role, type World } from './world.ts'

type Parameter = {
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly schema: Schema
}
export type Operation = {
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> }
}
export type FuzzedRequest = Omit<RawRequest, 'headers'> & {
  readonly role: Role
  readonly headers: Readonly<Record<string, string>>
}

/** Node takes 16 KB of address and headers. */
const LONGEST_LIST = 60
const LONGEST_TEXT = 100

const OTHER_METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'TRACE']

/** @param path as the document has it, with its holes */
export function requestFor(
  method: string,
  path: string,
  { parameters, requestBody }: Operation,
  world: World,
): fc.Arbitrary<FuzzedRequest> {
  return fc.record({
    role: fc.constantFrom(...ROLES),
    method: often(fc.constant(method), fc.constantFrom(...OTHER_METHODS), 12),
    path: fc
      .tuple(pathOf(path, world), queryOf(parameters, world.known))
      .map(([address, query]) => (query === '' ? address : `${address}?${query}`)),
    body: requestBody
      ? bodyOf(requestBody.content, world.known)
      : often(fc.constant(null), fc.constant('{}'), 6),
    headers: often(fc.constant({}), fc.constantFrom(...hostileHeaders), 3),
  })
}

function pathOf(path: string, world: World): fc.Arbitrary<string> {
  const segments = path.split('/').map((segment) => {
    const hole = /^\{(\w+)\}$/.exec(segment)?.[1]
    if (!hole) return fc.constant(segment)
    const words = world.wordsFor(path, hole).map(encodeURIComponent)
    const odd = fc.constantFrom(...hostileSegments)
    return words.length > 0 ? often(fc.constantFrom(...words), odd, 4) : odd
  })
  return fc.tuple(...segments).map((parts) => parts.join('/'))
}

function queryOf(parameters: readonly Parameter[], known: KnownWords): fc.Arbitrary<string> {
  const asked = parameters.filter((one) => one.in === 'query')
  const parts = asked.map(({ name, schema, required }) => {
    const value = fc.oneof(
      { weight: 4, arbitrary: valueFor(schema, known, name) },
      { weight: 1, arbitrary: hostileValue },
    )
    const written = value.map((one) =>
      [one]
        .flat()
        .slice(0, LONGEST_LIST)
        .map((each) => `${name}=${inAddress(each)}`)
        .join('&'),
    )
    return required ? often(written, fc.constant(''), 8) : often(fc.constant(''), written, 1)
  })
  const sound = fc.tuple(...parts).map((all) => all.filter(Boolean).join('&'))
  return often(sound, fc.constantFrom(...hostileQueries), 4)
}

/** Half a surrogate cannot be written in an address. */
function inAddress(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return encodeURIComponent(text.slice(0, LONGEST_TEXT).toWellFormed())
}

function bodyOf(
  content: Readonly<Record<string, { readonly schema?: Schema }>>,
  known: KnownWords,
): fc.Arbitrary<string | Buffer> {
  const broken = fc.constantFrom(...brokenBodies)
  const schema = content['application/json']?.schema
  if (!schema)
    return fc.oneof(
      broken,
      hostileValue.map((value) => JSON.stringify(value) ?? ''),
    )
  const sound = valueFor(schema, known)
  const asText = (value: unknown) => JSON.stringify(value) ?? ''
  return fc.oneof(
    { weight: 4, arbitrary: sound.map(asText) },
    { weight: 4, arbitrary: mutated(sound).map(asText) },
    { weight: 1, arbitrary: broken },
  )
}

/** The first so many times as often as the second. */
function often<T>(usual: fc.Arbitrary<T>, other: fc.Arbitrary<T>, times: number): fc.Arbitrary<T> {
  return fc.oneof({ weight: times, arbitrary: usual }, { weight: 1, arbitrary: other })
}
