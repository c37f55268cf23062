import { expect, test, vi } from 'vitest'
import { readPdf } from '#tests/support/read-pdf.ts'
import { typesetBooklet } from './typeset-booklet.ts'
import { linesToKeep } from './typeset-printer.ts'

// Setting a whole book takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const HEAD = '---\ntitle: Amostra\nsubtitle: Um livro de prova\nedition: 2ª edição, 2027\n---\n'
const PARAGRAPH =
  'Ação, coração e pinguim: à época, você lê “isto” – não aquilo; põe três vírgulas e ênfase. '

async function printed(body: string) {
  const booklet = await typesetBooklet(HEAD + body, 'amostra.md')
  return { ...booklet, ...(await readPdf(booklet.pdf)) }
}

test('front pages come first: cover, half-title with rights, contents with page numbers', async () => {
  const { pages } = await printed(
    `# Começo\n\n${PARAGRAPH}\n\n## Seção\n\n${PARAGRAPH}\n\n# Fim\n\nAcabou.\n`,
  )
  expect(pages[0]).toContain('Domine a Redação')
  expect(pages[1]).toContain('2ª edição, 2027')
  expect(pages[1]).toContain('© Domine a Redação. Uso pessoal de quem comprou.')
  expect(pages[2]).toBe('Sumário 1 Começo 4 Seção 4 2 Fim 5 3')
})

test('each chapter begins on a page of its own and later pages carry the running head', async () => {
  const { pages } = await printed(`# Começo\n\n${`${PARAGRAPH.repeat(6)}\n\n`.repeat(9)}# Fim\n\nAcabou.\n`)
  expect(pages[3]).toContain('Começo')
  expect(pages[4]).toMatch(/Amostra Começo 5$/)
  expect(pages.at(-1)).toMatch(/^Fim 2 Acabou\./)
})

test('chapters and sections stand in the outline', async () => {
  const { outline } = await printed('# Um\n\n## A\n\nx\n\n## B\n\nx\n\n# Dois\n\nx\n')
  expect(outline.map(({ title, items }) => [title, items.map((item) => item.title)])).toEqual([
    ['Um', ['A', 'B']],
    ['Dois', []],
  ])
})

test('the file states title, author, language and the date of its edition', async () => {
  const { facts } = await printed('# Um\n\nx\n')
  expect(facts).toMatchObject({
    Title: 'Amostra',
    Author: 'Domine a Redação',
    Language: 'pt-BR',
    CreationDate: 'D:20270101000000Z',
  })
})

test('headings and paragraphs are tagged in reading order, page furniture is not', async () => {
  const { roles } = await printed('# Um\n\n## Dois\n\nTexto.\n\n### Três\n\nTexto.\n')
  expect(roles[3]).toEqual(['H1', 'H2', 'P', 'H3', 'P'])
})

test('the same source gives the same bytes', async () => {
  const source = `${HEAD}# Um\n\n==Marca== ${PARAGRAPH}\n\n> [!NOTA]\n> Oi.\n`
  const first = await typesetBooklet(source, 'amostra.md')
  const second = await typesetBooklet(source, 'amostra.md')
  expect(Buffer.compare(Buffer.from(first.pdf), Buffer.from(second.pdf))).toBe(0)
})

test('every construct of the dialect arrives in the text', async () => {
  const body = `# Tudo

Um **forte**, um *fino* e um ==marcado==.

- ponto
  - ponto interno

4. quarto

| Coluna | Outra |
|---|---|
| célula | mais |

> [!EXEMPLO] Antes e depois
> **Antes:** torto.
>
> **Depois:** direito.

> [!ATENCAO]
> Cuidado.

> [!EXERCICIO] Exercício 1 – Faça
> Pergunta.

> [!GABARITO] Exercício 1
> Resposta.

> [!NOTA]
> Escrita à mão.

\`\`\`redacao
Texto na folha.
\`\`\`
`
  const text = (await printed(body)).pages.slice(3).join(' ')
  expect(text).toContain('Um forte, um fino e um marcado.')
  expect(text).toContain('4. quarto')
  expect(text).toContain('Exemplo · Antes e depois Antes: torto. Depois: direito.')
  expect(text).toContain('Atenção Cuidado.')
  // A title that says "Exercício" itself gets no second label.
  expect(text).toContain('Exercício 1 – Faça Pergunta.')
  expect(text).not.toContain('Exercício · Exercício')
  expect(text).toContain('Gabarito · Exercício 1 Resposta.')
  expect(text).toContain('Escrita à mão.')
  expect(text).toContain('FOLHA DE REDAÇÃO 1 DE 30 LINHAS 1 Texto na folha.')
})

