/** Random values that a JSON Schema of the document allows, with the names of things that exist mixed in. */
import fc from 'fast-check'

export type Schema = {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly pattern?: string
  readonly format?: string
}

/** By the member's name, what such a member is called in the world of the test. */
export type KnownWords = Readonly<Record<string, readonly string[]>>

const LONGEST = 3_000
const TYPICAL = 60
const EDGE_MOMENTS = ['0000-01-01T00:00:00.000Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z']
const DAY = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString())

function dayOf(moment: string): string {
  return moment.slice(0, 10)
}

/** @param name of the member, to look its known words up */
export function valueFor(schema: Schema, known: KnownWords, name = ''): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choice = schema.anyOf ?? schema.oneOf
  if (choice) return fc.oneof(...choice.map((one) => valueFor(one, known, name)))
  if (schema.allOf?.[0]) return valueFor({ ...schema.allOf[0], type: 'string' }, known, name)
  const [type] = [schema.type ?? 'any'].flat()
  switch (type) {
    case 'object':
      return objectOf(schema, known)
    case 'array':
      return fc.array(valueFor(schema.items ?? {}, known, name), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, Math.max(schema.minItems ?? 0, 5)),
      })
    case 'string': {
      const words = known[name]
      const text = textOf(schema)
      return words?.length
        ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...words) }, { weight: 1, arbitrary: text })
        : text
    }
    case 'integer':
      return wholeNumberOf(schema)
    case 'number':
      return fc.oneof(
        wholeNumberOf(schema),
        fc.double({ min: schema.minimum ?? -10, max: schema.maximum ?? 10 }),
      )
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue()
  }
}

function objectOf(schema: Schema, known: KnownWords): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema
  const members = Object.fromEntries(
    Object.entries(properties).map(([name, member]) => [name, valueFor(member, known, name)]),
  )
  const named = fc.record(members, { requiredKeys: required.filter((name) => name in members) })
  if (typeof additionalProperties !== 'object') return named
  const more = fc.dictionary(fc.string({ maxLength: 12 }), valueFor(additionalProperties, known), {
    maxKeys: 3,
  })
  return fc.tuple(named, more).map(([a, b]) => ({ ...b, ...a }))
}

function textOf({ format, pattern, minLength = 0, maxLength = TYPICAL }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid({ version: 4 })
  if (format === 'email') return fc.emailAddress()
  if (format === 'date-time') return fc.oneof({ weight: 3, arbitrary: DAY }, fc.constantFrom(...EDGE_MOMENTS))
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u'))
  const longest = Math.min(maxLength, LONGEST)
  const shortest = Math.min(minLength, longest)
  const unit = fc.constantFrom(...'aeioudrst nãçéA,.!?"&<>🖋')
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.string({
        unit,
        minLength: shortest,
        maxLength: Math.max(shortest, Math.min(longest, TYPICAL)),
      }),
    },
    { weight: 1, arbitrary: fc.string({ minLength: shortest, maxLength: Math.max(shortest, TYPICAL) }) },
    { weight: 1, arbitrary: fc.oneof(DAY.map(dayOf), fc.constantFrom('0000-01-01', '9999-12-31')) },
    { weight: 1, arbitrary: fc.constant('ão '.repeat(LONGEST).slice(0, longest)) },
  )
}

function wholeNumberOf({ minimum, maximum, exclusiveMinimum }: Schema): fc.Arbitrary<number> {
  const min = minimum ?? (exclusiveMinimum === undefined ? -2_147_483_649 : exclusiveMinimum + 1)
  const max = maximum ?? Number.MAX_SAFE_INTEGER
  const near = fc.integer({ min, max: Math.min(max, min + 100) })
  return fc.oneof({ weight: 3, arbitrary: near }, fc.constantFrom(min, max))
}
