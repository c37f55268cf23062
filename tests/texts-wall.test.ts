/** The catalogue of product §2, §5 and §8, sentence by sentence, as far as the wall and the challenge show it. */
import { expect, test } from 'vitest'
import { ESSAY_LIMITS, ESSAY_ROWS, PREVIEW_LINES } from '#domain/community/challenge.ts'
import { FEEDBACK_DELAY_MS } from '#domain/community/feedback.ts'
import { challengeTexts as challenge } from '#texts/community/challenge.ts'
import { feedbackTexts as feedback } from '#texts/community/feedback.ts'

test('the wall says what docs/product.md says', () => {
  expect(feedback.wall.heading).toBe('Mural de Feedbacks')
  expect(feedback.form.submitting).toBe('Enviando...')
  expect(FEEDBACK_DELAY_MS).toBe(1_000)
  expect(feedback.problems['no-rating']).toEqual({
    variant: 'destructive',
    title: 'Atenção!',
    description: 'Por favor, selecione uma avaliação de 1 a 5 estrelas.',
  })
  expect(feedback.problems['no-name']).toEqual({
    variant: 'destructive',
    title: 'Atenção!',
    description: 'Por favor, digite seu nome.',
  })
  expect(feedback.success).toEqual({
    title: 'Obrigado!',
    description: 'Seu feedback foi enviado com sucesso.',
  })
  expect(feedback.comments.off.title).toBe('Funcionalidade em desenvolvimento!')
})

test('the challenge says what docs/product.md says', () => {
  expect([ESSAY_LIMITS.min, ESSAY_ROWS, PREVIEW_LINES]).toEqual([50, 15, 6])
  expect(challenge.problems['too-short']).toEqual({
    variant: 'destructive',
    title: 'Texto muito curto!',
    description: 'Sua redação precisa ter pelo menos 50 caracteres.',
  })
  const { title, cancel, confirm } = challenge.confirm
  expect([title, cancel, confirm]).toEqual(['Confirmar Envio?', 'Cancelar', 'Confirmar e Enviar'])
  expect(challenge.success).toEqual({
    title: 'Sucesso!',
    description: 'Sua redação foi enviada para o desafio!',
  })
  expect(challenge.list.empty).toBe('Nenhuma redação enviada ainda. Seja o primeiro a participar!')
  expect([challenge.list.readMore, challenge.list.soon.title]).toEqual(['Ler mais', 'Em breve!'])
  expect([challenge.panel.write, challenge.panel.yours, challenge.panel.edit]).toEqual([
    'Escreva sua redação',
    'Sua redação',
    'Editar envio',
  ])
})
