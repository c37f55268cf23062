/** The owner makes, publishes, sells and takes back courses (product §10 Courses, The owner's console). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OWN_COURSES } from '#content/study/courses/own-courses.ts'
import type { CourseDraft, OpenedCourse } from '#domain/console/courses-admin-wire.ts'
import { ATTACHMENT_LIMITS } from '#domain/study/courses/lesson-attachment.ts'
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
