/** The catalogue of product §2, §5, §8 and §9, sentence by sentence, as far as the generator and the schedule show it. */
import { expect, test } from 'vitest'
import { SUBJECTS } from '#domain/study/study-schedule.ts'
import { EXTRA_GENERATION_PRICE_IN_CENTS, FREE_GENERATIONS } from '#domain/writing/generation-quota.ts'
import { planNotesTexts } from '#texts/study/plan-notes.ts'
import { scheduleTexts as schedule } from '#texts/study/study-schedule.ts'
import { generatorTexts as generator } from '#texts/writing/essay-generator.ts'

test('the generator says what docs/product.md says', () => {
  expect(generator.guest.heading).toBe('Recurso exclusivo para membros')
  expect(generator.guest.signUp).toBe('Cadastre-se Gratuitamente')
  expect(generator.form.generating).toBe('Gerando...')
  expect([generator.form.audience, generator.form.deniedRight]).toEqual(['Público-alvo', 'Direito negado'])
})

test('an extra generation is offered as product §2 says', () => {
  expect([FREE_GENERATIONS, EXTRA_GENERATION_PRICE_IN_CENTS]).toEqual([2, 980])
  const { heading, cancel, pay, notice } = generator.extra
  expect([heading, cancel, pay]).toEqual(['Gerar nova redação?', 'Cancelar', 'Continuar e Pagar'])
  expect(notice.title).toBe('Em breve você poderá comprar mais gerações!')
})

test('notices of the generator are those of the catalogue', () => {
  const { themeRequired, generated, copied, counterFailed } = generator.notices
  expect(themeRequired).toMatchObject({
    title: 'Atenção!',
    description: 'Por favor, insira o tema da redação.',
  })
  expect(generated).toEqual({ title: 'Sucesso!', description: 'Sua redação foi gerada.' })
  expect(copied).toEqual({
    title: 'Copiado!',
    description: 'A redação foi copiada para a área de transferência.',
  })
  expect(counterFailed).toMatchObject({ variant: 'destructive', title: 'Erro ao atualizar contador' })
})

test('the quota is told for each number that is left', () => {
  const told = [2, 1, 0].map((remaining) => generator.quota.remaining({ remaining, free: 2 }))
  expect(told).toEqual([
    'Restam 2 gerações gratuitas.',
    'Resta 1 geração gratuita.',
    'Você usou suas 2 gerações gratuitas.',
  ])
})

test('the schedule says what docs/product.md says', () => {
  expect(schedule.result.freeDay).toBe('Dia livre!')
  expect(planNotesTexts.why.heading).toBe('Por que essa divisão?')
  expect(SUBJECTS.map((subject) => schedule.subjects[subject])).toEqual([
    'Linguagens',
    'Ciências Humanas',
    'Ciências da Natureza',
    'Matemática',
    'Redação',
  ])
  expect(schedule.weekdays).toHaveLength(5)
})

test('one and many are told apart', () => {
  expect([1, 2].map((days) => schedule.result.daysLeft({ days }))).toEqual([
    'Falta 1 dia para a prova',
    'Faltam 2 dias para a prova',
  ])
  const facts = { course: 'X', area: 'Exatas', lighter: 'Ciências Humanas' }
  expect(planNotesTexts.why.area({ ...facts, heavier: 'Matemática' })).toContain('Matemática pesa mais')
  expect(planNotesTexts.why.area({ ...facts, heavier: 'Ciências da Natureza e Matemática' })).toContain(
    'pesam mais',
  )
})
