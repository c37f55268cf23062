/**
 * Random and broken requests for each call of the OpenAPI document, as a stranger, a student and the owner: always
 * answered, never by a 5xx, refused in the shape of the family, told as the document tells. Chance begins at a fixed
 * seed; FUZZ_RUNS=20 FUZZ_SEED=7 search longer and elsewhere (docs/testing.md).
 */
import fc from 'fast-check'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { CALLS } from '#server/openapi/calls.ts'
import { namesOf, openApiDocument, partsOf } from '#server/openapi/document.ts'
import { faultsOf } from '#tests/support/fuzz/faults-of.ts'
import { type FuzzedRequest, type Operation, requestFor } from '#tests/support/fuzz/requests.ts'
import { FUZZ_TIMEOUT_MS, fuzzRuns } from '#tests/support/fuzz/runs.ts'
import { sendRaw } from '#tests/support/fuzz/send-raw.ts'
import { aWorld } from '#tests/support/fuzz/world.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())
const world = await aWorld(app)
const { paths } = openApiDocument(app.url, { withOwners: true })

async function faultsAfter(name: (typeof names)[number], asked: FuzzedRequest): Promise<string[]> {
  const token = world.tokens()[asked.role]
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...asked.headers,
  }
  const answer = await sendRaw(app.url, { ...asked, headers })
  const isNamed = asked.method === partsOf(name).method && hasShapeOf(partsOf(name).path, asked.path)
  return faultsOf(isNamed ? (CALLS[name] ?? null) : null, asked, answer)
}

/** An odd segment may make an address of another call. */
function hasShapeOf(pattern: string, address: string): boolean {
  const { pathname } = new URL(address, app.url)
  return pathname.split('/').length === pattern.split('/').length
}

// What the site is set to comes last: a call of a feature that was turned off is only ever refused.
const names = namesOf(CALLS).sort(
  (a, b) => Number(a.includes('/settings/')) - Number(b.includes('/settings/')),
)

beforeEach(world.renew)

test.each(names)(
  '%s',
  async (name) => {
    const { method, path } = partsOf(name)
    const operation = paths[path]?.[method.toLowerCase()] as Operation // written by document.ts
    await fc.assert(
      fc.asyncProperty(requestFor(method, path, operation, world), async (asked) => {
        expect(await faultsAfter(name, asked)).toEqual([])
      }),
      fuzzRuns(15),
    )
  },
  FUZZ_TIMEOUT_MS,
)