test('a heading never ends a page', async () => {
  // Fills the page step by step, so that the heading meets the foot of the page in some chapter.
  const steps = [20, 22, 23, 24, 25, 26]
  const { pages } = await printed(
    steps
      .map((n) => `# Passo ${n}\n\n${'Linha.\n\n'.repeat(n)}## Título ${n}\n\n${PARAGRAPH.repeat(3)}\n`)
      .join('\n'),
  )
  for (const lines of steps) {
    const page = pages.slice(3).find((text) => text.includes(`Título ${lines}`))
    expect(page, `${lines} lines before`).toContain(`Título ${lines} Ação, coração`)
  }
})

test('a comment carries the number of its words, and stands beside the essay', async () => {
  const { pages } = await printed(
    '# Um\n\n```redacao\nA rua fala, e a casa cala.\n```\n\n```margem\nA rua | C1: sujeito.\na casa | C4: par.\n```\n\nDepois.\n',
  )
  expect(pages[3]).toContain('1 A rua fala, e 2 a casa cala.')
  expect(pages[3]).toContain('1 C1: sujeito.')
  expect(pages[3]).toContain('2 C4: par.')
})

test('a diagram says its words, and the empty sheet has its thirty lines', async () => {
  const { pages, roles } = await printed(
    '# Um\n\n```diagrama proposta\nAgente | Quem? | as prefeituras\nAção | O quê? | abrir creches\n```\n\n```folha\n```\n',
  )
  expect(pages[3]).toContain('as prefeituras')
  expect(roles[3]).toContain('Figure')
  expect(pages[4]).toMatch(/FOLHA DE REDAÇÃO 1 2 3 .*28 29 30/)
})

test('a short box is never torn', async () => {
  const steps = [19, 21, 22, 23, 24, 25]
  const box = (n: number) =>
    `> [!EXEMPLO] Inteiro ${n}\n> Primeira parte.\n>\n> Segunda parte.\n>\n> Terceira parte ${n}.\n`
  const { pages } = await printed(
    steps.map((n) => `# Passo ${n}\n\n${'Linha.\n\n'.repeat(n)}${box(n)}`).join('\n'),
  )
  for (const lines of steps) {
    const page = pages.find((text) => text.includes(`Exemplo · Inteiro ${lines}`))
    expect(page, `${lines} lines before`).toContain(`Terceira parte ${lines}.`)
  }
})

test.each([
  [10, 12, 10],
  [10, 10, 10],
  [10, 9, 8],
  [10, 8, 8],
  [10, 2, 2],
  [10, 1, 0],
  [10, 0, 0],
  [3, 2, 0],
  [2, 1, 0],
  [4, 3, 2],
  [4, 2, 2],
])('of %i lines with room for %i, %i stay, so that no page holds a single one', (lines, fitting, kept) => {
  expect(fitting >= lines ? lines : linesToKeep(lines, fitting)).toBe(kept)
})

test('a character that the fonts lack is refused with file and line', async () => {
  await expect(typesetBooklet(`${HEAD}# Um\n\nOi 🎉\n`, 'amostra.md')).rejects.toThrow(
    'amostra.md:8: the fonts lack "🎉" (U+1F389)',
  )
})

test('text before the first chapter is refused', async () => {
  await expect(typesetBooklet(`${HEAD}\nSolto.\n`, 'amostra.md')).rejects.toThrow(
    'text before the first chapter',
  )
})
