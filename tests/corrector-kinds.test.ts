/** A kind of mark is more than its detector: a measure counts it, an essay of the fit holds it, and somebody has read its hits. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { analyse } from '#corrector/analysis.ts'
import { MARK_KINDS } from '#corrector/kinds.ts'
import { measure } from '#corrector/measures/measure.ts'
import { testCorrector } from '#tests/support/corrector.ts'
import { FROZEN_ESSAYS } from '../scripts/corrector/frozen-essays.ts'

const KINDS = Object.keys(MARK_KINDS)
const FAULTS = Object.entries(MARK_KINDS).flatMap(([kind, { effect }]) => (effect === 'fault' ? [kind] : []))

/** To be met by the essays of the next fit: a changed essay asks for one. */
const NOT_MET_YET = ['mas-mais', 'human-rights']
/** The measures of linked paragraphs say the same the other way round: what is not linked earns nothing. */
const COUNTED_BY_ITS_OPPOSITE = ['paragraph-unlinked']

const analyses = FROZEN_ESSAYS.map((essay) => analyse(essay, testCorrector()))

test('each kind of mark is met in an essay of scripts/corrector/frozen-essays.ts', () => {
  const found = new Set<string>(analyses.flatMap(({ findings }) => findings.map(({ kind }) => kind)))
  expect(KINDS.filter((kind) => !found.has(kind))).toEqual(NOT_MET_YET)
})

test('every fault is counted by a measure: else its mark would never cost a point', () => {
  const counted = new Set<string>(
    analyses.flatMap((analysis) => Object.values(measure(analysis)).flatMap(({ kinds }) => kinds)),
  )
  expect(FAULTS.filter((kind) => !counted.has(kind))).toEqual(COUNTED_BY_ITS_OPPOSITE)
})

test('docs/corrector.md says of every fault how many of its marks were right, or why nobody had to read them', () => {
  const document = readFileSync(join(import.meta.dirname, '../docs/corrector.md'), 'utf8')
  const section = /## Marks today\n([\s\S]*?)\n## /.exec(document)?.[1] ?? ''
  const named = new Set(section.match(/[a-z]+(?:-[a-z]+)*/g))
  expect(FAULTS.filter((kind) => !named.has(kind))).toEqual([])
})

test('a gerund after a comma is advice: official essays of 1000 have nearly two each', () => {
  expect(MARK_KINDS['gerund-tail'].effect).toBe('note')
})
