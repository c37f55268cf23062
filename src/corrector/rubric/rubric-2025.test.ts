import { expect, test } from 'vitest'
import { COMPETENCES } from '../kinds.ts'
import { LEVELS } from './rubric.ts'
import { RUBRIC_2025 as rubric } from './rubric-2025.ts'

test('every competence tells each of its six levels, in words of its own', () => {
  for (const competence of COMPETENCES) {
    const told = LEVELS.map((level) => rubric.competences[competence].descriptors[level])
    expect(new Set(told).size).toBe(LEVELS.length)
    for (const words of told) expect(words.length).toBeGreaterThan(10)
  }
})

test('the caps are those of the booklet, and five of ours that say so', () => {
  expect(Object.entries(rubric.caps).map(([id, { competences, max }]) => [id, competences, max])).toEqual([
    ['single-block', [4], 80],
    ['tangency', [2, 3, 5], 40],
    ['heavy-copy', [2], 80],
    ['no-proposal', [5], 0],
    ['conditional-proposal', [5], 80],
    ['template', [2, 3, 4], 160],
    ['sure-template', [2, 3], 120],
    ['loose-proposal', [5], 160],
    ['disordered', [3, 4], 120],
    ['sure-disordered', [3, 4], 80],
  ])
  for (const id of ['template', 'sure-template', 'loose-proposal', 'disordered', 'sure-disordered'] as const)
    expect(rubric.caps[id].source).toContain('nosso')
})

test('each valid element of the proposal is worth a level', () => {
  expect(rubric.proposalByElements).toEqual(LEVELS)
})

test('whatever the rubric fixes names its source', () => {
  const sources = [
    rubric.proposalSource,
    ...Object.values(rubric.caps).map(({ source }) => source),
    ...Object.values(rubric.zeroSources),
  ]
  for (const source of sources) expect(source).toMatch(/Cartilha|grade de treinamento/)
})
