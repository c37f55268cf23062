/**
 * The OpenAPI 3.1 document of the calls (docs/wire.md §6), made of the schemas themselves (decision 0071). OpenAPI 3.1
 * speaks JSON Schema 2020-12, which is what Zod writes.
 */
import { z } from 'zod'
import { VISITOR_COOKIE } from '../identity/authors/visitor-cookie.ts'
import { ERROR_FAMILIES, ERROR_SHAPES, errorFamilyOf } from '../platform/http/error-shapes.ts'
import { SIGNATURE_HEADER } from '../shop/payments/sandbox/webhook-signature.ts'
import type { Answer, Call, Caller, CallName, Calls, MediaType } from './call.ts'
import { CALLS } from './calls.ts'

const SECURITY: Readonly<Record<Caller, readonly object[]>> = {
  anybody: [],
  author: [{ account: [] }, { visitor: [] }, {}],
  student: [{ account: [] }],
  owner: [{ account: ['owner'] }],
  reader: [{ account: ['owner', 'corrector'] }],
  provider: [{ signature: [] }],
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>

/** @param options.withOwners whether the owner's calls, which are not there for anybody else, are told of */
export function openApiDocument(siteUrl: string, options: { withOwners: boolean }) {
  const listed = namesOf(CALLS).filter((name) => options.withOwners || !isOfHouse(CALLS[name]))
  const paths: Record<string, Record<string, object>> = {}
  for (const name of listed) {
    const call = CALLS[name]
    const { method, path } = partsOf(name)
    if (call) paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name, path, call) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Domine a Redação',
      version: '1',
      description:
        'Amounts are integers in cents, moments ISO 8601. The chat’s socket, /realtime/v1/websocket, speaks Phoenix frames and stands outside of this document.',
    },
    servers: [{ url: siteUrl }],
    paths,
    components: {
      schemas: Object.fromEntries(
        ERROR_FAMILIES.map((family) => [`${family}-error`, jsonSchemaOf(ERROR_SHAPES[family])]),
      ),
      securitySchemes: {
        account: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        visitor: {
          type: 'apiKey',
          in: 'cookie',
          name: VISITOR_COOKIE,
          description: 'Made at the first writing',
        },
        signature: {
          type: 'apiKey',
          in: 'header',
          name: SIGNATURE_HEADER,
          description: 'Of the test provider; another provider’s header has the name that it gives it',
        },
      },
    },
  }
}

function isOfHouse(call: Call | undefined): boolean {
  return call?.by === 'owner' || call?.by === 'reader'
}

export function namesOf(calls: Calls): CallName[] {
  // The keys of the list are the names by its type.
  return Object.keys(calls) as CallName[]
}

export function partsOf(name: CallName): { method: string; path: string } {
  const [method = '', path = ''] = name.split(' ')
  return { method, path }
}

/**
 * How generated clients name the call, e.g. `putApiEssaysById`: follows from the call's own name, so it changes only where
 * that does.
 */
export function operationIdOf(name: CallName): string {
  const { method, path } = partsOf(name)
  const words = path.split(/[/._-]/).filter((word) => word !== '')
  return method.toLowerCase() + words.map(wordOfId).join('')
}

function wordOfId(word: string): string {
  const parameter = /^\{(\w+)\}$/.exec(word)?.[1]
  const bare = (parameter ?? word).replaceAll(/\W/g, '')
  return `${parameter === undefined ? '' : 'By'}${bare.charAt(0).toUpperCase()}${bare.slice(1)}`
}

function operationOf(name: CallName, path: string, call: Call): object {
  const error = { $ref: `#/components/schemas/${errorFamilyOf(path)}-error` }
  const refused = { content: { 'application/json': { schema: error } } }
  return {
    operationId: operationIdOf(name),
    summary: call.does,
    tags: [
      path
        .split('/')
        .slice(1, path.startsWith('/api/') ? 3 : 2)
        .join('/'),
    ],
    security: SECURITY[call.by],
    parameters: [...pathParameters(path, call), ...queryParameters(call)],
    ...(call.body ? { requestBody: { required: true, content: bodyOf(call.body, call.isFormToo) } } : {}),
    responses: {
      ...Object.fromEntries(
        Object.entries(call.answers).map(([status, answer]) => [status, responseOf(Number(status), answer)]),
      ),
      '4XX': { description: 'Refused; nothing was changed', ...refused },
      503: { description: 'Not available right now: try again', ...refused },
    },
  }
}

function pathParameters(path: string, call: Call): object[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: jsonSchemaOf(call.path?.[name] ?? z.string()),
  }))
}

function queryParameters({ query }: Call): object[] {
  if (!query) return []
  const { properties = {}, required = [] } = jsonSchemaOf(query)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function bodyOf(body: z.ZodType | MediaType, isFormToo: true | undefined): object {
  if (typeof body === 'string') return { [body]: {} }
  const content = { schema: jsonSchemaOf(body) }
  return {
    'application/json': content,
    ...(isFormToo ? { 'application/x-www-form-urlencoded': content } : {}),
  }
}

function responseOf(status: number, answer: Answer): object {
  const description = status >= 300 ? 'Look elsewhere, or at what you have' : 'Done'
  if (answer === null) return { description }
  if (typeof answer === 'string') return { description, content: { [answer]: {} } }
  return { description, content: { 'application/json': { schema: jsonSchemaOf(answer) } } }
}

/** As it crosses the network, before it is read: trimmed, made small, given its defaults. */
function jsonSchemaOf(schema: z.ZodType): z.core.JSONSchema.BaseSchema {
  const {
    $schema: _,
    '~standard': __,
    ...rest
  } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}
