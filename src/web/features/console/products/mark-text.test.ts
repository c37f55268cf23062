import { expect, test } from 'vitest'
import { markText } from './mark-text.ts'

const SAMPLE = { text: 'texto', link: 'endereço' }
/** The selection stands between bars. */
function press(marked: string, tool: Parameters<typeof markText>[1]): string {
  const [before = '', chosen = '', after = ''] = marked.split('|')
  const text = before + chosen + after
  const done = markText({ text, start: before.length, end: before.length + chosen.length }, tool, SAMPLE)
  return `${done.text.slice(0, done.start)}|${done.text.slice(done.start, done.end)}|${done.text.slice(done.end)}`
}

test.each([
  ['um |só| material', 'bold', 'um **|só|** material'],
  ['||', 'italic', '*|texto|*'],
  ['leia |aqui|', 'link', 'leia [aqui](https://|endereço|)'],
  ['a\n|b\nc|\nd', 'bullets', 'a\n\n|- b\n- c|\nd'],
  ['|b\nc|', 'numbers', '|1. b\n2. c|'],
  ['|1. b\n2. c|', 'numbers', '|b\nc|'],
  ['a\n\nPara ||quem', 'heading', 'a\n\n|## Para quem|'],
  ['|cito|', 'quote', '|> cito|'],
] as const)('%j with %s becomes %j', (before, tool, after) => {
  expect(press(before, tool)).toBe(after)
})
