import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ESSAY_TEMPLATES } from '#content/writing/essay-templates.ts'
import { cleanInput, type Essay, type GeneratorInputs, generateEssay } from './essay-generator.ts'

const INPUTS: GeneratorInputs = { theme: 'O acesso à cultura', audience: 'os idosos', deniedRight: 'o lazer' }

/** Answers the given indexes one after the other. */
function picks(...indexes: number[]): (count: number) => number {
  return () => indexes.shift() ?? 0
}

function essayOf(inputs: GeneratorInputs, pick = picks()): Essay {
  const result = generateEssay(inputs, ESSAY_TEMPLATES, pick)
  if (!result.ok) throw new Error(result.code)
  return result.value
}

test('the essay has an introduction, two developments, the second with Além disso, and a conclusion with the Ministry', () => {
  const { paragraphs } = essayOf(INPUTS)
  expect(paragraphs).toHaveLength(4)
  expect(paragraphs[2]).toMatch(/^Além disso, /)
  expect(paragraphs[3]).toContain('Ministério da Educação')
})

test('the introduction announces the two theses that the developments defend, in order', () => {
  const { paragraphs, theses } = essayOf(INPUTS, picks(3, 0, 2))
  expect(theses).toEqual(['desigualdade-social', 'falta-de-informacoes'])
  expect(paragraphs[0]).toContain('a desigualdade social e a falta de informações')
  expect(paragraphs[1]).toContain('a desigualdade social aprofunda')
  expect(paragraphs[2]).toContain('a falta de informações agrava')
})

test.each(['', '   ', '.,', '“”', '\'"'])('the theme %j leaves nothing and is refused', (theme) => {
  expect(generateEssay({ ...INPUTS, theme }, ESSAY_TEMPLATES, picks())).toEqual({
    ok: false,
    code: 'theme-required',
  })
})

test('audience and denied right may be left out', () => {
  const text = essayOf({ theme: 'A leitura', audience: ' ', deniedRight: '' }).paragraphs.join('\n')
  expect(text).toContain('os indivíduos')
  expect(text).toContain('direitos básicos')
  expect(text).toContain('seus direitos')
})

test('quotes, curly quotes, periods and commas are stripped from the inputs', () => {
  expect(cleanInput(' “O acesso”, à \'cultura\'. "no" Brasil ')).toBe('O acesso à cultura no Brasil')
})

test('an input that looks like a placeholder stays what it is', () => {
  expect(essayOf({ ...INPUTS, theme: '{audience} $& {right}' }).paragraphs[0]).toContain(
    '“{audience} $& {right}”',
  )
})

test('whatever is picked, two different theses are defended and no placeholder is left', () => {
  const index = (max: number) => fc.integer({ min: 0, max })
  fc.assert(
    fc.property(index(3), index(2), index(3), (first, second, introduction) => {
      const { paragraphs, theses } = essayOf(INPUTS, picks(first, second, introduction))
      expect(theses[0]).not.toBe(theses[1])
      expect(paragraphs.join('\n')).not.toMatch(/[{}]| {2}/)
      for (const paragraph of paragraphs) expect(paragraph).toMatch(/[.]$/)
    }),
  )
})

test('there are four theses and four introductions, and each says all it must', () => {
  expect(ESSAY_TEMPLATES.theses).toHaveLength(4)
  expect(ESSAY_TEMPLATES.introductions).toHaveLength(4)
  for (const introduction of ESSAY_TEMPLATES.introductions) {
    for (const hole of ['{theme}', '{audience}', '{right}', '{firstThesis}', '{secondThesis}'])
      expect(introduction).toContain(hole)
  }
  for (const { development } of ESSAY_TEMPLATES.theses) {
    for (const hole of ['{theme}', '{audience}', '{theirRight}']) expect(development).toContain(hole)
  }
})
