import { expect, test } from 'vitest'
import { type EssayMark, estimatedTotal, type ModelEssay, markedParagraphs } from './model-essay.ts'

function mark(quote: string, competence: EssayMark['competence'] = 1): EssayMark {
  return { quote, comment: '.', competence }
}

function essay(parts: Partial<ModelEssay>): ModelEssay {
  return {
    id: 'x',
    axis: 'x',
    themeId: null,
    structure: 'x',
    theme: 'x',
    paragraphs: [],
    marks: [],
    estimate: [],
    sources: [],
    ...parts,
  }
}

test('the marks fall on their words, in reading order, and nothing of the text is lost', () => {
  const marked = markedParagraphs(
    essay({ paragraphs: ['Ao mar, à terra.', 'Sem marca.'], marks: [mark('terra', 3), mark('Ao mar')] }),
  )
  expect(marked.map((pieces) => pieces.map(({ text, mark }) => [text, mark?.competence ?? null]))).toEqual([
    [
      ['Ao mar', 1],
      [', à ', null],
      ['terra', 3],
      ['.', null],
    ],
    [['Sem marca.', null]],
  ])
})

test('of two marks that overlap the later one is left out; of two that touch none is', () => {
  const texts = (marks: EssayMark[]) =>
    markedParagraphs(essay({ paragraphs: ['abcd'], marks })).map((pieces) =>
      pieces.map(({ text, mark }) => (mark ? `[${text}]` : text)).join(''),
    )
  expect(texts([mark('abc'), mark('cd')])).toEqual(['[abc]d'])
  expect(texts([mark('ab'), mark('cd')])).toEqual(['[ab][cd]'])
})

test('the estimated total is the sum of the competences', () => {
  const estimate = ([200, 160, 200, 120, 80] as const).map((score, index) => ({
    competence: ([1, 2, 3, 4, 5] as const)[index] ?? 1,
    score,
    reason: '.',
  }))
  expect(estimatedTotal(essay({ estimate }))).toBe(760)
})
