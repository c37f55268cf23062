/** The owner writes what is studied, and everybody studies it at once (product §10 Contents that are studied). */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { themesWithTexts } from '#content/study/proposals/proposal-files.ts'
import { roomThemeGroups } from '#content/study/themes/room-themes.ts'
import type { OpenedStudyItem } from '#domain/console/study-admin-wire.ts'
import type { StudyKind } from '#domain/study/contents/study-pack.ts'
import { studyPictureName } from '#domain/study/contents/study-picture.ts'
import type { StudyRow } from '#domain/study/contents/study-row.ts'
import { discardFiles } from '#server/account/pictures/discard-files.ts'
import { followSiteChanges } from '#server/site/site.ts'
import { forgetUnusedStudyPictures } from '#server/study/contents/pictures/study-pictures.ts'
import { asStudent } from '#tests/support/api-caller.ts'
import { aWriter } from '#tests/support/chat.ts'
import { MOTIVATING, PARAGRAPHS, THEME } from '#tests/support/corrector.ts'
import { anOwnersAccount } from '#tests/support/owner.ts'
import { aJpeg, SVG } from '#tests/support/pictures.ts'
import { startSecondProcess } from '#tests/support/second-process.ts'
import { aClock } from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { studyAdminTexts } from '#texts/console/study.ts'
import { buildWords } from '../../../scripts/corrector/build-words.ts'
import { createPageServices } from '../../../src/server/pages/page-services.ts'

buildWords()
const clock = aClock()
const app = await startTestApp({}, { now: clock.now })
const pages = createPageServices(app.context)
afterAll(() => app[Symbol.asyncDispose]())
// The engine reads its dictionary with the first text.
beforeAll(
  async () =>
    void (await app.context.corrector.correct({ text: 'Uma frase.', theme: 'Tema', motivating: [] })),
  120_000,
)
const account = await anOwnersAccount(app)
const owner = asStudent(app, account)
const student = asStudent(app, await aWriter(app))

const TEXT =
  'Em 2024, três em cada dez bibliotecas escolares do país estavam fechadas durante o recreio, justamente a hora em que o estudante poderia entrar nelas sem faltar à aula.'
const THEME_ROW = {
  title: 'Caminhos para abrir as bibliotecas escolares no Brasil',
  axis: 'educacao',
  framing: 'Uma biblioteca fechada não forma leitores. Como abrir as que já existem?',
  text1Kind: 'prose',
  text1Body: TEXT,
  text1Source: 'Levantamento escolar, 2025',
}
const REPERTOIRE_ROW = {
  title: 'Projeto Gelateca',
  type: 'Conceito',
  axis: 'educacao',
  description: 'Geladeiras velhas que viram estantes de livros nas praças do Brasil.',
  usage: 'Mostra que a leitura também cabe fora da escola, onde as pessoas já estão.',
  source: 'Prefeituras, 2019',
  names: 'gelateca',
}

const fieldsOf = studyAdminTexts.fields.theme
const pathOf = (kind: StudyKind, slug: string, rest = '') => `console/study/${kind}/items/${slug}${rest}`

async function aDraft(
  kind: StudyKind,
  row: StudyRow,
  title = Object.values(row)[0],
): Promise<OpenedStudyItem> {
  const { body, status } = await owner('POST', `console/study/${kind}`, { title })
  expect(status).toBe(201)
  const opened = (await owner('GET', pathOf(kind, body.slug))).body
  const saved = await owner('PUT', pathOf(kind, body.slug), { version: opened.version, row })
  expect(saved.status).toBe(200)
  return saved.body
}

const publish = (kind: StudyKind, { slug, version }: OpenedStudyItem, shownFrom: string | null = null) =>
  owner('POST', pathOf(kind, slug, '/publication'), { version, shownFrom })

