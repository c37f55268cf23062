import { expect, test } from 'vitest'
import { ESSAY, PARAGRAPHS, testCorrector } from '#tests/support/corrector.ts'
import { analyse } from '../analysis.ts'
import { measure } from './measure.ts'

const language = testCorrector()

function measured(name: string, paragraphs: readonly string[]): number | undefined {
  return measure(analyse({ ...ESSAY, text: paragraphs.join('\n') }, language))[name]?.value
}

const [opening = '', first = '', second = '', closing = ''] = PARAGRAPHS

test('a paragraph that argues is closed when its last sentence concludes', () => {
  expect(measured('closedParagraphs', [opening, first, second, closing])).toBe(2)
  const open = second.replace('Assim, a doação', 'A doação')
  expect(measured('closedParagraphs', [opening, first, open, closing])).toBe(1)
})

test('a proposal goes deeper when its agent has a name and something is said of it', () => {
  const bare = closing.replace(
    'o Ministério da Saúde, órgão responsável pela política de sangue no país,',
    'o governo',
  )
  expect(measured('closingAsides', [opening, first, second, closing])).toBe(1)
  expect(measured('closingAsides', [opening, first, second, bare])).toBe(0)
  const named = measured('closingNames', [opening, first, second, closing]) ?? 0
  expect(measured('closingNames', [opening, first, second, bare])).toBe(named - 2)
})

test('the share of accents falls where they are left out, and passives are counted', () => {
  const whole = measured('accentedShare', [opening]) ?? 0
  const without = opening.normalize('NFD').replace(/\p{M}/gu, '')
  expect(whole).toBeGreaterThan(0.1)
  expect(measured('accentedShare', [without])).toBe(0)
  expect(measured('passives', ['O livro é lido e foi feito aqui.'])).toBeCloseTo(25)
  expect(measured('passives', ['O livro é bom e foi aqui.'])).toBe(0)
})
