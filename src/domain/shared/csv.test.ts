import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CSV_MARK, csvRow, readCsv } from './csv.ts'

test.each([
  ['Ana', 'Ana'],
  ['Ana; Maria', '"Ana; Maria"'],
  ['a "b"', '"a ""b"""'],
  ['one\ntwo', '"one\ntwo"'],
  ['=1+1', "'=1+1"],
  ['+5511', "'+5511"],
  ['-2', "'-2"],
  ['@cmd', "'@cmd"],
  ['\t=1', "'\t=1"],
  [' =1', "' =1"],
  ['=HYPERLINK("x";"y")', '"\'=HYPERLINK(""x"";""y"")"'],
  ['ana@example.com', 'ana@example.com'],
  [null, ''],
  [1042, '1042'],
  [{ cents: 12_700 }, '127,00'],
  [{ cents: 5 }, '0,05'],
  [{ cents: -1_250 }, '-12,50'],
])('the cell %j is written as %j', (cell, text) => {
  expect(csvRow([cell, 'x'])).toBe(`${text};x\r\n`)
})

test('whatever somebody has typed, no cell is a formula and each is read as one cell', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 4 }), (typed) => {
      const cells = readRow(csvRow(typed))
      expect(cells).toHaveLength(typed.length)
      for (const [index, cell] of cells.entries()) {
        expect(cell).not.toMatch(/^\s*[=+\-@]/)
        expect([typed[index], `'${typed[index]}`]).toContain(cell)
      }
    }),
  )
})

/** As a spreadsheet reads a row (RFC 4180, with semicolons). */
function readRow(row: string): string[] {
  const body = row.slice(0, -2)
  const cells = body.match(/(?<=^|;)(?:"(?:[^"]|"")*"|[^;"]*)(?=;|$)/g) ?? []
  return cells.map((cell) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell))
}

test('what is written is read again, also by commas, with line breaks and quotation marks', () => {
  const rows = [
    ['Título', 'Texto; com "aspas"'],
    ['=1+1', 'uma\nduas'],
  ]
  expect(readCsv(CSV_MARK + rows.map(csvRow).join(''))).toEqual(rows)
  expect(readCsv('a,"b,c"\n\n1,2')).toEqual([
    ['a', 'b,c'],
    ['1', '2'],
  ])
  expect(readCsv('a;"b')).toBeNull()
})
