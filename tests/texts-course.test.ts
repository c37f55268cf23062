/** The catalogue of product §2, §4 and §8 as far as the mini-course, the achievements and the placeholder pages show it. */
import { expect, test } from 'vitest'
import { INSTITUTIONAL_PAGES } from '#content/site/institutional/pages.ts'
import { PLACEHOLDER_PAGES } from '#content/site/institutional/placeholders.ts'
import { CONTACT_TOPICS } from '#domain/community/contact.ts'
import { PAGE_TOPICS } from '#domain/shop/product-interest.ts'
import { achievementTexts } from '#texts/account/achievement.ts'
import { contactTexts } from '#texts/community/contact.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { interestButton } from '#texts/shop/interest-button.ts'
import { miniCourseTexts } from '#texts/study/mini-course.ts'
import { FOOTER_COLUMNS } from '#web/shared/frame/site-links.ts'

test('the mini-course says what docs/product.md says', () => {
  expect(miniCourseTexts.start.begin).toBe('Começar a Aventura')
  expect(miniCourseTexts.complete.next).toBe('Próximo Nível')
  expect(miniCourseTexts.over.again).toBe('Jogar Novamente')
  expect(miniCourseTexts.over.rewardNotice).toBe('O download do PDF ainda não está disponível')
  expect(miniCourseTexts.wrong).toEqual({
    variant: 'destructive',
    title: 'Resposta Incorreta!',
    description: 'Tente novamente. Leia o texto de apoio com atenção!',
  })
})

test('an achievement is announced in the words of docs/product.md', () => {
  expect(achievementTexts.title).toBe('Conquista Desbloqueada!')
})

test('placeholders have their buttons and their notice', () => {
  expect(interestButton).toBe('Me avise!')
  expect([PLACEHOLDER_PAGES.courses.button, PLACEHOLDER_PAGES.topEssays.button]).toEqual([
    interestButton,
    interestButton,
  ])
  expect(PLACEHOLDER_PAGES.news.button).toBe('Verificar atualizações')
  expect(PLACEHOLDER_PAGES.about.button).toBe('Saber mais')
  expect(commonTexts.inDevelopment).toBe('Funcionalidade em desenvolvimento!')
})

test('a request can be kept for the pages that offer it, and for no other', () => {
  expect([PLACEHOLDER_PAGES.courses.slug, PLACEHOLDER_PAGES.topEssays.slug]).toEqual([...PAGE_TOPICS])
})

test('every institutional page is in the footer', () => {
  const linked = FOOTER_COLUMNS.flatMap(({ links }) => links.map(({ to }) => to))
  for (const { slug } of INSTITUTIONAL_PAGES) expect(linked).toContain(`/${slug}`)
})

test('the subjects of the form are those that the page explains, and one for all the rest', () => {
  const page = INSTITUTIONAL_PAGES.find(({ slug }) => slug === 'contato')
  const explained = page?.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (typeof block !== 'string' && block.kind === 'table' ? block.rows : []))
    .map(([name]) => name)
  expect(CONTACT_TOPICS.map((topic) => contactTexts.topics[topic])).toEqual([
    ...(explained ?? []),
    'Outro assunto',
  ])
})
