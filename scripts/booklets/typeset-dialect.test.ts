import { expect, test } from 'vitest'
import { BOX_KINDS, readBooklet } from './typeset-dialect.ts'

const HEAD = '---\ntitle: "Um título: e mais"\nsubtitle: Um subtítulo\nedition: 1ª edição, 2026\n---\n'

function blocksOf(markdown: string) {
  return readBooklet(HEAD + markdown, 'x.md').blocks
}

test('the front matter gives title, subtitle and edition, without quotes', () => {
  const { title, subtitle, edition } = readBooklet(`${HEAD}\n# A\n`, 'x.md')
  expect({ title, subtitle, edition }).toEqual({
    title: 'Um título: e mais',
    subtitle: 'Um subtítulo',
    edition: '1ª edição, 2026',
  })
})

test('chapters, sections and subsections are headings of three levels', () => {
  expect(blocksOf('\n# Um\n\n## Dois\n\n### Três\n')).toEqual([
    { kind: 'heading', level: 1, spans: [{ text: 'Um' }] },
    { kind: 'heading', level: 2, spans: [{ text: 'Dois' }] },
    { kind: 'heading', level: 3, spans: [{ text: 'Três' }] },
  ])
})

test('bold, italic and highlighted words become spans, also inside of one another', () => {
  expect(blocksOf('Um **forte**, um *fino* e ==um **marcado** aqui==.\n')).toEqual([
    {
      kind: 'paragraph',
      spans: [
        { text: 'Um ' },
        { text: 'forte', isBold: true },
        { text: ', um ' },
        { text: 'fino', isItalic: true },
        { text: ' e ' },
        { text: 'um ', isMarked: true },
        { text: 'marcado', isBold: true, isMarked: true },
        { text: ' aqui', isMarked: true },
        { text: '.' },
      ],
    },
  ])
})

test('lines of one paragraph are joined by a space', () => {
  expect(blocksOf('Uma frase.\nOutra frase.\n')).toEqual([
    { kind: 'paragraph', spans: [{ text: 'Uma frase. Outra frase.' }] },
  ])
})

test('a list keeps its order, its first number and one level of nesting', () => {
  expect(blocksOf('3. três\n4. quatro\n   - dentro\n')).toEqual([
    {
      kind: 'list',
      isOrdered: true,
      start: 3,
      items: [
        { spans: [{ text: 'três' }], nested: null },
        {
          spans: [{ text: 'quatro' }],
          nested: {
            kind: 'list',
            isOrdered: false,
            start: 1,
            items: [{ spans: [{ text: 'dentro' }], nested: null }],
          },
        },
      ],
    },
  ])
})

test('a table has a header and rows of cells', () => {
  expect(blocksOf('| A | B |\n|---|---|\n| 1 | **2** |\n')).toEqual([
    {
      kind: 'table',
      header: [[{ text: 'A' }], [{ text: 'B' }]],
      rows: [[[{ text: '1' }], [{ text: '2', isBold: true }]]],
    },
  ])
})

test.each(BOX_KINDS)('a box %s has its title and its blocks', (kind) => {
  expect(blocksOf(`> [!${kind}] Antes e depois\n> Um texto.\n>\n> - item\n`)).toMatchObject([
    { kind: 'box', box: kind, title: 'Antes e depois', blocks: [{ kind: 'paragraph' }, { kind: 'list' }] },
  ])
})

test('the title of a box may be left out', () => {
  expect(blocksOf('> [!NOTA]\n> Leia de novo.\n')).toMatchObject([
    { title: '', blocks: [{ kind: 'paragraph' }] },
  ])
})

test('a fence "redacao" is a sample text of plain paragraphs', () => {
  expect(blocksOf('```redacao\nPrimeira *linha*\ndo texto.\n\nSegundo.\n```\n')).toEqual([
    { kind: 'sheet', paragraphs: ['Primeira *linha* do texto.', 'Segundo.'], comments: [] },
  ])
})

