/** The owner makes, publishes, sells and takes back courses (product §10 Courses, The owner's console). */
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OWN_COURSES } from '#content/study/courses/own-courses.ts'
import type { CourseDraft, OpenedCourse, PictureDraft } from '#domain/console/courses-admin-wire.ts'
import { ATTACHMENT_LIMITS } from '#domain/study/courses/lesson-attachment.ts'
import { PICTURE_LIMITS } from '#domain/study/courses/lesson-picture.ts'
import { anMp4, aTrack } from '#tests/support/an-mp4.ts'
import { asStudent } from '#tests/support/api-caller.ts'
import { aWriter } from '#tests/support/chat.ts'
import { aProduct } from '#tests/support/factories.ts'
import { aPdf, aProductsAdmin } from '#tests/support/products-admin.ts'
import { anOpenOrder, aPaymentEvent, decide, sendWebhook } from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { buildWords } from '../../../scripts/corrector/build-words.ts'
import { createPageServices } from '../../../src/server/pages/page-services.ts'

buildWords()
const app = await startTestApp()
const pages = createPageServices(app.context).courses
afterAll(() => app[Symbol.asyncDispose]())
// The engine reads its dictionary with the first text.
beforeAll(
  async () =>
    void (await app.context.corrector.correct({ text: 'Uma frase.', theme: 'Tema', motivating: [] })),
  120_000,
)
const files = await aProductsAdmin(app)
const { owner } = files

const THEME = 'Caminhos para reverter a perda de leitores no Brasil'
const THESIS =
  'A perda de leitores persiste tanto pela falta de bibliotecas quanto pelo modo como a escola ensina a ler.'
const MODULES: CourseDraft['modules'] = [
  {
    title: 'Começo',
    lessons: [
      {
        slug: '',
        title: 'A tese',
        minutes: 10,
        afterDays: 0,
        text: '## Defender\n\nUm ponto de vista.',
        exercises: [
          {
            id: '',
            prompt: 'Escreva a tese.',
            given: THEME,
            check: { of: 'thesis', theme: THEME },
            model: THESIS,
          },
        ],
      },
    ],
  },
]

async function aDraft(change: Partial<CourseDraft> = {}): Promise<OpenedCourse> {
  const { body, status } = await owner('POST', 'console/courses', { title: 'Oficina de tese' })
  expect(status).toBe(201)
  const opened = (await owner('GET', `console/courses/${body.slug}`)).body
  const course = { ...opened.course, summary: 'Um resumo.', modules: MODULES, ...change }
  const saved = await owner('PUT', `console/courses/${body.slug}`, { version: opened.version, course })
  expect(saved.status).toBe(200)
  return saved.body
}

const publish = ({ course, version }: OpenedCourse) =>
  owner('POST', `console/courses/${course.slug}/publication`, { version })

test('a course is a draft until it is published, and an edit shows only when it is published again', async () => {
  const draft = await aDraft()
  const { slug } = draft.course
  expect(draft.course.modules[0]?.lessons[0]).toMatchObject({
    slug: 'a-tese',
    exercises: [{ id: 'exercicio' }],
  })
  expect([draft.isPublished, await pages.find(slug)]).toEqual([false, null])
  const published = await publish(draft)
  expect([published.status, published.body.isPublished, published.body.hasChanges]).toEqual([
    200,
    true,
    false,
  ])
  expect((await pages.findLesson(slug, 'a-tese'))?.lesson?.html).toContain('<h2>Defender</h2>')

  const course = { ...published.body.course, title: 'Outro nome' }
  const edited = await owner('PUT', `console/courses/${slug}`, { version: published.body.version, course })
  expect([edited.body.hasChanges, (await pages.find(slug))?.course.title]).toEqual([true, 'Oficina de tese'])
  expect((await publish(edited.body)).body.hasChanges).toBe(false)
  expect((await pages.find(slug))?.course.title).toBe('Outro nome')

  const { body } = await owner('GET', 'console/audit-log')
  const acts = body.entries.filter((entry: { subject: string }) => entry.subject === slug)
  expect(acts.map(({ action }: { action: string }) => action)).toEqual([
    'course.publish',
    'course.edit',
    'course.publish',
    'course.edit',
    'course.create',
  ])
})