async function aPublished(kind: StudyKind, row: StudyRow, title?: string): Promise<OpenedStudyItem> {
  const { status, body } = await publish(kind, await aDraft(kind, row, title))
  expect([status, body.isPublished]).toEqual([200, true])
  return body
}

const roomTitles = () =>
  roomThemeGroups(pages.study).flatMap(({ themes }) => themes.map(({ title }) => title))

/** Which themes the map of the site has. */
const inMap = () => themesWithTexts(pages.study)

const kindsOfMarks = ({ correction }: { correction: { marks: { kind: string }[] } }) =>
  correction.marks.map(({ kind }) => kind)

test('a theme is a draft until it is published; then it is in the room, in the map of the site, and corrected', async () => {
  const draft = await aDraft('theme', THEME_ROW)
  expect([draft.isPublished, pages.study.theme]).toEqual([false, []])
  const { slug } = (await publish('theme', draft)).body
  expect(slug).toBe('caminhos-para-abrir-as-bibliotecas-escolares-no-brasil')
  expect(roomTitles()).toContain(THEME_ROW.title)
  expect(inMap()).toContain(slug)

  const request = {
    essayId: randomUUID(),
    theme: { id: slug },
    text: `${PARAGRAPHS.join('\n')}\n${TEXT}`,
    pastedCharacters: 0,
  }
  clock.pass(1)
  const { status, body } = await student('POST', 'corrections', request)
  expect([status, body.theme]).toEqual([200, THEME_ROW.title])
  expect(kindsOfMarks(body)).toContain('copied')

  // An edit shows when it is published again, and the way back is a draft too.
  const edited = await owner('PUT', pathOf('theme', slug), {
    version: draft.version,
    row: { ...THEME_ROW, title: 'Caminhos para abrir as bibliotecas das escolas' },
  })
  expect([edited.body.hasChanges, pages.study.theme[0]?.title]).toEqual([true, THEME_ROW.title])
  await publish('theme', edited.body)
  expect(pages.study.theme[0]?.title).toBe('Caminhos para abrir as bibliotecas das escolas')
  const { history } = edited.body
  expect(history.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1])
  expect(history.every(({ by }: { by: string }) => by !== null)).toBe(true)
  const back = await owner('POST', pathOf('theme', slug, '/restoration'), { version: 3, to: 2 })
  expect([back.body.version, back.body.row.title, back.body.hasChanges]).toEqual([4, THEME_ROW.title, true])
  expect(pages.study.theme[0]?.title).toBe('Caminhos para abrir as bibliotecas das escolas')

  const log = (await owner('GET', 'console/audit-log')).body.entries
  const acts = log.filter((entry: { subject: string }) => entry.subject === `temas/${slug}`)
  expect(acts.map(({ action }: { action: string }) => action).toReversed()).toEqual([
    'study.create',
    'study.edit',
    'study.publish',
    'study.edit',
    'study.publish',
    'study.restore',
  ])

  // Hidden, it is offered no more, and who has begun goes on.
  await owner('PUT', pathOf('theme', slug, '/listing'), { isListed: false })
  expect(pages.study.theme).toEqual([])
  expect(inMap()).not.toContain(slug)
  clock.pass(1)
  const again = await student('POST', 'corrections', { ...request, text: PARAGRAPHS.join('\n') })
  expect([again.status, again.body.number]).toEqual([200, 2])
  expect((await owner('DELETE', pathOf('theme', slug))).body.code).toBe('item_is_published')
})

