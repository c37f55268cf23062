/** Commas that miss, commas that part, and sentences that are none, told from the tags: both sides of each class. */
import { expect, test } from 'vitest'
import { testCorrector } from '#tests/support/corrector.ts'
import { analyse } from '../analysis.ts'
import type { MarkKind } from '../kinds.ts'

function marked(text: string, kind: MarkKind): string[] {
  return analyse({ text, theme: '', motivating: [] }, testCorrector())
    .findings.filter((finding) => finding.kind === kind)
    .map(({ start, end }) => text.slice(start, end))
}

test.each<[string, string[]]>([
  ['De acordo com o filósofo Aristóteles o homem vive em sociedade.', ['Aristóteles o']],
  ['Para combater essa falta de leitores é necessário abrir bibliotecas.', ['leitores é']],
  ['Quando a biblioteca do bairro está fechada os alunos leem menos.', ['fechada os']],
  ['Ao longo da história a mulher foi vista como frágil.', ['história a']],
  ['Segundo Platão “a leitura é o alimento do espírito”.', ['Platão “']],
  ['No filme “Utopia” a personagem lê escondida.', ['Utopia” a']],
  ['A obra “Utopia” escrita por Thomas More, mostra uma ilha.', ['Utopia” escrita']],
  ['De acordo com o filósofo Aristóteles, o homem vive em sociedade.', []],
  ['Ao Ministério da Educação cabe, ainda, abrir bibliotecas.', []],
  ['Entre o plano e o resultado há o tempo.', []],
  ['Até quantas linhas manuscritas o texto é considerado curto?', []],
  ['Nas aulas dos cursos é parecido.', []],
  ['Segundo o livro “Utopia”, a ilha é feliz.', []],
  ['Quando a escola do bairro abre, os alunos leem mais.', []],
])('what opens a sentence: %s', (text, expected) => {
  expect(marked(text, 'comma-after-adjunct')).toEqual(expected)
})

test.each<[string, string[]]>([
  ['Faltam livros, como por exemplo os de ciência.', ['como por exemplo os']],
  ['O preço subiu, gerando assim filas nas livrarias.', ['gerando assim filas']],
  ['O preço caiu e consequentemente a leitura cresceu.', ['e consequentemente']],
  ['Sabe-se que dessa forma, a leitura cresce.', ['que dessa forma']],
  ['O governo juntamente com as escolas deve agir.', ['governo juntamente com as escolas deve']],
  ['O governo, em parceria com as escolas deve agir.', ['escolas deve']],
  ['Cabe à escola, em parceria com as famílias criar oficinas.', ['famílias criar']],
  ['A lei prevê em seu artigo quinto, o direito à leitura.', ['prevê em']],
  ['O governo brasileiro por sua vez pouco faz.', ['brasileiro por sua vez']],
  ['Muitos leem pouco na infância segundo o IBGE.', ['infância segundo o']],
  ['Depreende-se, portanto a urgência da leitura.', ['portanto a']],
  ['Faltam livros, por exemplo, os de ciência.', []],
  ['O preço subiu, gerando, assim, filas nas livrarias.', []],
  ['A segunda reserva está caindo assim como as outras.', []],
  ['O governo, em parceria com as escolas, deve agir.', []],
  ['A lei prevê o direito à leitura, à escola e ao lazer.', []],
  ['Registro próximo, como a carta pede, sem sair da norma.', []],
  ['O papel do governo na escola e na rua muda.', []],
  ['Muitos agem de acordo com a lei.', []],
])('what is put in: %s', (text, expected) => {
  expect(marked(text, 'comma-around-connective')).toEqual(expected)
})