test('publishing names each field that stands against it, also a model that our engine refuses', async () => {
  const [module] = MODULES
  const [lesson] = module?.lessons ?? []
  const [exercise] = lesson?.exercises ?? []
  if (!module || !lesson || !exercise) throw new Error('the course of this test is empty')
  const lessons = [
    {
      ...lesson,
      text: '',
      exercises: [{ ...exercise, model: 'A leitura é um assunto que todos comentam nas ruas.' }],
    },
  ]
  const draft = await aDraft({
    summary: '',
    modules: [
      { title: '', lessons },
      { title: 'Fim', lessons: [] },
    ],
  })
  const refused = await publish(draft)
  expect([refused.status, refused.body.code]).toEqual([422, 'invalid_course'])
  expect(refused.body.faults).toEqual([
    { field: 'summary', code: 'missing' },
    { field: 'modules.0.title', code: 'missing' },
    { field: 'modules.0.lessons.0.text', code: 'missing' },
    { field: 'modules.1.lessons', code: 'none' },
    { field: 'modules.0.lessons.0.exercises.0.model', code: 'model-fails' },
  ])
  expect(await pages.find(draft.course.slug)).toBeNull()
})

test('of two windows the second is told, and an address that is gone is refused', async () => {
  const draft = await aDraft()
  const path = `console/courses/${draft.course.slug}`
  const stale = { version: draft.version - 1, course: draft.course }
  expect((await owner('PUT', path, stale)).body.code).toBe('changed_meanwhile')
  expect((await publish({ ...draft, version: draft.version - 1 })).body.code).toBe('changed_meanwhile')
  const tooLong = { version: draft.version, course: { ...draft.course, title: 'a'.repeat(81) } }
  const refused = await owner('PUT', path, tooLong)
  expect([refused.status, refused.body.code]).toEqual([400, 'invalid_input'])
  expect(refused.body.message ?? refused.body.msg ?? JSON.stringify(refused.body)).toContain('title')
  for (const [method, rest, body] of [
    ['GET', '', undefined],
    ['DELETE', '', undefined],
    ['PUT', '/product', { productId: null }],
    ['PUT', '/listing', { isListed: false }],
    ['POST', '/publication', { version: 1 }],
  ] as const)
    expect((await owner(method, `console/courses/nenhum${rest}`, body)).body.code).toBe('course_not_found')
})

test('who buys the product gets the course, and loses it with the money back', async () => {
  const published = (await publish(await aDraft({ access: 'sold' }))).body as OpenedCourse
  const { slug } = published.course
  const product = await aProduct(app.context.db, {
    grants: ['premium'],
    variants: [{ amountInCents: 9_000 }],
  })
  const sold = await owner('PUT', `console/courses/${slug}/product`, { productId: product.id })
  expect([sold.status, sold.body.productId]).toEqual([200, product.id])
  expect((await pages.find(slug))?.offer).toEqual({ id: product.id })
  const none = await owner('PUT', `console/courses/${slug}/product`, { productId: 'prod_nenhum' })
  expect([none.status, none.body.code]).toEqual([422, 'product_not_found'])
  expect((await owner('GET', `console/courses/${slug}`)).body.productId).toBe(product.id)

  const student = await aWriter(app)
  const by = asStudent(app, student)
  const visit = async () =>
    (await by('POST', `courses/${slug}/lessons/a-tese/visits`, {})).body.code ?? 'open'
  expect(await visit()).toBe('course_not_bought')
  const order = await anOpenOrder(app, [{ variant_id: product.variantIds[0] ?? '', quantity: 1 }], {
    token: student.token,
  })
  await decide(app, order)
  expect(await visit()).toBe('open')

  const withdrawn = await owner('POST', `console/courses/${slug}/withdrawal`, { version: published.version })
  expect([withdrawn.status, withdrawn.body.code]).toEqual([409, 'course_is_bought'])
  await sendWebhook(app, await aPaymentEvent(app, order.orderId, { type: 'refunded' }))
  expect(await visit()).toBe('course_not_bought')
  // Nobody has it any more; what else the product grants stays.
  const gone = await owner('POST', `console/courses/${slug}/withdrawal`, { version: published.version })
  expect([gone.status, gone.body.isPublished]).toEqual([200, false])
  expect((await owner('DELETE', `console/courses/${slug}`)).status).toBe(200)
  const { metadata } = await app.context.db
    .selectFrom('products')
    .select('metadata')
    .where('id', '=', product.id)
    .executeTakeFirstOrThrow()
  expect(metadata['grants']).toEqual(['premium'])
})