test('comments stand in the margin of the essay before them, each at words that it has', () => {
  const essay = '```redacao\nA rua fala. A casa cala.\n```\n\n```margem\n'
  expect(blocksOf(`${essay}A rua | C1: sujeito simples.\ncala | C4: rima.\n\`\`\`\n`)).toMatchObject([
    {
      kind: 'sheet',
      comments: [
        { passage: 'A rua', text: 'C1: sujeito simples.' },
        { passage: 'cala', text: 'C4: rima.' },
      ],
    },
  ])
})

test.each([
  ['words that the essay lacks', 'A praça | C1: onde?', 'the essay has no "A praça"'],
  [
    'passages out of order',
    'cala | C4: rima.\nA rua | C1: sujeito.',
    'has no "A rua" after the passage before it',
  ],
  ['a comment without words', 'A rua', 'a comment is'],
])('%s are refused in the margin', (_, rows, message) => {
  const essay = '```redacao\nA rua fala. A casa cala.\n```\n\n```margem\n'
  expect(() => blocksOf(`${essay}${rows}\n\`\`\`\n`)).toThrow(message)
})

test('a margin without an essay is refused', () => {
  expect(() => blocksOf('Texto.\n\n```margem\na | b\n```\n')).toThrow('follow their essay')
})

test.each([
  ['linhas 0', '1 to 30 lines'],
  ['linhas 31', '1 to 30 lines'],
  ['linhas muitas', '1 to 30 lines'],
  ['diagrama pizza', 'unknown diagram "pizza"'],
])('a fence "%s" is refused', (fence, message) => {
  expect(() => blocksOf(`\`\`\`${fence}\na | b\n\`\`\`\n`)).toThrow(message)
})

test('room to write, a diagram, the empty sheet and the list to cut out are fences', () => {
  expect(
    blocksOf(
      '```linhas 30\n```\n\n```diagrama escada\n0 | nada\n200 | tudo\n```\n\n```folha\n```\n\n```lista Revisão\nLi o tema?\n```\n',
    ),
  ).toEqual([
    { kind: 'lines', count: 30 },
    {
      kind: 'diagram',
      diagram: 'escada',
      rows: [
        ['0', 'nada'],
        ['200', 'tudo'],
      ],
    },
    { kind: 'blank-sheet' },
    { kind: 'checklist', title: 'Revisão', items: ['Li o tema?'] },
  ])
})

test.each([
  ['an unknown box', '> [!DICA] Oi\n> texto\n', 'x.md:8: unknown box [!DICA]'],
  ['a box in lower case', '> [!exemplo]\n> texto\n', 'x.md:8: unknown box [!exemplo]'],
  ['a quotation without a tag', '> texto\n', 'x.md:8: blockquote without a box tag'],
  ['another fence', '```js\n1\n```\n', 'x.md:8: fenced block "js"'],
  ['a heading of level four', '#### Fundo\n', 'x.md:8: heading of level 4'],
  ['five columns', '|a|b|c|d|e|\n|-|-|-|-|-|\n|1|2|3|4|5|\n', 'x.md:8: table of 5 columns'],
  ['HTML', '<div>oi</div>\n', 'x.md:8: "<div>oi</div>" (html)'],
  ['HTML in a line', 'um <b>dois</b>\n', 'x.md:8: "<b>" (html)'],
  ['a link', '[aqui](https://example.org)\n', '(link)'],
  ['a picture', '![foto](a.png)\n', '(image)'],
  ['code', 'um `dois`\n', '(codespan)'],
  ['a third level of lists', '- a\n  - b\n    - c\n', 'x.md:8: list nested deeper'],
  ['a box inside of a box', '> [!EXEMPLO]\n> > [!NOTA]\n> > oi\n', 'x.md:8: heading or box inside of a box'],
])('%s is refused with file and line', (_, markdown, message) => {
  expect(() => blocksOf(`# Capítulo\n\n${markdown}`)).toThrow(message)
})

test('a fault inside of a box names its own line', () => {
  expect(() => blocksOf('> [!EXEMPLO] Título\n> bom\n>\n> um `ruim`\n')).toThrow('x.md:9:')
})

test.each(['title', 'subtitle', 'edition'])('a front matter without %s is refused', (name) => {
  const source = HEAD.replace(new RegExp(`^${name}:.*\n`, 'm'), '')
  expect(() => readBooklet(source, 'x.md')).toThrow(`x.md:1: front matter has no "${name}"`)
})
