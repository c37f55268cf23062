/** Courses: read by anybody, tried at once, gone on with where one stopped. */
import { OWN_COURSES } from '#content/study/courses/own-courses.ts'
import { lessonsOf } from '#domain/study/courses/course.ts'
import { certificateTexts } from '#texts/study/certificate.ts'
import { courseTexts } from '#texts/study/courses.ts'
import {
  lessonQuestionTexts as questions,
  questionsAdminTexts as questionsAdmin,
} from '#texts/study/lesson-questions.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { becomeOwner } from '../support/become-owner.ts'
import {
  beSignedIn,
  expect,
  expectNotice,
  expectWithoutScript,
  holdSession,
  open,
  openAccount,
  test,
} from '../support/journey.ts'

const [course] = OWN_COURSES
const [first, second] = course!.modules[0]!.lessons
const address = `/cursos/${course!.slug}`
const { coursePage, lessonPage } = courseTexts

test('a visitor finds the course, reads, answers wrong and right, and nothing is kept', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, '/cursos')
  const main = page.getByRole('main')
  const ours = main.getByRole('listitem').filter({ hasText: course!.title })
  await ours.getByRole('link', { name: courseTexts.open }).click()
  await main.getByRole('link', { name: coursePage.start }).click()
  await expect(main.getByRole('heading', { level: 1, name: first!.title })).toBeVisible()
  const field = main.getByLabel(lessonPage.answer)
  await field.fill('Sim.')
  await main.getByRole('button', { name: lessonPage.check }).click()
  await expect(main.getByText(lessonPage.wrong)).toBeVisible()
  await field.fill(first!.exercises[0]!.model)
  await main.getByRole('button', { name: lessonPage.check }).click()
  await expect(main.getByText(lessonPage.right)).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.reload()
  await expect(field).toHaveValue('')
})

test('a student finishes a lesson and goes on with the next one, from the course and from Hoje', async ({
  page,
  student,
}) => {
  await beSignedIn(page, student)
  await open(page, `${address}/${first!.slug}`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: lessonPage.finish }).click()
  await expect(main.getByText(lessonPage.left)).toBeVisible()
  await main.getByLabel(lessonPage.answer).fill(first!.exercises[0]!.model)
  await main.getByRole('button', { name: lessonPage.check }).click()
  await expect(main.getByText(lessonPage.right)).toBeVisible()
  await main.getByRole('button', { name: lessonPage.finish }).click()
  await expect(main.getByText(lessonPage.finishedText)).toBeVisible()
  await open(page, address)
  await expect(main.getByRole('link', { name: coursePage.goOn({ title: second!.title }) })).toBeVisible()
  await open(page, '/hoje')
  await expect(main).toContainText(second!.title)
})

test('a question below a lesson is sent, answered in the console, read below the lesson, and deleted', async ({
  page,
  browser,
  student,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await beSignedIn(page, student)
  await open(page, `${address}/${first!.slug}`)
  const part = page.getByRole('region', { name: questions.heading })
  await part.getByRole('button', { name: questions.submit }).click()
  await expect(part.getByText(questions.problems['too-short'])).toBeVisible()
  await part.getByLabel(questions.label, { exact: true }).fill('O tópico frasal pode ser uma pergunta?')
  await part.getByRole('button', { name: questions.submit }).click()
  await expectNotice(page, questions.sent)
  await expect(part.getByText(questions.waiting)).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  const owners = await browser.newPage({ viewport: { width: 360, height: 780 } })
  await becomeOwner(owners, { ...student, email: `dona.${student.email}` })
  await open(owners, '/painel/duvidas')
  const row = owners.getByRole('article').filter({ hasText: 'O tópico frasal pode ser uma pergunta?' })
  await expect(row.getByText(questionsAdmin.notAgreed)).toBeVisible()
  await row.getByLabel(questionsAdmin.answer).fill('Pode, mas afirmar é mais seguro.')
  await row.getByRole('button', { name: questionsAdmin.send }).click()
  await expectNotice(owners, questionsAdmin.sent)
  await expectAccessible(owners)
  await expectNoOverflow(owners)
  await owners.close()

  await open(page, `${address}/${first!.slug}`)
  await expect(part.getByText('Pode, mas afirmar é mais seguro.')).toBeVisible()
  await part.getByRole('button', { name: questions.takeBack }).click()
  await expectNotice(page, questions.takenBack)
  await expect(part.getByText('Pode, mas afirmar é mais seguro.')).toHaveCount(0)
})

test('who did every lesson issues the certificate, whoever has its code sees it, and it can be deleted', async ({
  page,
  student,
}) => {
  const session = await openAccount(page, student)
  const { access_token: token } = JSON.parse(session) as { access_token: string }
  const headers = { authorization: `Bearer ${token}` }
  for (const { slug, exercises } of lessonsOf(course!)) {
    const lesson = `/api/courses/${course!.slug}/lessons/${slug}`
    for (const { id } of exercises) {
      await page.request.post(`${lesson}/exercises/${id}/answers`, { headers, data: { text: 'Tentei.' } })
    }
    expect((await page.request.put(`${lesson}/done`, { headers, data: {} })).status(), slug).toBe(200)
  }
  await page.setViewportSize({ width: 360, height: 780 })
  await holdSession(page, session)
  await open(page, address)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: certificateTexts.own.issue }).click()
  await expectAccessible(page)
  await main.getByRole('link', { name: certificateTexts.own.see }).click()
  await expect(main.getByText(student.fullName)).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  const download = page.waitForEvent('download')
  await main.getByRole('link', { name: certificateTexts.page.pdf }).click()
  expect((await download).suggestedFilename()).toMatch(/^certificado-[0-9A-Z]{12}\.pdf$/)
  const proof = page.url()
  await open(page, address)
  await main.getByRole('button', { name: certificateTexts.own.delete }).click()
  await page.getByRole('dialog').getByRole('button', { name: certificateTexts.own.delete }).click()
  await expect(main.getByRole('button', { name: certificateTexts.own.issue })).toBeVisible()
  expect((await page.goto(proof))?.status()).toBe(404)
  await expect(main.getByRole('heading', { name: certificateTexts.notFound.heading })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the text of a lesson stands whole, and says what is missing', async ({ page }) => {
    await page.goto(`${address}/${second!.slug}`)
    await expect(page.getByRole('heading', { level: 1, name: second!.title })).toBeVisible()
    await expectWithoutScript(page, 'Antes de escrever')
    await expectWithoutScript(page, lessonPage.noScript)
  })
})
