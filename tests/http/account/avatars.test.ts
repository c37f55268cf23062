/** The drawn faces: the same for the same name, kept for ever, and only for names that can be ours. */
import { expect, test } from 'vitest'
import { STUDENT_STORIES } from '#content/community/student-stories.ts'
import { portraitUrl } from '#domain/site/content-pictures.ts'
import { buildApp } from '#server/app.ts'
import { startTestApp } from '#tests/support/test-app.ts'

test('a face is a picture that never changes and carries no script', async () => {
  await using app = await startTestApp()
  const first = await fetch(`${app.url}/api/avatars/ana-clara-s.svg`)
  const svg = await first.text()
  expect(first.status).toBe(200)
  expect(first.headers.get('content-type')).toContain('image/svg+xml')
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(svg).toMatch(/^<svg /)
  expect(svg).not.toMatch(/<script|<metadata|https?:\/\/(?!www\.w3\.org)/)
  expect(await (await fetch(`${app.url}/api/avatars/ana-clara-s.svg`)).text()).toBe(svg)
  expect(await (await fetch(`${app.url}/api/avatars/ana-clara-t.svg`)).text()).not.toBe(svg)
})

test('every story of the strip has its face', async () => {
  await using app = await startTestApp()
  const handler = buildApp(app.context, null)
  for (const story of STUDENT_STORIES) expect((await handler.request(portraitUrl(story))).status).toBe(200)
})

test.each([
  'A.svg',
  'ana clara.svg',
  'ana--clara.svg',
  'ana.png',
  'ana',
  '-.svg',
  `${'a'.repeat(65)}.svg`,
  '..%2fana.svg',
])('%s is no face of ours', async (file) => {
  await using app = await startTestApp()
  expect((await fetch(`${app.url}/api/avatars/${file}`)).status).toBe(404)
})

test('a name of 64 letters still has a face', async () => {
  await using app = await startTestApp()
  expect((await fetch(`${app.url}/api/avatars/${'a'.repeat(64)}.svg`)).status).toBe(200)
})
