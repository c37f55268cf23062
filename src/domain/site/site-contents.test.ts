import { expect, test } from 'vitest'
import { CONTENT_LISTS, type ContentKind, newsOfToday, slugOf } from './site-contents.ts'

const ENTRIES = {
  claims: { id: 'media', value: 930, text: 'média de 930 pontos', evidence: null },
  stories: { id: 'ana', name: 'Ana C.', score: 960, isIllustrative: false },
  ebooks: {
    id: 'novo',
    title: 'Um e-book novo',
    price: 'R$ 1.018,00',
    description: 'x'.repeat(80),
    cover: null,
    isWhole: false,
  },
  news: { id: 'novidade', date: '2026-11-21', title: 'Mudou algo', text: 'x'.repeat(20) },
  courses: { id: 'curso', text: 'Um curso inteiro.' },
} satisfies Record<ContentKind, object>

function problemsOf(kind: ContentKind, ...entries: object[]) {
  const read = CONTENT_LISTS[kind].safeParse(entries)
  return read.success ? [] : read.error.issues.map(({ path, message }) => [path.join('.'), message])
}

test.each(Object.keys(ENTRIES) as ContentKind[])('of %s a good entry is taken, an empty list too', (kind) => {
  expect(problemsOf(kind, ENTRIES[kind])).toEqual([])
  expect(problemsOf(kind)).toEqual([])
})

test.each([
  ['claims', { text: 'média de 920 pontos' }, 'text', 'value-not-in-text'],
  ['claims', { value: 0, text: 'média de 0 pontos' }, 'value', 'not-whole'],
  ['claims', { evidence: 'oi' }, 'evidence', 'too-short'],
  ['stories', { score: 910 }, 'score', 'not-step'],
  ['stories', { score: 880 }, 'score', 'not-step'],
  ['stories', { name: 'x'.repeat(61) }, 'name', 'too-long'],
  ['ebooks', { price: '18,00' }, 'price', 'not-price'],
  ['ebooks', { price: 'R$ 1018,00' }, 'price', 'not-price'],
  ['ebooks', { description: 'x'.repeat(79) }, 'description', 'too-short'],
  ['ebooks', { description: 'x'.repeat(181) }, 'description', 'too-long'],
  ['ebooks', { cover: 'outra' }, 'cover', 'not-cover'],
  ['news', { date: '2026-11-31' }, 'date', 'not-day'],
  ['news', { text: `${'x'.repeat(20)} <script>` }, 'text', 'marks'],
  ['courses', { text: '<b>Curso de verdade</b>' }, 'text', 'marks'],
  ['courses', { id: 'Curso 1' }, 'id', 'not-slug'],
] as const)('%s with %j is refused at %s as %s', (kind, change, field, problem) => {
  expect(problemsOf(kind, { ...ENTRIES[kind], ...change })).toEqual([[`0.${field}`, problem]])
})

test('a sign of comparison is no mark of HTML', () => {
  expect(problemsOf('courses', { ...ENTRIES.courses, text: 'De 900 < 1000 em doze semanas' })).toEqual([])
})

test('an id stands once in a list', () => {
  expect(problemsOf('courses', ENTRIES.courses, ENTRIES.courses)).toEqual([['1.id', 'repeated']])
})

test('news are told newest first, those of one day as they were given', () => {
  const on = (id: string, date: string) => ({ ...ENTRIES.news, id, date })
  const told = CONTENT_LISTS.news.parse([on('a', '2026-01-01'), on('b', '2026-02-01'), on('c', '2026-02-01')])
  expect(told.map(({ id }) => id)).toEqual(['b', 'c', 'a'])
})

test.each([
  ['Ana Clara S.', [], 'ana-clara-s'],
  ['Ítalo  Nuñez', ['outra'], 'italo-nunez'],
  ['Ana', ['ana', 'ana-2'], 'ana-3'],
  ['???', [], 'item'],
])('%s beside %j is called %s', (title, taken, slug) => {
  expect(slugOf(title, taken)).toBe(slug)
})

test('an e-book may name its product, and those of before name none', () => {
  const read = (product: unknown) => CONTENT_LISTS.ebooks.parse([{ ...ENTRIES.ebooks, product }])[0]?.product
  expect(CONTENT_LISTS.ebooks.parse([ENTRIES.ebooks])[0]?.product).toBeNull()
  expect([read(''), read(null), read(' prod_introducao ')]).toEqual([null, null, 'prod_introducao'])
  expect(problemsOf('ebooks', { ...ENTRIES.ebooks, product: 'Introdução!' })).toEqual([
    ['0.product', 'not-slug'],
  ])
})

test('news wait for their day, and are there from its first moment', () => {
  const on = (date: string) => ({ ...ENTRIES.news, id: date, date })
  const news = ['2026-11-23', '2026-11-22', '2026-11-21'].map(on)
  expect(newsOfToday(news, '2026-11-22').map(({ id }) => id)).toEqual(['2026-11-22', '2026-11-21'])
  expect(newsOfToday(news, '2026-11-20')).toEqual([])
})