test('what stands against publishing names its field, and nothing is shown', async () => {
  const row = {
    title: 'Curto',
    examYear: '25',
    text1Body: 'Um texto sem dizer o que é.',
    text2Kind: 'table',
    text2Title: 'Tabela',
    text2Body: 'Ano | Casos\n2020 | 1 | 2',
    text2Source: 'IBGE, 2024',
    text3Kind: 'chart',
    text3Title: 'Gráfico',
    text3Body: 'Elementar | muitos\nPleno | 2%',
    text3Source: 'IBGE, 2024',
  }
  const { status, body } = await publish('theme', await aDraft('theme', row, 'Curto'))
  expect([status, body.code]).toEqual([422, 'invalid_row'])
  expect(
    Object.fromEntries(body.faults.map(({ field, code }: { field: string; code: string }) => [field, code])),
  ).toEqual({
    title: 'too-short',
    axis: 'missing',
    examYear: 'not-year',
    examEdition: 'missing',
    source: 'missing',
    text1Kind: 'missing',
    text1Source: 'missing',
    text2Body: 'not-table',
    text3Body: 'not-chart',
  })
  expect(pages.study.theme.some(({ title }) => title === 'Curto')).toBe(false)
  const unknown = await owner('PUT', pathOf('theme', 'curto'), {
    version: 2,
    row: { axis: 'moda', cor: 'azul' },
  })
  expect([unknown.status, unknown.body.faults]).toEqual([
    422,
    [
      { field: 'cor', code: 'not-listed' },
      { field: 'axis', code: 'not-listed' },
    ],
  ])
  const late = await owner('PUT', pathOf('theme', 'curto'), { version: 1, row: {} })
  expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile'])
  expect((await owner('DELETE', pathOf('theme', 'curto'))).status).toBe(200)
  expect((await owner('GET', pathOf('theme', 'curto'))).status).toBe(404)
})

test('a theme of the exam stands with its year; one that is planned waits for its day', async () => {
  const row = {
    title: 'Perspectivas acerca do silêncio na sociedade brasileira',
    axis: 'sociedade',
    examYear: '2031',
    examEdition: 'regular',
    source: 'Jornal da tarde, 2031',
  }
  const today = clock.now().toISOString().slice(0, 10)
  const dayAfter = new Date(clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10)
  const draft = await aDraft('theme', row)
  const past = await publish('theme', draft, '2020-01-01')
  expect(past.body.faults).toEqual([{ field: 'shownFrom', code: 'past' }])
  const planned = await publish('theme', draft, dayAfter)
  expect([planned.body.waitsFor, today < dayAfter]).toEqual([dayAfter, true])
  expect(roomTitles()).not.toContain(row.title)
  const onTheDay = roomThemeGroups(app.context.site.study.listed(dayAfter))
  expect(onTheDay.at(-1)?.themes[0]).toMatchObject({ listed: `2031: ${row.title}` })
  const now = await publish('theme', planned.body)
  expect([now.body.waitsFor, roomTitles().includes(`${row.title}`)]).toEqual([null, true])
  const later = await publish('theme', now.body, dayAfter)
  expect(later.body.faults).toEqual([{ field: 'shownFrom', code: 'taken' }])
})

test('a repertoire of hers is counted by the corrector, and only while it is published', async () => {
  const essay = {
    text: 'Os jovens leem pouco, mas a gelateca e o projeto gelateca mudaram a praça onde eles estão.',
    theme: THEME,
    motivating: MOTIVATING,
  }
  const repertoires = async () =>
    (await app.context.corrector.correct(essay)).marks.filter(({ kind }) => kind.startsWith('repertoire'))
      .length
  expect(await repertoires()).toBe(0)
  const { slug } = await aPublished('repertoire', REPERTOIRE_ROW)
  expect(await repertoires()).toBe(1)
  await owner('PUT', pathOf('repertoire', slug, '/listing'), { isListed: false })
  expect(await repertoires()).toBe(0)
  await owner('PUT', pathOf('repertoire', slug, '/listing'), { isListed: true })
  expect(pages.study.repertoire.map(({ title }) => title)).toEqual([REPERTOIRE_ROW.title])
})

