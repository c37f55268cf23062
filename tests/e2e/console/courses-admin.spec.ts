/** The owner writes a course on a telephone: what is missing is named, and a visitor reads what was published. */
import sharp from 'sharp'
import { anMp4 } from '#tests/support/an-mp4.ts'
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
  await main.getByLabel(editor.videos.address).fill('https://example.org/aula')
  await main.getByLabel(editor.videos.transcript).fill('Nesta aula, você vê **três** conectivos.')
  await main.getByRole('button', { name: editor.publish }).click()
  await expect(main.getByText(texts.faults['not-a-video']).first()).toBeVisible()
  await main.getByLabel(editor.videos.address).fill('https://youtu.be/dQw4w9WgXcQ')
  await main.getByRole('button', { name: editor.publish }).click()
  await expectNotice(page, texts.published)

  // A second lesson with a figure and a video of the site's own.
  await main.getByRole('button', { name: editor.addLesson }).click()
  const second = main.getByRole('listitem').filter({ hasText: editor.lesson({ number: 2, title: '' }) })
  await second.getByLabel(editor.lessonTitle).fill('Ver e ouvir')
  const lesson = main
    .getByRole('listitem')
    .filter({ hasText: editor.lesson({ number: 2, title: 'Ver e ouvir' }) })
  // Where she last wrote: above the second line.
  await lesson.getByLabel(editor.text, { exact: true }).fill('O gráfico mostra a queda.\nDaí vem a tese.')
  await lesson.getByLabel(editor.text, { exact: true }).press('Home')
  const picture = await sharp({ create: { width: 640, height: 320, channels: 3, background: '#369' } })
    .png()
    .toBuffer()
  await lesson
    .getByLabel(editor.pictures.file)
    .setInputFiles({ name: 'queda.png', mimeType: 'image/png', buffer: picture })
  await lesson.getByLabel(editor.pictures.alt({ number: 1 })).fill('Uma linha que desce')
  await expect(lesson.getByLabel(editor.text, { exact: true })).toHaveValue(
    'O gráfico mostra a queda.\n\n[figura 1]\n\nDaí vem a tese.',
  )
  await lesson
    .getByLabel(editor.videos.file)
    .setInputFiles({ name: 'aula.mp4', mimeType: 'video/mp4', buffer: anMp4() })
  await expect(lesson.getByRole('button', { name: editor.videos.remove })).toBeVisible()
  await lesson.getByLabel(editor.videos.captionsFile).setInputFiles({
    ...{ name: 'aula.srt', mimeType: 'application/x-subrip' },
    buffer: Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nA leitura cai.\n'),
  })
  // What the captions say begins the transcript.
  await expect(lesson.getByLabel(editor.videos.transcript)).toHaveValue('A leitura cai.')
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
  await strangers.goto('/cursos/conectivos-que-convencem/ver-e-ouvir')
  const figure = strangers.getByRole('img', { name: 'Uma linha que desce' })
  await figure.scrollIntoViewIfNeeded()
  await expect.poll(() => figure.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
  const player = strangers.locator('video')
  await expect(player).toHaveAttribute('preload', 'none')
  const track = await player.locator('track').evaluate((element: HTMLTrackElement) => element.src)
  expect(await (await strangers.request.get(track)).text()).toContain('A leitura cai.')
  await expectAccessible(strangers)
  await strangers.close()

  await main.getByRole('button', { name: editor.unpublish }).click()
  await expectNotice(page, texts.unpublished)
  await main.getByRole('button', { name: editor.delete }).click()
  await page.getByRole('dialog').getByRole('button', { name: editor.delete }).click()
  await expectNotice(page, texts.deleted)
  await expect(main.getByText('Conectivos que convencem')).toHaveCount(0)
})