test('a file of a lesson: checked, named by a saved draft, for who may read the lesson alone, gone with it', async () => {
  const slug = (await aDraft({ access: 'premium' })).course.slug
  const attach = async (bytes: Uint8Array, course = slug) =>
    owner('POST', `console/courses/${course}/attachments`, {
      ...(await files.upload(bytes)),
      fileName: 'lista.pdf',
    })
  const text = await attach(new TextEncoder().encode('Isto não é um PDF.'))
  expect([text.status, text.body.code]).toEqual([422, 'not-a-pdf'])
  const large = await attach(new Uint8Array(ATTACHMENT_LIMITS.bytes + 1))
  expect([large.status, large.body.code]).toEqual([413, 'file-too-large'])
  const nowhere = await attach(await aPdf(1), 'nenhum')
  expect([nowhere.status, nowhere.body.code]).toEqual([404, 'course_not_found'])
  const pdf = await aPdf(2)
  const added = await attach(pdf)
  expect([added.status, added.body.attachment.byteSize]).toEqual([201, pdf.byteLength])

  const save = async (attachments: { id: string; title: string; byteSize: number }[]) => {
    const { version, course } = (await owner('GET', `console/courses/${slug}`)).body as OpenedCourse
    const [module] = course.modules
    const [lesson] = module?.lessons ?? []
    if (!module || !lesson) throw new Error('the course of this test is empty')
    const modules = [{ ...module, lessons: [{ ...lesson, attachments }] }]
    const saved = await owner('PUT', `console/courses/${slug}`, { version, course: { ...course, modules } })
    expect(saved.status).toBe(200)
    return saved.body as OpenedCourse
  }
  const { id } = added.body.attachment
  const foreign = { id: 'att_AAAAAAAAAAAA', title: 'De ninguém', byteSize: 9 }
  const faulty = await publish(await save([{ id, title: '', byteSize: 1 }, foreign]))
  expect([faulty.status, faulty.body.faults]).toEqual([
    422,
    [
      { field: 'modules.0.lessons.0.attachments.0.title', code: 'missing' },
      { field: 'modules.0.lessons.0.attachments.1.title', code: 'file-gone' },
    ],
  ])
  expect((await publish(await save([{ id, title: 'Lista', byteSize: 1 }]))).status).toBe(200)

  const student = await aWriter(app)
  const visit = () => asStudent(app, student)('POST', `courses/${slug}/lessons/a-tese/visits`, {})
  expect((await visit()).body.code).toBe('premium_only')
  const path = `/api/courses/${slug}/lessons/a-tese/attachments/${id}`
  expect((await fetch(app.url + path)).status).toBe(403)
  const grant = 'insert into premium_grants (user_id, reason, granted_at) values ($1, $2, now())'
  await app.context.pool.query(grant, [student.user.id, 'teste'])
  const [shown] = (await visit()).body.lesson.attachments
  expect(shown).toEqual({
    title: 'Lista',
    byteSize: pdf.byteLength,
    url: expect.stringContaining(`${path}?of=`),
  })
  const got = await fetch(app.url + shown.url)
  expect([got.status, got.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(Buffer.from(await got.arrayBuffer()).equals(pdf)).toBe(true)
  expect((await fetch(app.url + shown.url, { headers: { range: 'bytes=0-3' } })).status).toBe(206)
  const other = await aWriter(app)
  expect((await fetch(app.url + shown.url.replace(student.user.id, other.user.id))).status).toBe(403)
  // The link alone opens nothing: what premium opened is closed with it.
  await app.context.pool.query('delete from premium_grants where user_id = $1', [student.user.id])
  expect((await fetch(app.url + shown.url)).status).toBe(403)

  const count = async () => {
    const { rows } = await app.context.pool.query('select file_key from course_attachments where id = $1', [
      id,
    ])
    return rows.length
  }
  // Out of the draft it stays for who reads what is published; with the next publication it goes.
  const without = await save([])
  expect(await count()).toBe(1)
  expect((await publish(without)).status).toBe(200)
  expect([await count(), (await fetch(app.url + shown.url)).status]).toEqual([0, 404])
}, 60_000)

test('of a course for everybody the files are, too', async () => {
  const draft = await aDraft()
  const { slug } = draft.course
  const pdf = await aPdf(1)
  const uploaded = await files.upload(pdf)
  const { body } = await owner('POST', `console/courses/${slug}/attachments`, {
    ...uploaded,
    fileName: 'lista.pdf',
  })
  const [module] = draft.course.modules
  const [lesson] = module?.lessons ?? []
  if (!module || !lesson) throw new Error('the course of this test is empty')
  const attachments = [{ ...body.attachment, title: 'Lista' }]
  const course = { ...draft.course, modules: [{ ...module, lessons: [{ ...lesson, attachments }] }] }
  const saved = await owner('PUT', `console/courses/${slug}`, { version: draft.version, course })
  expect((await publish(saved.body)).status).toBe(200)
  const [shown] = (await pages.findLesson(slug, 'a-tese'))?.lesson?.attachments ?? []
  expect((await fetch(`${app.url}${shown?.url}`)).status).toBe(200)
  expect((await fetch(`${app.url}${shown?.url}x`)).status).toBe(404)
})

async function sendPicture(course: string, bytes: Uint8Array) {
  const answer = await files.send(`courses/${course}/pictures`, bytes)
  // biome-ignore lint/suspicious/noExplicitAny: as the other callers' answers
  return { status: answer.status, body: (await answer.json()) as any }
}

test('a picture of a lesson: made anew, placed by its line, for who may read the lesson alone, gone with it', async () => {
  const draft = await aDraft({ access: 'premium' })
  const { slug } = draft.course
  const photo = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#c00' } })
    .withExif({ IFD0: { Copyright: 'rua da professora, 7' } })
    .jpeg()
    .toBuffer()
  const send = (bytes: Uint8Array, course?: string) => sendPicture(course ?? slug, bytes)
  const text = await send(new TextEncoder().encode('Isto não é uma imagem.'))
  expect([text.status, text.body.code]).toEqual([422, 'picture-unknown-format'])
  const large = await send(new Uint8Array(PICTURE_LIMITS.bytes + 1))
  expect([large.status, large.body.code, large.body.maxMegabytes]).toEqual([413, 'picture-too-large', 5])
  const nowhere = await send(photo, 'nenhum')
  expect([nowhere.status, nowhere.body.code]).toEqual([404, 'course_not_found'])
  const added = await send(photo)
  expect([added.status, added.body.picture]).toEqual([
    201,
    { id: expect.stringMatching(/^pic_/), width: 1472, height: 736, url: expect.any(String) },
  ])
  const { id, url: ownUrl } = added.body.picture
  // Hers before any lesson names it; what is served is not what came.
  const own = await fetch(app.url + ownUrl)
  const bytes = Buffer.from(await own.arrayBuffer())
  expect([own.status, own.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()

  const save = async (text: string, pictures: PictureDraft[]) => {
    const { version, course } = (await owner('GET', `console/courses/${slug}`)).body as OpenedCourse
    const [module] = course.modules
    const [lesson] = module?.lessons ?? []
    if (!module || !lesson) throw new Error('the course of this test is empty')
    const modules = [{ ...module, lessons: [{ ...lesson, text, pictures }] }]
    const saved = await owner('PUT', `console/courses/${slug}`, { version, course: { ...course, modules } })
    expect(saved.status).toBe(200)
    return saved.body as OpenedCourse
  }
  const picture = {
    id,
    number: 1,
    alt: 'Um quadrado vermelho',
    caption: 'Fonte: <b>nós</b> $&',
    width: 1,
    height: 1,
  }
  const foreign = { ...picture, id: 'pic_AAAAAAAAAAAA', number: 1, alt: '' }
  const faulty = await publish(await save('[figura 2]', [{ ...picture, number: 3 }, picture, foreign]))
  expect(faulty.body.faults).toEqual([
    { field: 'modules.0.lessons.0.text', code: 'no-such-figure' },
    { field: 'modules.0.lessons.0.pictures.0.alt', code: 'picture-not-placed' },
    { field: 'modules.0.lessons.0.pictures.1.alt', code: 'picture-not-placed' },
    { field: 'modules.0.lessons.0.pictures.2.alt', code: 'missing' },
    { field: 'modules.0.lessons.0.pictures.2.alt', code: 'picture-gone' },
    { field: 'modules.0.lessons.0.pictures.2.alt', code: 'number-twice' },
  ])
  const saved = await save('Veja:\n[figura 1]\nFim.', [picture])
  expect(saved.course.modules[0]?.lessons[0]?.pictures).toEqual([{ ...picture, width: 1472, height: 736 }])
  expect((await fetch(app.url + saved.previewUrls[id])).status).toBe(200)
  const preview = await owner('POST', `console/courses/${slug}/preview`, {
    text: 'Oi\n[figura 1]',
    pictures: [picture],
  })
  expect(preview.body.html).toContain('<p>Oi</p>\n<figure><img src="/api/courses/')
  expect((await publish(saved)).status).toBe(200)

  const student = await aWriter(app)
  const grant = 'insert into premium_grants (user_id, reason, granted_at) values ($1, $2, now())'
  await app.context.pool.query(grant, [student.user.id, 'teste'])
  const visited = await asStudent(app, student)('POST', `courses/${slug}/lessons/a-tese/visits`, {})
  const figure =
    /^<p>Veja:<\/p>\n<figure><img src="([^"]+)" alt="Um quadrado vermelho" width="1472" height="736" loading="lazy" decoding="async"><figcaption>Fonte: &lt;b&gt;nós&lt;\/b&gt; \$&amp;<\/figcaption><\/figure>\n<p>Fim\.<\/p>$/
  const [, address = ''] = figure.exec(visited.body.lesson.html) ?? []
  const url = app.url + address.replaceAll('&amp;', '&')
  const got = await fetch(url)
  expect([got.status, got.headers.get('content-type'), got.headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'private, no-store',
  ])
  expect((await fetch(url.replace(/\?.*/, ''))).status).toBe(403)
  const other = await aWriter(app)
  expect((await fetch(url.replace(student.user.id, other.user.id))).status).toBe(403)
  // A student's link is none to the owner's own place.
  const { search } = new URL(url)
  expect((await fetch(`${app.url}/api/courses/${slug}/previews/${id}${search}`)).status).toBe(403)
  await app.context.pool.query('delete from premium_grants where user_id = $1', [student.user.id])
  expect((await fetch(url)).status).toBe(403)

  expect((await publish(await save('Sem figura.', []))).status).toBe(200)
  expect([(await fetch(url)).status, (await fetch(app.url + ownUrl)).status]).toEqual([404, 404])
}, 60_000)

test('a lesson that is free shows its pictures to everybody', async () => {
  const draft = await aDraft()
  const { slug } = draft.course
  const bytes = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#00c' } })
    .png()
    .toBuffer()
  const { url: _, ...kept } = (await sendPicture(slug, bytes)).body.picture
  const [module] = draft.course.modules
  const [lesson] = module?.lessons ?? []
  if (!module || !lesson) throw new Error('the course of this test is empty')
  const pictures = [{ ...kept, number: 1, alt: 'Azul', caption: '' }]
  const lessons = [{ ...lesson, text: '[figura 1]', pictures }]
  const course = { ...draft.course, modules: [{ ...module, lessons }] }
  const saved = await owner('PUT', `console/courses/${slug}`, { version: draft.version, course })
  expect((await publish(saved.body)).status).toBe(200)
  const { html = '' } = (await pages.findLesson(slug, 'a-tese'))?.lesson ?? {}
  const [, address] = /src="([^"?]+)"/.exec(html) ?? []
  const got = await fetch(app.url + address)
  expect([got.status, got.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600'])
})

test('an own video of a lesson: looked into, with captions, in ranges, for who may read the lesson alone', async () => {
  const draft = await aDraft({ access: 'premium' })
  const { slug } = draft.course
  const bring = async (bytes: Uint8Array, course = slug) =>
    owner('POST', `console/courses/${course}/videos`, await files.upload(bytes))
  const codes = []
  for (const bytes of [Buffer.from('Isto não é um vídeo.'), anMp4([aTrack('vide', 'hvc1')])])
    codes.push((await bring(bytes)).body.code)
  codes.push((await bring(anMp4(), 'nenhum')).body.code)
  const lost = { uploadId: randomUUID(), partCount: 1 }
  codes.push((await owner('POST', `console/courses/${slug}/videos`, lost)).body.code)
  expect(codes).toEqual(['not-an-mp4', 'video-codec', 'course_not_found', 'upload-incomplete'])
  // Over two parts, its index behind the pictures.
  const bytes = anMp4(undefined, { pictures: 3 * 1024 * 1024, isIndexLast: true })
  const added = await bring(bytes)
  expect([added.status, added.body.video.byteSize]).toEqual([201, bytes.byteLength])
  const say = (text: string) => owner('POST', `console/courses/${slug}/captions`, { text })
  const broken = await say('WEBVTT\n\nSem tempos.')
  expect([broken.status, broken.body.code, broken.body.line]).toEqual([422, 'captions-broken', 3])
  const said = await say('1\n00:00:01,000 --> 00:00:02,000\nOi!\n')
  expect(said.status).toBe(201)
  const seen = await fetch(app.url + said.body.captions.url)
  expect([seen.headers.get('content-type'), await seen.text()]).toEqual([
    'text/vtt; charset=utf-8',
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nOi!\n',
  ])

  const [module] = draft.course.modules
  const [lesson] = module?.lessons ?? []
  if (!module || !lesson) throw new Error('the course of this test is empty')
  const video = {
    ...{ address: '', transcript: 'Oi!' },
    file: { id: added.body.video.id, byteSize: 1 },
    captions: { id: said.body.captions.id, byteSize: 1 },
  }
  const course = { ...draft.course, modules: [{ ...module, lessons: [{ ...lesson, video }] }] }
  const saved = await owner('PUT', `console/courses/${slug}`, { version: draft.version, course })
  expect((await publish(saved.body)).status).toBe(200)

  const student = await aWriter(app)
  const grant = 'insert into premium_grants (user_id, reason, granted_at) values ($1, $2, now())'
  await app.context.pool.query(grant, [student.user.id, 'teste'])
  const visited = await asStudent(app, student)('POST', `courses/${slug}/lessons/a-tese/visits`, {})
  const { source, transcriptHtml } = visited.body.lesson.video
  expect([source.of, source.byteSize, transcriptHtml]).toEqual(['site', bytes.byteLength, '<p>Oi!</p>'])
  const whole = await fetch(app.url + source.url)
  expect([whole.headers.get('content-type'), whole.headers.get('accept-ranges')]).toEqual([
    'video/mp4',
    'bytes',
  ])
  expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true)
  const range = await fetch(app.url + source.url, { headers: { range: 'bytes=2097150-2097153' } })
  expect([range.status, range.headers.get('content-range')]).toEqual([
    206,
    `bytes 2097150-2097153/${bytes.byteLength}`,
  ])
  expect((await fetch(app.url + source.captionsUrl)).status).toBe(200)
  // The link of one is none to the other.
  const { search } = new URL(app.url + source.url)
  expect((await fetch(app.url + source.captionsUrl.replace(/\?.*/, search))).status).toBe(403)
  await app.context.pool.query('delete from premium_grants where user_id = $1', [student.user.id])
  expect((await fetch(app.url + source.url)).status).toBe(403)
}, 60_000)

test('a course of sixty long lessons can be saved, and one beyond that says so', async () => {
  const draft = await aDraft()
  const [module] = draft.course.modules
  const [lesson] = module?.lessons ?? []
  if (!module || !lesson) throw new Error('the course of this test is empty')
  const save = (letters: number) => {
    const lessons = Array.from({ length: 60 }, () => ({ ...lesson, slug: '', text: 'a'.repeat(letters) }))
    const course = {
      ...draft.course,
      modules: [
        { ...module, lessons },
        { ...module, lessons },
      ],
    }
    return owner('PUT', `console/courses/${draft.course.slug}`, { version: draft.version, course })
  }
  const refused = await save(40_000)
  expect([refused.status, refused.body.code]).toEqual([413, 'body_too_large'])
  expect((await save(20_000)).status).toBe(200)
})

test('a course on the site is not deleted; ours leaves the lists, and stays for who has its address', async () => {
  const published = (await publish(await aDraft())).body as OpenedCourse
  const refused = await owner('DELETE', `console/courses/${published.course.slug}`)
  expect([refused.status, refused.body.code]).toEqual([409, 'course_is_published'])
  const slug = OWN_COURSES[0]?.slug ?? ''
  const isListed = async () => (await pages.list()).some((course) => course.slug === slug)
  const listing = (value: boolean) => owner('PUT', `console/courses/${slug}/listing`, { isListed: value })
  const hidden = await listing(false)
  expect(hidden.body.courses).toContainEqual(expect.objectContaining({ slug, isHidden: true }))
  expect([await isListed(), (await pages.find(slug)) !== null]).toEqual([false, true])
  await listing(true)
  expect(await isListed()).toBe(true)
})

test('for everybody else the console has no courses', async () => {
  const by = asStudent(app, await aWriter(app))
  for (const [method, path] of [
    ['GET', 'console/courses'],
    ['POST', 'console/courses'],
  ] as const)
    expect((await by(method, path, method === 'POST' ? { title: 'Um curso' } : undefined)).status).toBe(404)
})