test('ours stay beside hers, and each can be hidden and shown', async () => {
  const before = roomTitles().length
  const hidden = await owner('PUT', pathOf('theme', 'evasao-escolar', '/listing'), { isListed: false })
  const listed = hidden.body.items.find(({ slug }: { slug: string }) => slug === 'evasao-escolar')
  expect([listed.isOurs, listed.isHidden]).toEqual([true, true])
  expect(roomTitles()).toHaveLength(before - 1)
  expect(inMap()).not.toContain('evasao-escolar')
  await owner('PUT', pathOf('theme', 'evasao-escolar', '/listing'), { isListed: true })
  expect(roomTitles()).toHaveLength(before)
  expect((await owner('PUT', pathOf('theme', 'nenhum', '/listing'), { isListed: false })).status).toBe(404)
})

test('a connective needs an example that uses it; a model is read by the engine, which refuses nothing', async () => {
  const row = {
    text: 'Em contrapartida',
    category: 'oposicao',
    example: 'A lei existe há muitos anos no Brasil.',
  }
  const draft = await aDraft('connective', row)
  expect((await publish('connective', draft)).body.faults).toEqual([
    { field: 'example', code: 'not-in-example' },
  ])
  const example = 'A lei existe; em contrapartida, poucos a conhecem.'
  const saved = await owner('PUT', pathOf('connective', draft.slug), { version: 2, row: { ...row, example } })
  expect((await publish('connective', saved.body)).status).toBe(200)
  expect(pages.study.connective).toMatchObject([{ category: 'oposicao', text: row.text, warning: null }])

  const levels = Object.fromEntries(
    [1, 2, 3, 4, 5].flatMap((c) => [
      [`level${c}`, '200'],
      [`reason${c}`, 'Domínio seguro, do começo ao fim.'],
    ]),
  )
  const model = {
    theme: THEME,
    axis: 'Saúde',
    structure: 'Dois efeitos',
    text: PARAGRAPHS.join('\n'),
    marks: 'C2 | palavras que não estão lá | comentário',
    ...levels,
  }
  const essay = await aDraft('model', model)
  expect((await publish('model', essay)).body.faults).toEqual([{ field: 'marks', code: 'quote-not-found' }])
  const quote = PARAGRAPHS[0]!.split(' ').slice(0, 8).join(' ')
  const mended = await owner('PUT', pathOf('model', essay.slug), {
    version: 2,
    row: { ...model, marks: `C2 | ${quote} | Abre com um fato.` },
  })
  const { body } = await owner('GET', pathOf('model', essay.slug, '/estimate'))
  expect([body.levels.length, body.total]).toEqual([
    5,
    body.levels.reduce((sum: number, one: number) => sum + one, 0),
  ])
  expect((await publish('model', mended.body)).status).toBe(200)
  expect(pages.study.model[0]?.marks).toEqual([{ competence: 2, quote, comment: 'Abre com um fato.' }])
})

