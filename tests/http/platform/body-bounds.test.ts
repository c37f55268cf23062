/** No call reads a body of any size: whoever sends one, in whichever way, it is refused before it lies in memory. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { CALLS } from '#server/openapi/calls.ts'
import { namesOf, partsOf } from '#server/openapi/document.ts'
import { aWorld } from '#tests/support/fuzz/world.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())
const world = await aWorld(app)
beforeEach(world.renew)

/** More than any JSON may be. Read whole, it is a body that is no JSON. */
const BLANKS = Buffer.alloc(1024 * 1024, ' ')
/** A course is one document. */
const BLANK_COURSE = Buffer.alloc(4 * 1024 * 1024 + 1, ' ')

const isFile = (name: string) => typeof CALLS[name as keyof typeof CALLS]?.body === 'string'
const names = namesOf(CALLS).filter((name) => !name.startsWith('GET ') && !isFile(name))

function addressOf(path: string): string {
  const words = (_: string, hole: string) => encodeURIComponent(world.wordsFor(path, hole)[0] ?? randomUUID())
  return app.url + path.replaceAll(/\{(\w+)\}/g, words)
}

test.each(names)('%s', async (name) => {
  const { method, path } = partsOf(name)
  const blanks = name === 'PUT /api/console/courses/{slug}' ? BLANK_COURSE : BLANKS
  for (const [role, token] of Object.entries(world.tokens())) {
    // Of a length that is told, or not.
    for (const body of token === null ? [blanks, new Blob([blanks]).stream()] : [blanks]) {
      const answer = await fetch(addressOf(path), {
        method,
        body,
        duplex: 'half',
        headers: {
          'content-type': 'application/json',
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
      })
      const text = await answer.text()
      expect(text, role).not.toMatch(/"bad_json"/)
      expect(answer.status, `${role}: ${text}`).toBeLessThan(500)
    }
  }
})
