/** The owner writes a course on a telephone: what is missing is named, and a visitor reads what was published. */
import { coursesAdminTexts as texts } from '#texts/console/courses.ts'
import { courseTexts } from '#texts/study/courses.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { becomeOwner } from '../support/become-owner.ts'
import { expect, expectNotice, open, test } from '../support/journey.ts'

const { editor } = texts

test('a course is made, named where it lacks, published, read, and taken away', async ({
  page,
  browser,
  student,
}) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 780 })
  await becomeOwner(page, student)
  await open(page, '/painel/cursos')
  const main = page.getByRole('main')
  await main.getByLabel(texts.newTitle).fill('Conectivos que convencem')
  await main.getByRole('button', { name: texts.create }).click()
  await expect(main.getByRole('heading', { level: 1, name: 'Conectivos que convencem' })).toBeVisible()

  await main.getByRole('button', { name: editor.publish }).click()
  await expect(main.getByText(/^Faltam? \d+ coisas? para publicar/)).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  await main
    .getByLabel(editor.summary)
    .fill('Três aulas curtas sobre as palavras que ligam uma ideia à outra.')
  await main.getByLabel(editor.goals).fill('Escolher o conectivo pelo sentido.')
  if ((await main.getByLabel(editor.moduleTitle).count()) === 0)
    await main.getByRole('button', { name: editor.addModule }).click()
  await main.getByLabel(editor.moduleTitle).fill('O começo')
  await main.getByRole('button', { name: editor.addLesson }).click()
  await main.getByLabel(editor.lessonTitle).fill('Para que serve um conectivo')
  await main.getByRole('button', { name: editor.save }).click()
  await main.getByLabel(editor.text).fill('Um conectivo mostra **como** duas ideias se ligam.')
  await main.getByRole('button', { name: editor.preview }).click()
  await expect(page.getByRole('region', { name: editor.previewHeading })).toContainText('como duas ideias')
  await main.getByLabel(editor.video).fill('https://example.org/aula')
  await main.getByLabel(editor.transcript).fill('Nesta aula, você vê **três** conectivos.')
  await main.getByRole('button', { name: editor.publish }).click()
  await expect(main.getByText(texts.faults['not-a-video']).first()).toBeVisible()
  await main.getByLabel(editor.video).fill('https://youtu.be/dQw4w9WgXcQ')
  await main.getByRole('button', { name: editor.publish }).click()
  await expectNotice(page, texts.published)
  await expectAccessible(page)
  await expectNoOverflow(page)

  const strangers = await browser.newPage()
  await strangers.goto('/cursos')
  const theirs = strangers.getByRole('listitem').filter({ hasText: 'Conectivos que convencem' })
  await theirs.getByRole('link', { name: courseTexts.open }).click()
  await strangers.getByRole('link', { name: courseTexts.coursePage.start }).click()
  await expect(strangers.getByText('Um conectivo mostra como duas ideias se ligam.')).toBeVisible()
  const { video } = courseTexts.lessonPage
  const asked: string[] = []
  strangers.on('request', (request) => asked.push(new URL(request.url()).hostname))
  await strangers.route(/youtube-nocookie/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Vídeo</title>' }),
  )
  await strangers.getByText(video.transcript).click()
  await expect(strangers.getByText('Nesta aula, você vê três conectivos.')).toBeVisible()
  await expectAccessible(strangers)
  expect(asked.filter((host) => host.includes('youtube'))).toEqual([])
  await strangers.getByRole('button', { name: video.play }).click()
  await expect(strangers.getByTitle(video.player({ title: 'Para que serve um conectivo' }))).toBeVisible()
  await expect.poll(() => asked).toContain('www.youtube-nocookie.com')
  await strangers.close()

  await main.getByRole('button', { name: editor.unpublish }).click()
  await expectNotice(page, texts.unpublished)
  await main.getByRole('button', { name: editor.delete }).click()
  await page.getByRole('dialog').getByRole('button', { name: editor.delete }).click()
  await expectNotice(page, texts.deleted)
  await expect(main.getByText('Conectivos que convencem')).toHaveCount(0)
})
