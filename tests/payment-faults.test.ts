/** The table of faults (docs/payment-faults.md) names files and tests that exist. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const root = new URL('../', import.meta.url)
const table = await readFile(new URL('docs/payment-faults.md', root), 'utf8')
const rows = table.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Fault'))
const named = rows.flatMap((row) =>
  row
    .split('|')
    .slice(2, 5)
    .flatMap((cell) => {
      const found = /`(tests\/[\w./-]+)`(?:: (.+))?/.exec(cell.trim())
      return found ? [{ file: found[1] ?? '', title: found[2]?.trim() ?? '' }] : []
    }),
)

test('every kind of fault has a row', () => {
  const faults = rows.map((row) => row.split('|')[1]?.trim() ?? '').join('\n')
  const wanted = ['down', 'slow', '500', 'twice', 'late', 'early', 'forged', 'after a year', 'amount']
  for (const word of [...wanted, 'currency', 'unknown order']) expect(faults).toContain(word)
  expect(named.length).toBeGreaterThan(25)
})

test.each(named)('$file shows “$title”', async ({ file, title }) => {
  const text = await readFile(new URL(file, root), 'utf8')
  expect(text).toContain(title)
})
