/** Below every page: what comes from others, and where the source is when SOURCE_URL says so (AGPL, section 13). */
import { afterAll, expect, test } from 'vitest'
import { startPageServer } from '#tests/support/page-server.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { frameTexts } from '#texts/site/frame.ts'

const { source, licences } = frameTexts.footer
const SOURCE_URL = 'https://code.example/escola/redacao?tag=1&x=2'

const app = await startTestApp({ SOURCE_URL })
afterAll(() => app[Symbol.asyncDispose]())

/** Address and words of each link of the footer. */
async function footerLinks(sourceUrl: string | null): Promise<(readonly [href: string, label: string])[]> {
  const config = { ...app.context.config, sourceUrl }
  await using pages = await startPageServer({ ...app, context: { ...app.context, config } })
  const html = await (await fetch(`${pages.url}/banco-de-temas`)).text()
  const footer = /<footer[\s\S]*?<\/footer>/.exec(html)?.[0] ?? ''
  const links = [...footer.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>([^<]*)/g)]
  return links.map(([, href, label]) => [href!.replaceAll('&amp;', '&'), label!] as const)
}

test('with SOURCE_URL every page offers the source', async () => {
  expect(await footerLinks(app.context.config.sourceUrl)).toContainEqual([SOURCE_URL, source])
})

test('without it no page does, and the licences of others are there all the same', async () => {
  const links = await footerLinks(null)
  expect(links.map(([, label]) => label)).not.toContain(source)
  expect(links).toContainEqual(['/licencas.txt', licences])
})