test('a kind goes out as a spreadsheet and comes in again, all of it or nothing', async () => {
  await aPublished('repertoire', { ...REPERTOIRE_ROW, title: '“Livros; e ruas”, de Ana Só (2020)' }, 'Livros')
  const answer = await fetch(`${app.url}/api/console/study/repertoire/table`, {
    headers: { authorization: `Bearer ${account.session.access_token}` },
  })
  const table = await answer.text()
  expect(table).toContain('Endereço;Título;Tipo;Eixo')
  expect(table).toContain('Educação')
  const same = await owner('PUT', 'console/study/repertoire/table', { table, publishes: true })
  expect([same.status, same.body]).toEqual([200, { made: 0, changed: 0 }])

  const head = 'Endereço;Título;Tipo;Eixo;O que é;Como usar;Fonte'
  const good = `;Torto Arado;Livro;Educação;${REPERTOIRE_ROW.description};${REPERTOIRE_ROW.usage};Todavia, 2019`
  const refused = await owner('PUT', 'console/study/repertoire/table', {
    table: `${head}\r\n${good}\r\n;Sem tipo;Poema;Educação;curto;;`,
    publishes: true,
  })
  expect([refused.status, refused.body.faults]).toEqual([
    422,
    [{ row: 3, field: 'type', code: 'not-listed' }],
  ])
  const unfinished = await owner('PUT', 'console/study/repertoire/table', {
    table: `${head}\r\n${good}\r\nnao-existe;Outro;Livro;Educação;;;\r\n;Vazio;Livro;Educação;;;`,
    publishes: true,
  })
  expect(unfinished.body.faults).toEqual([
    { row: 3, field: 'address', code: 'not-listed' },
    { row: 4, field: 'description', code: 'missing' },
    { row: 4, field: 'usage', code: 'missing' },
    { row: 4, field: 'source', code: 'missing' },
  ])
  const strange = await owner('PUT', 'console/study/repertoire/table', {
    table: 'Título;Cor\nA;B',
    publishes: false,
  })
  expect([strange.body.code, strange.body.column]).toEqual(['unknown_column', 'Cor'])
  expect(pages.study.repertoire.some(({ title }) => title === 'Torto Arado')).toBe(false)

  const taken = await owner('PUT', 'console/study/repertoire/table', {
    table: `${head}\n${good}`,
    publishes: true,
  })
  expect(taken.body).toEqual({ made: 1, changed: 0 })
  expect(pages.study.repertoire.map(({ title }) => title)).toContain('Torto Arado')
})

const sendPicture = (token: string, bytes: Uint8Array) =>
  fetch(`${app.url}/api/console/study/pictures`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: Buffer.from(bytes),
  })

async function aPicture(): Promise<string> {
  const sent = await sendPicture(account.session.access_token, await aJpeg(3000, 1500))
  expect(sent.status).toBe(201)
  return ((await sent.json()) as { url: string }).url
}

const withPicture = (url: string) => ({
  ...THEME_ROW,
  text1Kind: 'picture',
  text1Picture: url,
  text1Body: 'Uma menina lê sozinha diante de uma estante vazia.',
})

test('a picture is brought, made again at twice the width of the text, and shown with the theme', async () => {
  const url = await aPicture()
  expect(url).toMatch(/-1472x736\.webp$/)
  await aPublished('theme', withPicture(url), 'Caminhos para encher as estantes das escolas')
  const seen = await fetch(app.url + url)
  expect([seen.status, seen.headers.get('content-type'), seen.headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'public, max-age=31536000, immutable',
  ])
  const theme = pages.study.theme.find(({ id }) => id.startsWith('caminhos-para-encher'))
  expect(theme?.texts[0]).toMatchObject({ kind: 'picture', url })
  expect((await fetch(app.url + url.replace('1472x736', '1472x735'))).status).toBe(404)
})

test.each([
  ['text', () => Buffer.from('Não sou uma imagem.'), 422, 'picture-unknown-format'],
  ['SVG', () => SVG, 422, 'picture-unknown-format'],
  ['nothing', () => Buffer.alloc(0), 422, 'picture-empty'],
  ['more than 5 MB', () => Buffer.alloc(5 * 1024 * 1024 + 1), 413, 'picture-too-large'],
])('%s is no picture', async (_what, bytes, status, code) => {
  const answer = await sendPicture(account.session.access_token, bytes())
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([status, code])
})

test('a row names no picture that is not here, typed or from a spreadsheet', async () => {
  const gone = '/study-pictures/0a1b2c3d-0000-4000-8000-0123456789ab-800x600.webp'
  const opened = await aDraft('theme', THEME_ROW, 'Caminhos para achar a imagem que sumiu')
  const save = (row: StudyRow) => owner('PUT', pathOf('theme', opened.slug), { version: opened.version, row })
  const refused = await save(withPicture(gone))
  expect([refused.status, refused.body.faults]).toEqual([
    422,
    [{ field: 'text1Picture', code: 'picture-gone' }],
  ])
  const elsewhere = await save(withPicture('https://exemplo.org/charge.webp'))
  expect(elsewhere.body.faults).toEqual([{ field: 'text1Picture', code: 'not-picture' }])
  const table = [
    ['Endereço', 'Tema', fieldsOf.text1Picture!.label].join(','),
    ['', 'Caminhos para importar o que não está aqui', gone].join(','),
  ].join('\n')
  const imported = await owner('PUT', 'console/study/theme/table', { table, publishes: false })
  expect([imported.status, imported.body.faults]).toEqual([
    422,
    [{ row: 2, field: 'text1Picture', code: 'picture-gone' }],
  ])
})

