import { expect, test } from 'vitest'
import { figuresTable } from './figures-table.ts'

test('the table has a row for each photograph, and a comma in its decimals', () => {
  const quad = [
    [0, 0],
    [0.5, 0],
    [0.5, 1],
    [0, 1],
  ] as [[number, number], [number, number], [number, number], [number, number]]
  const table = figuresTable([
    {
      ...{ id: 'a', createdAt: '2026-11-23T10:00:00.000Z', badLines: 2 },
      figures: {
        ...{
          width: 1000,
          height: 1400,
          way: 'edges',
          found: quad,
          quarterTurns: 1,
          faults: ['dark', 'glare'],
        },
        ...{
          used: [[0.0125, 0], quad[1], quad[2], quad[3]],
          missingLines: [30],
          lines: 30,
          written: 20,
          typed: 19,
        },
        quarterTurns: 0,
      },
    },
  ])
  const [head = '', row = '', end] = table.split('\r\n')
  expect(head.split(';')).toHaveLength(row.split(';').length)
  expect(row).toBe(
    '2026-11-23;Folha achada pelas bordas do papel;1000;1400;2,6;0;escura, com reflexo;1;30;20;19;2',
  )
  expect(end).toBe('')
})