test.each<[string, string[]]>([
  ['O preço do livro subiu na capital causando filas.', ['capital causando']],
  ['As bibliotecas fecham aos sábados o que dificulta a leitura.', ['sábados o que']],
  ['A ideia vem do sociólogo Zygmunt Bauman que descreve laços frágeis.', ['Bauman que']],
  ['Ler pouco prejudica a atenção além de afetar o sono.', ['atenção além de']],
  ['O problema não está no livro e sim no preço.', ['livro e sim']],
  ['A leitura afeta não só o aluno mas também a família.', ['aluno mas também']],
  ['Leem pouco naquele bairro sendo que o livro custa caro.', ['bairro sendo que']],
  ['A escola recebe os alunos os quais moram longe.', ['alunos os quais']],
  ['O preço do livro subiu na capital, causando filas.', []],
  ['É preciso explicar ao aluno o que falta.', []],
  ['O país que queremos lê mais. O Brasil foi além do esperado.', []],
  ['A região o qual sofre mais é pobre.', []],
  ['Os jovens contribuindo para o debate são poucos.', []],
  ['Ele lê sempre tendo em vista a prova.', []],
])('what is hung on: %s', (text, expected) => {
  expect(marked(text, 'comma-before-clause')).toEqual(expected)
})

test.each<[string, string[]]>([
  ['A leitura caiu muito, Nesse contexto a escola falha.', [', Nesse']],
  ['Os impactos incluem, a perda de leitores.', ['incluem, a']],
  ['O livro é caro, mas, os alunos precisam dele.', ['mas, os']],
  ['É uma crise na qual, cada leitor perde.', ['qual, cada']],
  ['A leitura caiu muito, e Platão já o dizia.', []],
  ['Introdução apresenta, desenvolvimento prova, conclusão propõe.', []],
  ['O livro é caro, mas, em 2020, os alunos precisaram dele.', []],
  ['Conclui-se que, qualquer que seja o preço, o livro é um direito.', []],
  ['A notícia saiu, A FOME VOLTOU, e ninguém leu.', []],
])('what is parted: %s', (text, expected) => {
  expect(marked(text, 'comma-stray')).toEqual(expected)
})

test.each<[string, string[]]>([
  ['Estudar desde pequeno, é um direito.', ['pequeno, é']],
  ['O Instituto de Pesquisa do Livro (IPL), estabelece metas.', ['), estabelece']],
  ['Estudar desde pequeno é um direito.', []],
  ['Ao estudar desde pequeno, é possível mudar.', []],
  ['O Instituto do Livro (IPL), que mostra a queda, fechou.', []],
])('a subject and its verb: %s', (text, expected) => {
  expect(marked(text, 'comma-subject-verb')).toEqual(expected)
})

test.each<[string, string[]]>([
  ['O livro custa caro. Colocando em risco o futuro dos leitores.', ['Colocando em risco']],
  ['O governo deve agir. A fim de que todos tenham livros.', ['A fim de']],
  ['Faltam leitores. Uma queda sem fim nas escolas do país.', ['Uma queda sem']],
  ['Analisando os extremos, um Estado que controla tudo se tornaria frágil.', []],
  ['Para que a humanidade leia é preciso que haja livros.', []],
  ['Contudo, a leitura não agrada a todos.', []],
  ['A seca força o agricultor a sair da sua terra.', []],
  ['Com o objetivo de abrir salas é dever do Estado agir.', []],
])('sentences that are none: %s', (text, expected) => {
  expect(marked(text, 'fragment')).toEqual(expected)
})

test.each<[string, string[]]>([
  ['Esse estigma ligado à escola, é causado pela pressa.', ['escola, é']],
  ['Outro fator determinante, é que falta leitura.', ['determinante, é']],
  ['Um ano antes, eram poucos leitores. Toda semana, surge um livro.', []],
  ['Esse estigma, é claro, pesa muito.', []],
  ['O preço alto, causa da queda, caiu.', []],
])('a subject that opens its sentence and its verb: %s', (text, expected) => {
  expect(marked(text, 'comma-subject-verb')).toEqual(expected)
})

test.each<[string, string[]]>([
  ['Portanto é preciso ler.', ['Portanto']],
  ['No entanto no auge da crise houve leitores.', ['No entanto']],
  ['Assim como a escola, a família lê. Em seguida vem a prova.', []],
])('an opening that leads in whatever follows: %s', (text, expected) => {
  expect(marked(text, 'comma-after-connective')).toEqual(expected)
})
