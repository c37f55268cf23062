/** The document of the calls: as many as the router has, each with what it takes; the owner's for the owner alone. */
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { METHODS } from '#server/openapi/call.ts'
import { CALLS } from '#server/openapi/calls.ts'
import { namesOf, type OpenApiDocument, operationIdOf } from '#server/openapi/document.ts'
import { aSignedUpStudent } from '#tests/support/accounts.ts'
import { anOwnersAccount } from '#tests/support/owner.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())

/** `/api/orders/:number{[1-9]…}` as `/api/orders/{number}`; where the storage takes any path, it is two names. */
function inOpenApi(path: string): string {
  return path.replace(/:(\w+)(\{(?:[^{}]|\{[^{}]*\})*\})?/g, '{$1}').replace(/\*$/, '{bucket}/{path}')
}

const routed = [
  ...new Set(
    buildApp(app.context, null)
      .routes.filter(({ method }) => METHODS.some((one) => one === method))
      .map(({ method, path }) => `${method} ${inOpenApi(path)}`),
  ),
]

async function readDocument(path: string, token?: string) {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const response = await fetch(app.url + path, { headers })
  return { status: response.status, document: (await response.json()) as OpenApiDocument }
}

function callsIn({ paths }: OpenApiDocument): string[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
}

test('the document names each call of the router, and none that is not there', async () => {
  expect(routed.length).toBeGreaterThan(100)
  expect(namesOf(CALLS).sort()).toEqual(routed.sort())
  const owner = await anOwnersAccount(app)
  const { document } = await readDocument('/api/console/openapi.json', owner.session.access_token)
  expect(callsIn(document).sort()).toEqual(routed.sort())
})

test('each call has a name of its own for generated clients, made of letters and digits', () => {
  const ids = namesOf(CALLS).map(operationIdOf)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[a-z][A-Za-z0-9]*$/.test(id))).toEqual([])
  expect(operationIdOf('PUT /api/essays/{id}')).toBe('putApiEssaysById')
  expect(operationIdOf('GET /healthz')).toBe('getHealthz')
})

test('everybody reads the public calls; the owner’s are told to the owner alone', async () => {
  const { status, document } = await readDocument('/api/openapi.json')
  expect(status).toBe(200)
  expect(callsIn(document)).toContain('PUT /api/essays/{id}')
  expect(callsIn(document).filter((call) => call.includes('/api/console/'))).toEqual([])
  expect(callsIn(document)).not.toContain('GET /api/moderation/cases')
  const student = await aSignedUpStudent(app)
  expect((await readDocument('/api/console/openapi.json', student.session.access_token)).status).toBe(404)
})

test('a body is told of by the schema that the route checks it by', async () => {
  const { document } = await readDocument('/api/openapi.json')
  const operation = document.paths['/api/course/levels/{level}/completions']?.['post']
  expect(operation).toMatchObject({
    security: [{ account: [] }],
    parameters: [{ name: 'level', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }],
    requestBody: {
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['answers'],
            additionalProperties: false,
            properties: { answers: { type: 'array', minItems: 3, maxItems: 3 } },
          },
        },
      },
    },
  })
})

test('each reference leads somewhere, and each parameter of a path stands in the path', async () => {
  const owner = await anOwnersAccount(app)
  const { document } = await readDocument('/api/console/openapi.json', owner.session.access_token)
  const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`)
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref)
  expect(references.length).toBeGreaterThan(100)
  expect(references.filter((ref) => !known.includes(ref ?? ''))).toEqual([])
  for (const name of namesOf(CALLS)) {
    const inPath = [...name.matchAll(/\{(\w+)\}/g)].map(([, one]) => one)
    expect(inPath, name).toEqual(expect.arrayContaining(Object.keys(CALLS[name]?.path ?? {})))
  }
})
