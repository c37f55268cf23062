import type { Page } from '@playwright/test'
import { INSTITUTIONAL_PAGES } from '#content/site/institutional/pages.ts'
import { NEWS, PLACEHOLDER_PAGES } from '#content/site/institutional/placeholders.ts'
import { MODEL_ESSAYS } from '#content/writing/model-essays.ts'
import { contactTexts as contact } from '#texts/community/contact.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { interestTexts as interest } from '#texts/shop/interest.ts'
import { institutionalTexts } from '#texts/site/institutional.ts'
import { modelEssayTexts } from '#texts/writing/model-essays.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { faultsOf } from '../support/axe.ts'
import { expect, expectDescribedBy, expectNotice, open, test, withFeaturesOff } from '../support/journey.ts'

const main = (page: Page) => page.getByRole('main')
const inDevelopment = { title: commonTexts.inDevelopment, description: commonTexts.inDevelopmentNote }

test('a line of the contents leads to its part', async ({ page }) => {
  const { slug, sections } = INSTITUTIONAL_PAGES.find(({ slug }) => slug === 'termos-de-uso')!
  await page.goto(`/${slug}`)
  const last = sections.at(-1)!
  await main(page)
    .getByRole('navigation', { name: institutionalTexts.contents })
    .getByRole('link')
    .last()
    .click()
  await expect(page).toHaveURL(new RegExp(`#${last.id}$`))
  await expect(main(page).getByRole('heading', { level: 2, name: last.heading })).toBeInViewport()
})

test('what the shop has not told is not spoken of', async ({ page }) => {
  for (const path of ['/quem-somos', '/termos-de-uso', '/contato']) {
    await page.goto(path)
    await expect(main(page)).not.toContainText(/\ba informar|CNPJ \d/)
  }
})

test('Quem Somos leads to its questions, which open by keyboard, and tells them to search engines', async ({
  page,
}) => {
  await open(page, '/quem-somos#faq')
  const question = main(page).getByRole('heading', { name: 'Vocês dão nota oficial?' })
  const answer = main(page).getByText('A nota oficial do ENEM vem somente do Inep')
  await expect(answer).toBeHidden()
  await question.click()
  await expect(answer).toBeVisible()
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(data['@type']).toBe('FAQPage')
  expect(data.mainEntity.length).toBeGreaterThanOrEqual(10)
})

async function expectToCome(page: Page, { slug, button }: { slug: string; button: string }) {
  await open(page, `/${slug}`)
  await main(page).getByRole('button', { name: button }).click()
  await expectNotice(page, inDevelopment)
}

test('the news are looked for: nothing new is said, and so is a server that does not answer', async ({
  page,
}) => {
  const { slug, button } = PLACEHOLDER_PAGES.news
  const { check } = institutionalTexts.news
  await open(page, `/${slug}`)
  await main(page).getByRole('button', { name: button }).click()
  await expectNotice(page, check.none)
  await page.route('**/novidades.xml', (route) => route.abort('internetdisconnected'))
  await main(page).getByRole('button', { name: button }).click()
  await expectNotice(page, check.failed)
})

test('more about us leads to the questions', async ({ page }) => {
  const { slug, button } = PLACEHOLDER_PAGES.about
  await open(page, `/${slug}`)
  await main(page).getByRole('link', { name: button }).click()
  await expect(page).toHaveURL(/\/quem-somos#faq$/)
})

withFeaturesOff(() => {
  test('the corrector to come promises a grade and an analysis by the five competencies', async ({
    page,
  }) => {
    const { slug, points } = PLACEHOLDER_PAGES.corrector
    await open(page, `/${slug}`)
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Corretor Automático em Breve!')
    await expect(main(page)).toContainText('uma nota e uma análise pelas 5 competências')
    for (const point of points) await expect(main(page).getByText(point)).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoOverflow(page)
    await main(page).getByRole('link', { name: institutionalTexts.corrector.toModels }).click()
    await expect(page).toHaveURL(/\/redacoes-nota-maxima$/)
  })

  test('the models to come: the button says so', async ({ page }) => {
    await expectToCome(page, PLACEHOLDER_PAGES.topEssays)
  })
})

{
  const { slug, button } = PLACEHOLDER_PAGES.topEssays
  test('the button for models to come keeps the wish', async ({ page, student }) => {
    await open(page, `/${slug}`)
    const opener = main(page).getByRole('button', { name: button })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: interest.heading })
    await dialog.getByRole('button', { name: interest.submit }).click()
    const email = dialog.getByLabel(interest.email, { exact: true })
    await expect(email).toBeFocused()
    await expectDescribedBy(email, interest.emailProblem)
    await email.fill(student.email)
    await dialog.getByRole('button', { name: interest.submit }).click()
    await expectDescribedBy(dialog.getByRole('checkbox'), interest.consentProblem)
    expect(await faultsOf(page, 'dialog[open]')).toEqual([])
    await dialog.getByRole('checkbox').check()
    const answer = page.waitForResponse('**/api/interests')
    await dialog.getByRole('button', { name: interest.submit }).click()
    expect((await answer).status()).toBe(200)
    // A new student's address is not proven yet.
    await expectNotice(page, interest.confirm)
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })
}

