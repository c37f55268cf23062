/** What is marked from the sentence's tree: both sides of each class. */
import { expect, test } from 'vitest'
import { testCorrector } from '#tests/support/corrector.ts'
import { analyse } from '../analysis.ts'
import type { MarkKind } from '../kinds.ts'

function marked(text: string, kind: MarkKind): string[] {
  return analyse({ text, theme: '', motivating: [] }, testCorrector())
    .findings.filter((finding) => finding.kind === kind)
    .map(({ start, end, better }) => `${text.slice(start, end)}${better ? ` → ${better}` : ''}`)
}

test.each<[string, string[]]>([
  ['O acesso dos jovens aos livros, depende da escola.', ['livros, depende']],
  ['Nesse contexto, as famílias que vivem longe das bibliotecas, não conseguem ler.', ['bibliotecas, não']],
  ['É preciso que a escola do bairro, promova a leitura.', ['bairro, promova']],
  ['O preço do livro, a distância e a falta de tempo, prejudicam a leitura.', ['tempo, prejudicam']],
  ['O acesso dos jovens aos livros depende da escola.', []],
  ['A leitura, hábito de poucos no país, depende da escola.', []],
  ['A culpa da escola, é claro, recai sobre o governo.', []],
  ['Todos os alunos do país, não importa a idade, têm direito ao livro.', []],
  ['A obra do centro, imposta sem debate, deixou marcas.', []],
  ['Isso posto, é preciso agir.', []],
  ['São Paulo tinha mil salas; o Acre, sete.', []],
  ['Se algo na redação ou na correção incomodar, denuncie.', []],
  ['A proposta completa vale mais; a segunda, se houver espaço, atende ao outro argumento.', []],
  ['Os jovens que leem, escrevem e debatem aprendem mais.', []],
  ['O trabalhador que acorda cedo, pega três ônibus e volta tarde não tem tempo para ler.', []],
  ['Os jovens que leem na escola, escrevem melhor.', ['escola, escrevem']],
  ['Ademais, é preciso agir.', []],
  ['Segundo Ana Souza, uma professora de português, é preciso ler em voz alta.', []],
  ['“O hábito da leitura, depende da escola”, disse a autora.', []],
])('comma between subject and verb: %s', (text, expected) => {
  expect(marked(text, 'comma-subject-verb')).toEqual(expected)
})

test.each<[string, string[]]>([
  ['O uso constante dos aparelhos em sala prejudicam a leitura.', ['prejudicam → prejudica']],
  ['As obras da biblioteca municipal não chega aos alunos.', ['chega → chegam']],
  ['É urgente que as bibliotecas públicas do bairro receba mais livros.', ['receba → recebam']],
  ['O uso constante dos aparelhos em sala prejudica a leitura.', []],
  ['A maioria dos alunos leem pouco.', []],
  ['Que trabalho, que saúde e que convivência esperam por quem chega lá.', []],
  ['A cidade, a escola e os sites é que precisam mudar.', []],
  ['O jovem cujos pais leem ganha repertório.', []],
  ['Os alunos cujo pai trabalha à noite estudam sozinhos.', []],
  ['A escola e a família precisam agir.', []],
  ['O maior problema da escola são as filas.', []],
  ['A falta de leis para que passem a ler é grave.', []],
  ['O livro é bom, ainda que poucos alunos o saibam.', []],
  ['Nem sempre as escolas que há no bairro têm livros.', []],
])('verb in the number of its subject: %s', (text, expected) => {
  expect(marked(text, 'agreement-verbal')).toEqual(expected)
})

test.each<[string, string[]]>([
  ['Na escola eles têm os primeiros conhecimento sobre leitura.', ['os primeiros conhecimento']],
  ['Elas costumam apresentar problemas psicológico.', ['problemas psicológico']],
  ['Esse hábitos antigos somem.', ['Esse hábitos']],
  ['O governo deve garantir os recursos da escola.', []],
  ['Uma linha dessas anula as outras vinte e nove, e todas cabem nestas vinte.', []],
  ['A calma e a paz necessárias à leitura faltam.', []],
  ['Faltam políticas público-privadas e um dos mais belos livros.', []],
])('number inside a noun phrase: %s', (text, expected) => {
  expect(marked(text, 'agreement-nominal')).toEqual(expected)
})

test('a place is told once: the slip of a letter goes before what a tree makes of it', () => {
  const findings = analyse(
    { text: 'Os alunos do pais lê pouco.', theme: '', motivating: [] },
    testCorrector(),
  ).findings
  expect(findings.map(({ kind }) => kind)).toContain('accent')
  expect(findings.filter(({ kind }) => kind === 'agreement-verbal')).toHaveLength(1)
})

test.each<[string, string[]]>([
  ['Conclui-se que, os jovens do interior leem pouco.', ['que,']],
  ['As pesquisas mostram, que a leitura caiu no país.', [', que']],
  ['A escola, assim como, a família deve agir.', ['como,']],
  ['Conclui-se que os jovens do interior leem pouco.', []],
  ['Conclui-se que, ao ler, os jovens aprendem.', []],
  ['As pesquisas, que mostram isso, são novas.', []],
  ['O aumento vem da maneira de perguntar, que mudou de um ano para o outro.', []],
])('comma between a clause and what opens it or asks for it: %s', (text, expected) => {
  expect(marked(text, 'comma-stray')).toEqual(expected)
})

test.each<[MarkKind, string, string[]]>([
  ['crase-missing', 'Poucos têm acesso a rede de esgoto.', ['a → à']],
  ['crase-missing', 'A nota decide o acesso a moradia, viagem e trabalho.', []],
  ['crase-missing', 'Isso se deve ao combate a transfobia no país.', ['a → à']],
  ['crase-missing', 'Poucos têm acesso à rede de esgoto, e muitos a redes sociais.', []],
  ['crase-missing', 'A esse respeito a lei se cala.', []],
  ['expression', 'No que tange os direitos humanos, falta muito.', ['os → aos']],
  ['expression', 'No que tange aos direitos humanos, falta muito.', []],
  ['comma-around-connective', 'Muitos morrem cedo segundo dados do instituto.', ['cedo segundo dados']],
  ['comma-around-connective', 'Muitos agem segundo a lei.', []],
  ['comma-after-connective', 'Assim cabe ao Estado agir.', ['Assim']],
  ['comma-after-connective', 'Assim nasce um leitor.', []],
  ['agreement-nominal', 'A regra vale para todos as pessoas.', ['todos as → todas as']],
  ['agreement-nominal', 'A regra vale para todas as pessoas.', []],
  ['porque', 'Eles ficam, por que não conseguem sair.', ['por que → porque']],
  ['porque', 'Há um motivo, por que razão ele saiu?', []],
  ['porque', 'Decida o que afirmar, por que acontece, como provar.', []],
])('%s, by the tags: %s', (kind, text, expected) => {
  expect(marked(text, kind)).toEqual(expected)
})
