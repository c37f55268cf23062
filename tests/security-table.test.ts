/** docs/security.md tells the truth: every point of ASVS 5.0.0 at levels 1 and 2 once, and every file that it names exists. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const PAGE = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')
const ROWS = PAGE.split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => {
    const [, ids = '', point = '', met = '', tested = ''] = line.split('|').map((cell) => cell.trim())
    return { ids: ids.split(', '), point, met, tested }
  })

/** How many points of levels 1 and 2 each section has, counted in the edition's own table; they are numbered through. */
const SECTIONS = `1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2
  4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2
  8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1
  11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5
  16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2`
const POINTS = SECTIONS.split(/\s+/).flatMap((section) => {
  const [name, count] = section.split(':')
  return Array.from({ length: Number(count) }, (_, index) => `V${name}.${index + 1}`)
})

test('every point is there once, and none that the standard does not have', () => {
  expect(POINTS).toHaveLength(253)
  expect(ROWS.flatMap(({ ids }) => ids).sort()).toEqual(POINTS.toSorted())
})

test('every file and folder that the page names exists', () => {
  const named = [...PAGE.matchAll(/`((?:src|tests|docs|deploy|scripts)\/[\w./-]+)`/g)].map(
    ([, path]) => path!,
  )
  expect(named.length).toBeGreaterThan(150)
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})

test.each(ROWS)('$ids says where it is met and tested, or why not', ({ point, met, tested }) => {
  expect(point.length).toBeGreaterThan(3)
  if (/^not (met|applicable)/.test(met)) expect(met).toMatch(/^not (met|applicable): .{8,}/)
  else {
    expect(met.length).toBeGreaterThan(10)
    // A dash: what only the operator’s own machine shows.
    expect(tested).toMatch(/`(tests|src)\/|^–$/)
  }
})

test('it counts truly what is not met and what does not apply', () => {
  const count = (word: string) =>
    ROWS.filter(({ met }) => met.startsWith(word)).reduce((sum, { ids }) => sum + ids.length, 0)
  const stated = /(\d+) points are not met, (\d+) do not apply, of 253/.exec(PAGE)
  expect(stated?.slice(1).map(Number)).toEqual([count('not met'), count('not applicable')])
})

test('the summary of what is not met names just those points', () => {
  const summary = /## What is not met\n([\s\S]*?)\n## /.exec(PAGE)?.[1] ?? ''
  const named = summary.match(/\bV\d+\.\d+\.\d+\b/g) ?? []
  expect(named.toSorted()).toEqual(
    ROWS.filter(({ met }) => met.startsWith('not met'))
      .flatMap(({ ids }) => ids)
      .sort(),
  )
})
