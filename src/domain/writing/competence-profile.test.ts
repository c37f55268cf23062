import { expect, test } from 'vitest'
import { skillsOf, weakestCompetence } from './competence-profile.ts'

test('names the strong and the weak competence of one essay', () => {
  expect(skillsOf([[160, 120, 120, 160, 80]])).toEqual({
    strength: 'modalidade_escrita',
    weakness: 'proposta_de_intervencao',
  })
})

test('looks at three essays, the newest first, and at no fourth', () => {
  const recent = [120, 120, 120, 160, 80]
  const old = [0, 0, 0, 0, 200]
  expect(skillsOf([recent, recent, recent, old])).toEqual({
    strength: 'coesao',
    weakness: 'proposta_de_intervencao',
  })
  expect(skillsOf([recent, recent, old])?.strength).toBe('proposta_de_intervencao')
})

test('says nothing without essays and where all five stand alike', () => {
  expect(skillsOf([])).toBeNull()
  expect(skillsOf([[120, 120, 120, 120, 120]])).toBeNull()
})

test.each<[readonly number[], number]>([
  [[80, 120, 120, 120, 120], 1],
  [[120, 80, 120, 120, 120], 2],
  [[120, 120, 80, 120, 120], 3],
  [[120, 120, 120, 80, 120], 4],
  [[120, 120, 120, 120, 80], 5],
  [[160, 120, 120, 160, 200], 2],
  [[160, 120, 120, 160, 120], 5],
  [[200, 200, 200, 200, 200], 5],
])('with the levels %j one begins with competence %i', (levels, competence) => {
  expect(weakestCompetence(levels)).toBe(competence)
})
