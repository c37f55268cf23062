/** The bank of repertoires and the corrector know of each other: what a student takes from the one, the other sees. */
import { expect, test } from 'vitest'
import { REPERTOIRE_AXES } from '#content/study/repertoires/index-by-axis.ts'
import { analyse } from '#corrector/analysis.ts'
import { testCorrector } from '#tests/support/corrector.ts'

const WORKS = /^(?:Livro|Filme|Série|Documentário|Música|Obra de Arte)$/
const items = REPERTOIRE_AXES.flatMap((axis) => axis.items)

/** As a student would cite it, without the year in brackets. */
function cited({ type, title }: (typeof items)[number]): string {
  const plain = title.replace(/\s*\([^)]*\)\s*$/, '')
  if (WORKS.test(type)) return `Na obra ${plain}`
  return type.startsWith('Filósof') ? `Segundo ${plain}` : `Nesse sentido, vale lembrar ${plain}`
}

test.each(items.map((item) => cited(item)))('a reference of the bank is seen: %s', (start) => {
  const text = `Os jovens leem pouco.\n${start}, a leitura muda a vida das pessoas.`
  const { findings } = analyse({ text, theme: '', motivating: [] }, testCorrector())
  expect(findings.some(({ kind }) => kind.startsWith('repertoire'))).toBe(true)
})
