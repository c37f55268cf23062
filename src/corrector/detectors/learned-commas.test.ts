/** Commas told by what writers do (decision 0297): of each shape a wrong sentence that is marked, and right ones that are not. */
import { expect, test } from 'vitest'
import { testCorrector } from '#tests/support/corrector.ts'
import { analyse } from '../analysis.ts'

function commaMarks(text: string): string[] {
  return analyse({ text, theme: '', motivating: [] }, testCorrector())
    .findings.filter(({ kind }) => kind.startsWith('comma-'))
    .map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`)
}

test.each<[string, string[]]>([
  ['Fora das telas a realidade dos leitores não é diferente.', ['comma-after-adjunct: telas a']],
  ['Diante de tal exposto é inegável que a leitura precisa de apoio.', ['comma-after-adjunct: exposto é']],
  ['Conforme a Agência Nacional do Livro o número de leitores caiu.', ['comma-after-adjunct: Livro o']],
  ['Nesse caso, as famílias leem mais.', []],
  ['Só assim o país terá mais leitores.', []],
  ['Na escola do bairro há livros para todos.', []],
  ['Em que ponto do caminho o leitor desistiu?', []],
  [
    'Segundo a Agência Nacional do Livro cerca de dois terços dos alunos leem pouco.',
    ['comma-after-adjunct: Livro cerca'],
  ],
  ['Os livros são caros. Logo é inadmissível que tal cenário continue.', ['comma-after-adjunct: Logo é']],
  ['Os livros são caros. Logo vieram as bibliotecas.', []],
])('what opens a sentence: %s', (text, expected) => {
  expect(commaMarks(text)).toEqual(expected)
})

test.each<[string, string[]]>([
  ['Percebe-se, então a necessidade de mais livros nas escolas.', ['comma-around-connective: então a']],
  [
    'Quase um século depois, mais da metade dos brasileiros afirma não ter lido sequer uma obra nos últimos meses, segundo a pesquisa.',
    [],
  ],
  ['Eles não tinham internet e a mãe é analfabeta, então a criança não tinha como estudar.', []],
  [
    'Os livros são caros, por conseguinte as bibliotecas são necessárias.',
    ['comma-around-connective: conseguinte as'],
  ],
  [
    'Uma pesquisa do instituto, realizada em 2019 afirma que poucos leem.',
    ['comma-around-connective: 2019 afirma'],
  ],
  ['Convém ressaltar de início, que a leitura forma o cidadão.', ['comma-around-connective: ressaltar de']],
  ['Espera-se com isso, que a leitura cresça no país.', ['comma-around-connective: Espera-se com']],
  [
    'O governo federal por intermédio das escolas deve distribuir livros.',
    ['comma-around-connective: federal por intermédio das escolas deve'],
  ],
  ['Os livros são caros, ou seja poucos os compram.', ['comma-around-connective: ou seja']],
  ['É necessário, portanto que o livro seja barato.', ['comma-around-connective: portanto que']],
  ['O romance “Utopia” de Thomas More mostra uma ilha feliz.', ['comma-around-connective: More mostra']],
  ['Os livros são caros; além disso, as bibliotecas fecham cedo.', []],
  ['Uma pesquisa do instituto, realizada em 2019, afirma que poucos leem.', []],
  ['O leitor sem tempo, sem dinheiro ou sem escola compra menos livros.', []],
  ['O governo federal e as escolas devem distribuir livros.', []],
])('what is put in: %s', (text, expected) => {
  expect(commaMarks(text)).toEqual(expected)
})

test.each<[string, string[]]>([
  ['Toda criança merece livros novos seja ela rica ou pobre.', ['comma-before-clause: novos seja']],
  ['Faltam poemas, contos e crônicas entre outros.', ['comma-before-clause: crônicas entre outros']],
  [
    'O preço dos livros aumentou muito neste ano afastando os leitores mais pobres.',
    ['comma-before-clause: ano afastando'],
  ],
  [
    'Mesmo que a biblioteca do bairro seja pequena os alunos gostam de estudar lá.',
    ['comma-after-adjunct: pequena os'],
  ],
  ['Faltam livros nas escolas do bairro gerando filas.', ['comma-before-clause: bairro gerando']],
  [
    'O autor é o sociólogo polonês Zygmunt Bauman que criticava a pressa.',
    ['comma-before-clause: Bauman que'],
  ],
  ['O livro é chamado de “refúgio do leitor” ou seja é um abrigo.', ['comma-before-clause: leitor” ou seja']],
  ['O acervo é de livros raros o que representa um desafio.', ['comma-before-clause: raros o que']],
  ['Os alunos leem livros que geram debates.', []],
  [
    'Outrossim, a má gestão pública do atual governo já vinha resultando na piora dos índices da insegurança alimentar no Brasil.',
    [],
  ],
  ['O acervo é raro, o que representa um desafio.', []],
  ['É preciso que a leitura seja um direito.', []],
  ['A família lê pouco, seja por cansaço, seja por falta de tempo.', []],
  ['Os alunos passam a tarde lendo contos.', []],
  ['O professor vê jovens tendo aulas na rua.', []],
])('what is hung on: %s', (text, expected) => {
  expect(commaMarks(text)).toEqual(expected)
})

test.each<[string, string[]]>([
  [
    'Tal cenário de abandono nas bibliotecas públicas, prejudica os leitores mais pobres.',
    ['comma-subject-verb: públicas, prejudica'],
  ],
  ['Portanto, cabe ao Ministério da Cultura, criar bibliotecas.', ['comma-stray: Cultura, criar']],
  ['Os alunos leem textos como, crônicas e poemas.', ['comma-stray: como,']],
  ['Apesar, de ler muito, o aluno escreve pouco.', ['comma-stray: Apesar, de']],
  ['Convém lembrar que, não há leitura sem livros.', ['comma-stray: que,']],
  ['Os alunos leram um artigo sobre, o preço dos livros.', ['comma-stray: sobre, o']],
  ['Em primeiro lugar, é preciso destacar, que poucos leem.', ['comma-stray: , que']],
  ['Isso, ocorre devido à falta de livros.', ['comma-subject-verb: Isso, ocorre']],
  ['Um exemplo disso, é a biblioteca do bairro.', ['comma-subject-verb: disso, é']],
  ['É indubitável que leitores com deficiência, são esquecidos.', ['comma-subject-verb: deficiência, são']],
  ['Ler livros de outros países, é importante para todos.', ['comma-subject-verb: países, é']],
  ['Tanto a escola quanto a família, devem incentivar a leitura.', ['comma-subject-verb: família, devem']],
  ['É necessário também, que o governo compre livros.', ['comma-stray: também, que']],
  ['Os livros são caros, haja vista, que faltam leitores.', ['comma-stray: vista, que']],
  ['É válido ressaltar, a dificuldade de alunos que não têm livros.', ['comma-stray: ressaltar, a']],
  ['Como disse o sociólogo, Zygmunt Bauman, tudo é líquido.', ['comma-stray: sociólogo, Zygmunt']],
  ['Segundo, o filósofo Sêneca, ler liberta.', ['comma-stray: Segundo, o']],
  ['Ler, é claro, ajuda. Ler muito, é verdade, cansa.', []],
  ['Há dois motivos. Primeiro, o preço. Segundo, o tempo.', []],
  ['Espera-se, dessa forma, que o aluno leia mais.', []],
  ['A pesquisa no Brasil mostrou, pela primeira vez, que quem não lê é maioria.', []],
  ['A leitura é algo normal, que deve ser ensinado.', []],
  ['O presidente do clube, João Silva, lê muito.', []],
  ['Tal cenário prejudica os leitores mais pobres.', []],
  ['Cabe ao Ministério da Cultura, órgão do governo, criar bibliotecas.', []],
  ['Conclui-se que, muitas vezes, o livro é caro.', []],
  ['A leitura, a escrita e a fala mudam o aluno.', []],
  ['O trabalhador que acorda cedo, pega dois ônibus e volta tarde lê pouco.', []],
])('what is parted: %s', (text, expected) => {
  expect(commaMarks(text)).toEqual(expected)
})
