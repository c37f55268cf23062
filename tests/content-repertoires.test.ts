/** The repertoire bank keeps its shape (product §3): 12 axes of 8 entries, each complete, checkable and named once. */
import { expect, test } from 'vitest'
import { REPERTOIRE_AXES } from '#content/study/repertoires/index-by-axis.ts'
import { REPERTOIRE_TYPES } from '#domain/study/repertoire.ts'

const ITEMS = REPERTOIRE_AXES.flatMap((axis) => axis.items)

function repeatedIn(values: readonly string[]) {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

test('the axes come in the order and with the names of product §3', () => {
  expect(REPERTOIRE_AXES.map(({ id, name }) => [id, name])).toEqual([
    ['saude', 'Saúde'],
    ['educacao', 'Educação'],
    ['meio-ambiente', 'Meio Ambiente'],
    ['tecnologia', 'Tecnologia'],
    ['cultura', 'Cultura'],
    ['politica', 'Política'],
    ['questoes-sociais', 'Questões Sociais'],
    ['trabalho-e-economia', 'Trabalho e Economia'],
    ['diversidade-e-inclusao', 'Diversidade e Inclusão'],
    ['direitos-humanos-e-cidadania', 'Direitos Humanos'],
    ['violencia-e-seguranca-publica', 'Violência e Segurança'],
    ['arte-e-midia', 'Arte e Mídia'],
  ])
})

test.each(REPERTOIRE_AXES)('the axis $name has 8 entries of at least five types', ({ items }) => {
  expect(items).toHaveLength(8)
  expect(new Set(items.map((item) => item.type)).size).toBeGreaterThanOrEqual(5)
})

test('no id and no title occurs twice in the whole bank', () => {
  expect(repeatedIn(ITEMS.map((item) => item.id))).toEqual([])
  expect(repeatedIn(ITEMS.map((item) => item.title.toLocaleLowerCase('pt-BR')))).toEqual([])
})

test('the bank uses all twelve types and no other', () => {
  expect([...new Set(ITEMS.map((item) => item.type))].sort()).toEqual([...REPERTOIRE_TYPES].sort())
})

test.each(ITEMS)('$id is complete, clean and of readable length', (item) => {
  expect(item.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  for (const text of Object.values(item)) {
    expect(text).not.toBe('')
    expect(text).toBe(text.trim())
    expect(text).not.toMatch(/\s{2}|[\t\n]/)
  }
  expect(item.description.length).toBeGreaterThanOrEqual(180)
  expect(item.description.length).toBeLessThanOrEqual(420)
  expect(item.usage.length).toBeGreaterThanOrEqual(120)
  expect(item.usage.length).toBeLessThanOrEqual(320)
  expect(item.source.length).toBeGreaterThanOrEqual(10)
})
