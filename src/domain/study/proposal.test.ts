import { expect, test } from 'vitest'
import { barShare, type Proposal, runningText } from './proposal.ts'

const PROPOSAL: Proposal = {
  themeId: 'tema',
  texts: [
    { kind: 'prose', body: 'Primeiro texto.', source: 'Fonte, 2024' },
    {
      kind: 'chart',
      title: 'Um gráfico',
      unit: '%',
      bars: [
        { label: '2002', value: 10 },
        { label: '2018', value: 40 },
      ],
      note: null,
      source: 'IBGE, 2020',
    },
    { kind: 'quotation', body: 'A saúde é direito de todos.', source: 'Constituição, 1988' },
  ],
}

test('what can be copied is the running texts alone', () => {
  expect(runningText(PROPOSAL)).toBe('Primeiro texto.\n\nA saúde é direito de todos.')
})

test('a bar is as long as its share of the longest one', () => {
  const bars = [
    { label: '2002', value: 10 },
    { label: '2018', value: 40 },
  ]
  expect(bars.map((bar) => barShare(bar, bars))).toEqual([0.25, 1])
})

test('a chart of noughts has no bars', () => {
  const bars = [{ label: '2002', value: 0 }]
  expect(bars.map((bar) => barShare(bar, bars))).toEqual([0])
})