test('the news stand there, newest first', async ({ page }) => {
  await page.goto('/novidades')
  await expect(main(page).getByRole('heading', { level: 3 })).toHaveText(NEWS.map(({ title }) => title))
})

test('each marked excerpt of a model essay leads to its comment, and back', async ({ page }) => {
  await open(page, '/redacoes-nota-maxima')
  await expect(main(page).getByRole('article')).toHaveCount(MODEL_ESSAYS.length)
  const [essay] = MODEL_ESSAYS
  const article = main(page).getByRole('article', { name: essay!.theme })
  await article.getByRole('heading', { name: essay!.theme }).click()
  await article.getByRole('link', { name: essay!.marks[1]!.quote }).click()
  await expect(page).toHaveURL(new RegExp(`#${essay!.id}-comentario-2$`))
  await expect(article.getByText(essay!.marks[1]!.comment)).toBeInViewport()
  await article.getByRole('link', { name: modelEssayTexts.backToMark({ number: 2 }) }).click()
  await expect(page).toHaveURL(new RegExp(`#${essay!.id}-trecho-2$`))
})

test('a model essay is found by its structure, leads into the room, and shows how it grew', async ({
  page,
}) => {
  await open(page, '/redacoes-nota-maxima')
  const essay = MODEL_ESSAYS.find(({ earlier }) => earlier)!
  await main(page).getByLabel(modelEssayTexts.search).fill(essay.structure.toUpperCase())
  await expect(main(page).getByRole('article')).toHaveCount(1)
  await main(page).getByRole('heading', { name: essay.theme }).click()
  await expect(main(page).getByRole('link', { name: modelEssayTexts.practise })).toHaveAttribute(
    'href',
    new RegExp(`tema=${essay.themeId}$`),
  )
  const [first] = essay.earlier!
  await main(page)
    .getByText(modelEssayTexts.earlier.version({ total: first!.total }))
    .click()
  await expect(main(page).getByText(first!.changes[0]!.text)).toBeVisible()
  await expectNoOverflow(page)
})

const message = {
  [contact.name]: 'Ana Beatriz',
  [contact.email]: 'ana@exemplo.com.br',
  [contact.message]: 'Não consegui baixar a apostila que comprei ontem.',
}

async function fillContact(page: Page) {
  for (const [label, text] of Object.entries(message))
    await main(page).getByLabel(label, { exact: true }).fill(text)
  await main(page).getByLabel(contact.topic, { exact: true }).selectOption(contact.topics.compra)
}

test('a message gets its protocol number', async ({ page }) => {
  await open(page, '/contato')
  await fillContact(page)
  await main(page).getByRole('button', { name: contact.submit }).click()
  await expect(main(page).getByRole('heading', { name: contact.received.heading })).toBeFocused()
  await expect(main(page).getByText(/^\d{4}-\d{6}$/)).toBeVisible()
  await expectAccessible(page)
  await main(page).getByRole('button', { name: contact.received.another }).click()
  await expect(main(page).getByLabel(contact.message, { exact: true })).toHaveValue('')
})

test('what is missing in a message is said beside it', async ({ page }) => {
  await open(page, '/contato')
  await main(page).getByRole('button', { name: contact.submit }).click()
  const name = main(page).getByLabel(contact.name, { exact: true })
  await expect(name).toBeFocused()
  await expectDescribedBy(name, contact.problems.name.required)
  await expectDescribedBy(
    main(page).getByLabel(contact.topic, { exact: true }),
    contact.problems.topic.required,
  )
  await expectAccessible(page)
})

test('a message that cannot be sent stays on the screen', async ({ page }) => {
  await open(page, '/contato')
  await fillContact(page)
  await page.route('**/api/contact-messages', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable' } }),
  )
  await main(page).getByRole('button', { name: contact.submit }).click()
  await expectNotice(page, contact.failure)
  await expect(main(page).getByLabel(contact.name, { exact: true })).toHaveValue(message[contact.name]!)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every document has its title and a table of contents that leads to its parts', async ({ page }) => {
    for (const { slug, title, sections } of INSTITUTIONAL_PAGES) {
      await page.goto(`/${slug}`)
      await expect(main(page).getByRole('heading', { level: 1 }), slug).toHaveText(title)
      const contents = main(page).getByRole('navigation', { name: institutionalTexts.contents })
      const anchors = contents.getByRole('link')
      expect(
        await anchors.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
        slug,
      ).toEqual(sections.map(({ id }) => `#${id}`))
      for (const { id, heading } of sections)
        await expect(page.locator(`#${id} > h2`), id).toHaveText(heading)
    }
  })

  test('a message is posted as a form and comes back with its number', async ({ page }) => {
    await page.goto('/contato')
    await fillContact(page)
    await main(page).getByRole('button', { name: contact.submit }).click()
    await expect(page).toHaveURL(/\/contato\?protocolo=\d{4}-\d{6}#formulario$/)
    await expect(main(page).getByText(/^\d{4}-\d{6}$/)).toBeVisible()
  })
})