test('what is published names no picture that went meanwhile', async () => {
  const url = await aPicture()
  const draft = await aDraft('theme', withPicture(url), 'Caminhos para publicar sem a imagem')
  await app.context.db
    .deleteFrom('study_pictures')
    .where('name', '=', studyPictureName(url) ?? '')
    .execute()
  const refused = await publish('theme', draft)
  expect([refused.status, refused.body.faults]).toEqual([
    422,
    [{ field: 'text1Picture', code: 'picture-gone' }],
  ])
})

test('a picture that nothing names for a day goes; a draft, what is seen and a kept version hold theirs', async () => {
  const { db } = app.context
  const [inDraft, inVersion, seen, lost] = [
    await aPicture(),
    await aPicture(),
    await aPicture(),
    await aPicture(),
  ]
  const held = [inDraft, inVersion, seen]
  const first = await aDraft('theme', withPicture(inVersion), 'Caminhos para guardar as imagens da prova')
  await owner('PUT', pathOf('theme', first.slug), { version: first.version, row: withPicture(inDraft) })
  const second = await aPublished('theme', withPicture(seen), 'Caminhos para manter o que está no ar')
  await owner('PUT', pathOf('theme', second.slug), { version: second.version, row: THEME_ROW })
  await db.deleteFrom('study_item_versions').where('slug', '=', second.slug).execute()

  await forgetUnusedStudyPictures(app.context)
  const names = [...held, lost].map((url) => studyPictureName(url) ?? '')
  const kept = () => db.selectFrom('study_pictures').select('name').where('name', 'in', names).execute()
  expect(await kept()).toHaveLength(4)
  const longAgo = new Date(clock.now().getTime() - 25 * 3600_000)
  await db.updateTable('study_pictures').set({ last_used_at: longAgo }).execute()
  await forgetUnusedStudyPictures(app.context)
  expect((await kept()).map(({ name }) => name).sort()).toEqual(names.slice(0, 3).sort())
  await db.updateTable('discarded_files').set({ due_at: longAgo }).execute()
  await discardFiles(app.context)
  expect((await fetch(app.url + lost)).status).toBe(404)
  for (const url of held) expect((await fetch(app.url + url)).status).toBe(200)
})

test('another process shows it without a restart', async () => {
  await using second = await startSecondProcess(app)
  const fresh = followSiteChanges(second.context.site, second.context.pool, second.context.logger)
  await using _closed = { [Symbol.asyncDispose]: fresh.close }
  const title = 'Desafios de quem estuda em dois processos ao mesmo tempo'
  await aPublished('theme', { ...THEME_ROW, title })
  const shown = () => createPageServices(second.context).study.theme.some((theme) => theme.title === title)
  const giveUpAt = Date.now() + 10_000
  while (!shown()) {
    if (Date.now() > giveUpAt) throw new Error('the second process never heard of it')
    await sleep(20)
  }
})

test('nobody else finds it', async () => {
  for (const path of ['theme', 'theme/table', 'theme/items/curto'])
    expect((await student('GET', `console/study/${path}`)).status).toBe(404)
  expect((await student('POST', 'console/study/theme', { title: 'Um tema' })).status).toBe(404)
  expect((await owner('GET', 'console/study/toString')).status).toBe(404)
})
