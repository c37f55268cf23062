import { expect, test } from 'vitest'
import { atomFeed } from './atom-feed.ts'

const feed = {
  title: 'Novidades',
  subtitle: 'O que mudou',
  author: 'Domine a Redação',
  address: 'https://loja.example/novidades.xml',
  pageAddress: 'https://loja.example/novidades',
  now: new Date('2026-11-22T00:00:00Z'),
}
const entry = { id: 'minicurso', date: '2026-11-21', title: 'O minicurso', text: 'Seis níveis.' }

test('each entry has what Atom asks for: id, title, the moment and a link', () => {
  const xml = atomFeed({ ...feed, entries: [entry, { ...entry, id: 'antes', date: '2026-01-02' }] })
  expect(xml.match(/<entry>/g)).toHaveLength(2)
  expect(xml).toContain('<id>https://loja.example/novidades#minicurso</id>')
  expect(xml).toContain(
    '<link rel="self" type="application/atom+xml" href="https://loja.example/novidades.xml"/>',
  )
  // The feed is as new as its newest entry.
  expect(xml.match(/<updated>(.*?)<\/updated>/g)?.[0]).toBe('<updated>2026-11-21T12:00:00-03:00</updated>')
})

test('what the owner writes is text: no markup, and no character that XML does not know', () => {
  const xml = atomFeed({
    ...feed,
    entries: [{ ...entry, title: 'A & B <b>\u0000\u0008\uD800', text: '"x"\n' }],
  })
  expect(xml).toContain('<title>A &amp; B &lt;b&gt;</title>')
  expect(xml).toContain('<content type="text">&quot;x&quot;\n</content>')
})

test('a feed without entries is a feed', () => {
  expect(atomFeed({ ...feed, entries: [] })).toContain('<updated>2026-11-22T00:00:00.000Z</updated>')
})
