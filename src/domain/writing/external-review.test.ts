import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COMMENT_LENGTH, COMMENTS_MAX, QUOTE_LENGTH, readComments } from './external-review.ts'

const TEXT =
  'A leitura é um direito de todos.\nNo entanto, faltam bibliotecas nas periferias, e ninguém cobra o Estado.\nPortanto, o Ministério da Educação deve abrir bibliotecas.'
const QUOTE = 'faltam bibliotecas nas periferias'
const COMMENT = 'Diga de onde vem este dado: uma fonte dá força ao argumento.'

function answer(...comments: unknown[]): string {
  return JSON.stringify({ comments })
}

function read(...comments: unknown[]) {
  return readComments(answer(...comments), TEXT, ['palavrão']).comments
}

test('a comment stands at the words it quotes', () => {
  const start = TEXT.indexOf(QUOTE)
  expect(read({ quote: QUOTE, comment: COMMENT })).toEqual([
    { start, end: start + QUOTE.length, comment: COMMENT },
  ])
})

test('comments come in the order of the text, each place once', () => {
  const comments = read(
    { quote: 'o Ministério da Educação', comment: COMMENT },
    { quote: QUOTE, comment: COMMENT },
    { quote: QUOTE, comment: 'Outra coisa sobre o mesmo lugar.' },
    { quote: 'A leitura', comment: COMMENT },
  )
  expect(comments?.map(({ start, end }) => TEXT.slice(start, end))).toEqual([
    'A leitura',
    QUOTE,
    'o Ministério da Educação',
  ])
})

test('a quote over a line break is found, and one with another word, a changed letter or half a word is not', () => {
  const found = (quote: string) => read({ quote, comment: COMMENT }) !== null
  expect(found('cobra o Estado. Portanto, o Ministério')).toBe(true)
  expect(found('faltam  bibliotecas')).toBe(true)
  expect(found('faltam muitas bibliotecas')).toBe(false)
  expect(found('Faltam bibliotecas')).toBe(false)
  expect(found('altam bibliotecas')).toBe(false)
  expect(found('faltam bibliotec')).toBe(false)
  expect(found('(.*)(.*)(.*)')).toBe(false)
})

test.each<[string, number, number, boolean]>([
  ['quote', QUOTE_LENGTH.min - 1, COMMENT_LENGTH.min, false],
  ['quote', QUOTE_LENGTH.min, COMMENT_LENGTH.min, true],
  ['quote', QUOTE_LENGTH.max, COMMENT_LENGTH.min, true],
  ['quote', QUOTE_LENGTH.max + 1, COMMENT_LENGTH.min, false],
  ['comment', 20, COMMENT_LENGTH.min - 1, false],
  ['comment', 20, COMMENT_LENGTH.max, true],
  ['comment', 20, COMMENT_LENGTH.max + 1, false],
])('a %s: quote of %i, comment of %i characters: taken %s', (_, quoteLength, commentLength, isTaken) => {
  const quote = 'a'.repeat(quoteLength)
  const made = answer({ quote, comment: 'b'.repeat(commentLength) })
  const found = readComments(made, `Um ${quote} só`, []).comments
  expect(found !== null).toBe(isTaken)
})

test('eight comments are taken, a ninth is not', () => {
  const words = Array.from({ length: COMMENTS_MAX + 1 }, (_, at) => `palavra-número-${'abcdefghi'[at]}`)
  const made = answer(...words.map((quote) => ({ quote, comment: COMMENT })))
  const { comments, droppedCount } = readComments(made, words.join(' '), [])
  expect(comments).toHaveLength(COMMENTS_MAX)
  expect(droppedCount).toBe(1)
})

test.each([
  ['a grade', 'Nota 900: um texto muito bom.'],
  ['points', 'Eu tiraria 120 na C3 por este trecho.'],
  ['markup', '<b>Diga a fonte</b> deste dado.'],
  ['emphasis', 'Diga a **fonte** deste dado.'],
  ['code', 'Diga a `fonte` deste dado.'],
  ['a link', 'Leia mais em https://exemplo.invalid agora.'],
  ['an address', 'Leia mais em exemplo.com.br agora.'],
  ['a heading', '# Diga a fonte deste dado'],
  ['an e-mail address', 'Escreva para ana@exemplo.invalid e pergunte.'],
  ['a telephone number', 'Ligue para (81) 99999-0000 e pergunte.'],
  ['a refused word', 'Isto é um palavrão no texto.'],
  ['a hidden character', 'Diga a fon\u200bte deste dado.'],
  ['a control character', 'Diga a fonte\u0007 deste dado.'],
])('a comment with %s is dropped, and the one beside it stays', (_, comment) => {
  const kept = { quote: QUOTE, comment: COMMENT }
  expect(read({ quote: 'A leitura', comment }, kept)).toEqual(read(kept))
  expect(read({ quote: 'A leitura', comment })).toBeNull()
})

test.each([
  ['no JSON', 'Aqui estão os comentários:'],
  ['HTML', '<html><body>502</body></html>'],
  ['broken JSON', '{"comments": [{"quote": '],
  ['a list', '[]'],
  ['null', 'null'],
  ['no comments', '{"nota": 900}'],
  ['comments that are none', '{"comments": "ótimo"}'],
  ['more than a hundred', answer(...Array(101).fill({ quote: QUOTE, comment: COMMENT }))],
  [
    'items of other shapes',
    answer('ótimo', 7, null, { quote: QUOTE }, { comment: COMMENT }, { quote: 1, comment: 2 }),
  ],
])('%s is no answer', (_, text) => {
  expect(readComments(text, TEXT, [])).toMatchObject({ comments: null })
})

test('a service with nothing to say is an answer', () => {
  expect(read()).toEqual([])
})

test('members besides comments are not read', () => {
  const text = JSON.stringify({ comments: [{ quote: QUOTE, comment: COMMENT, nota: 900 }], total: 900 })
  expect(readComments(text, TEXT, []).comments).toEqual(read({ quote: QUOTE, comment: COMMENT }))
})

test('whatever comes, a comment lies on the text, is short and there are at most eight', () => {
  const item = fc.record({
    quote: fc.oneof(fc.string(), fc.constantFrom(QUOTE, 'A leitura', 'o Ministério')),
    comment: fc.oneof(fc.string(), fc.constant(COMMENT)),
  })
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(item).map((all) => answer(...all)),
      ),
      (text) => {
        for (const { start, end, comment } of readComments(text, TEXT, []).comments ?? []) {
          expect(start).toBeLessThan(end)
          expect(end).toBeLessThanOrEqual(TEXT.length)
          expect(comment.length).toBeLessThanOrEqual(COMMENT_LENGTH.max)
        }
        expect(readComments(text, TEXT, []).comments?.length ?? 0).toBeLessThanOrEqual(COMMENTS_MAX)
      },
    ),
  )
})
