import { expect, test } from 'vitest'
import { interestTopicSchema } from './interest-wire.ts'
import { isPageTopic, productOfTopic, productTopic } from './product-interest.ts'

test.each([
  ['cursos', true],
  ['redacoes-nota-maxima', true],
  ['produto:prod_x', true],
  [`produto:${'a'.repeat(64)}`, true],
  [`produto:${'a'.repeat(65)}`, false],
  ['produto:', false],
  ['produto:a b', false],
  ['produto:a\n', false],
  ['curso', false],
  ['', false],
])('%j is something to wait for: %s', (topic, is) => {
  expect(interestTopicSchema.safeParse(topic).success).toBe(is)
})

test('a product’s topic leads back to it, and a page is no product', () => {
  expect(productOfTopic(productTopic('prod_x'))).toBe('prod_x')
  expect(productOfTopic('cursos')).toBeNull()
  expect([isPageTopic('cursos'), isPageTopic('produto:cursos')]).toEqual([true, false])
})
