import { expect, test } from 'vitest'
import { REPERTOIRE_AXES } from '#content/study/repertoires/index-by-axis.ts'
import { repertoireBankTexts } from '#texts/study/repertoire-bank.ts'
import { findRepertoires } from './find-repertoires.ts'

const idsFor = (query: string) => findRepertoires(REPERTOIRE_AXES, query).map(({ item }) => item.id)

test('a title is found in whatever axis, in any case and without its accents', () => {
  expect(idsFor('holocausto BRASILEIRO')).toContain('holocausto-brasileiro')
  expect(idsFor('ciencia e caridade')).toEqual(['ciencia-e-caridade'])
  expect(
    new Set(findRepertoires(REPERTOIRE_AXES, 'lei nº').map(({ axisName }) => axisName)).size,
  ).toBeGreaterThan(5)
})

test('a word of the description is found, one of the usage or the source is not', () => {
  expect(idsFor('lobotomia')).toEqual(['nise-o-coracao-da-loucura'])
  expect(idsFor('Maria Farinha Filmes')).toEqual([])
  expect(idsFor('cuidado em liberdade')).not.toContain('holocausto-brasileiro')
})

test('nothing but spaces finds all, nonsense finds nothing', () => {
  expect(idsFor('   ')).toHaveLength(96)
  expect(idsFor('xyzzy')).toEqual([])
})

test.each(repertoireBankTexts.examples)('the example %j finds something', (example) => {
  expect(idsFor(example).length).toBeGreaterThan(1)
})
