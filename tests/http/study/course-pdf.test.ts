/** The PDF of the mini-course, as the screen's link fetches it. Needs a build. */
import { afterAll, expect, test } from 'vitest'
import { COURSE_LEVELS } from '#content/study/mini-course/levels.ts'
import { COURSE_PDF_PATH } from '#domain/study/mini-course.ts'
import { startPageServer } from '#tests/support/page-server.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
const pages = await startPageServer(app)
afterAll(async () => {
  await pages[Symbol.asyncDispose]()
  await app[Symbol.asyncDispose]()
})

test('anybody fetches the whole course as a PDF, and who holds it is not sent it again', async () => {
  const answer = await fetch(`${pages.url}${COURSE_PDF_PATH}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(answer.headers.get('set-cookie')).toBeNull()
  const text = (await readPdf(new Uint8Array(await answer.arrayBuffer()))).pages.join(' ')
  for (const { title } of COURSE_LEVELS) expect(text).toContain(title)
  const etag = answer.headers.get('etag') ?? ''
  const again = await fetch(`${pages.url}${COURSE_PDF_PATH}`, { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
})

test('what the shop sells does not lie beside it', async () => {
  for (const path of ['/completo.pdf', '/../materials/completo.pdf', '/%2e%2e/materials/completo.pdf']) {
    expect((await fetch(`${pages.url}${path}`)).status).toBe(404)
  }
})
