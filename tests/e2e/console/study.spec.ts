/** The owner adds a theme with its texts from a telephone, and a student writes on it a minute later, offline too. */
import { PARAGRAPHS } from '#tests/support/corrector.ts'
import { aJpeg } from '#tests/support/pictures.ts'
import { studyAdminTexts as texts } from '#texts/console/study.ts'
import { proposalTexts } from '#texts/study/proposal.ts'
import { themeBankTexts } from '#texts/study/theme-bank.ts'
import { markNames } from '#texts/writing/mark-names.ts'
import { writingRoomTexts as roomTexts } from '#texts/writing/writing-room.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { becomeOwner } from '../support/become-owner.ts'
import { expect, expectNotice, open, test } from '../support/journey.ts'

test.use({ serviceWorkers: 'allow' })

const { editor, kinds, fields } = texts
const TITLE = 'Caminhos para abrir as bibliotecas escolares à comunidade'
const TEXT =
  'Uma biblioteca aberta no recreio recebe quem nunca entraria nela por conta própria, porque está onde o estudante já está e na hora em que ele pode.'

const SHOWN = 'Uma estante vazia e, diante dela, uma menina que lê um livro em pé.'

test('a theme is made on a telephone, named where it lacks, published, and written on without a network', async ({
  page,
  browser,
  student,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await becomeOwner(page, student)
  await open(page, '/painel/estudo')
  const main = page.getByRole('main')
  await expect(main.getByText(texts.noneYours)).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await main.getByLabel(kinds.theme.newTitle).fill(TITLE)
  await main.getByRole('button', { name: texts.create }).click()
  await expect(main.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()

  await main.getByRole('button', { name: editor.publish }).click()
  await expect(main.getByText(texts.faultsTitle({ count: 2 }))).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  const field = (name: string) => main.getByLabel(fields.theme[name]!.label, { exact: true })
  await field('axis').selectOption('educacao')
  await field('framing').fill('Uma biblioteca fechada não forma leitores. Como abrir as que já existem?')
  await main.getByText(texts.groups['text1']!, { exact: true }).click()
  await field('text1Kind').selectOption('prose')
  await field('text1Body').fill(TEXT)
  await field('text1Source').fill('Levantamento de bibliotecas, 2025')
  await expect(main.getByRole('region', { name: editor.preview })).toContainText(TEXT)

  await main.getByText(texts.groups['text2']!, { exact: true }).click()
  const second = main.getByRole('group', { name: fields.theme['text2Picture']!.label })
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    second.getByLabel(fields.theme['text2Picture']!.label).setInputFiles({ name, mimeType, buffer })
  await choose('charge.txt', 'text/plain', Buffer.from('x'))
  await expect(second.getByRole('alert')).toBeVisible()
  await choose('charge.jpg', 'image/jpeg', await aJpeg(1600, 900))
  await expect(second.getByRole('button', { name: texts.picture.remove })).toBeVisible()
  await field('text2Kind').selectOption('picture')
  await field('text2Body').fill(SHOWN)
  await field('text2Source').fill('Charge feita para esta prova, 2026')
  await expect(main.getByRole('img', { name: SHOWN })).toBeVisible()
  await main.getByRole('button', { name: editor.publish }).click()
  await expectNotice(page, editor.published)
  await expectAccessible(page)
  await expectNoOverflow(page)

  const context = await browser.newContext({ serviceWorkers: 'allow' })
  const theirs = await context.newPage()
  await open(theirs, '/banco-de-temas')
  const room = theirs.getByRole('main')
  await room.getByRole('tab', { name: 'Educação' }).click()
  const entry = room.getByRole('listitem').filter({ hasText: TITLE })
  await entry.getByRole('link', { name: themeBankTexts.practise }).click()
  await expect(room.getByText(TITLE).first()).toBeVisible()
  await room.getByRole('button', { name: /^Deixar pronto/ }).click()
  await expect(room.getByText(roomTexts.device.ready)).toBeVisible()
  await expect
    .poll(
      () =>
        theirs.evaluate(async () => {
          const kept = await Promise.all(
            ['/corretor-de-redacao', '/conteudos-de-estudo.json'].map((path) => caches.match(path)),
          )
          return kept.every((one) => one !== undefined) && navigator.serviceWorker.controller !== null
        }),
      { timeout: 20_000 },
    )
    .toBe(true)
  await context.setOffline(true)
  const address = theirs.url()
  await theirs.goto(address, { timeout: 15_000 })
  await room.getByText(proposalTexts.besideSheet).click()
  await expect(room.getByText(TEXT)).toBeVisible()
  // Kept: drawn without a network.
  await expect
    .poll(() => room.getByRole('img', { name: SHOWN }).evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBe(1472)
  await room.getByLabel(roomTexts.sheet.field).fill([...PARAGRAPHS, TEXT].join('\n'))
  await room.getByRole('button', { name: roomTexts.submit }).click()
  await expect(room.getByText(roomTexts.device.made.title)).toBeVisible()
  await expect(room.getByText(markNames.copied).first()).toBeAttached()
  await context.close()

  // Taken out of the lists, which other journeys count.
  await open(page, '/painel/estudo')
  await main.getByRole('button', { name: texts.of({ act: texts.hide, title: TITLE }) }).click()
  await expect(main.getByText(texts.states.hidden).first()).toBeVisible()
})
