/** Agreement, sentences that stop or run on, sound-alikes, endings, crase by its place: for each a slip and right ones. */
import { expect, test } from 'vitest'
import { testCorrector } from '#tests/support/corrector.ts'
import { analyse } from '../analysis.ts'
import type { MarkKind } from '../kinds.ts'

function marked(text: string, kind: MarkKind): string[] {
  return analyse({ text, theme: '', motivating: [] }, testCorrector())
    .findings.filter((finding) => finding.kind === kind)
    .map(({ start, end, better }) => `${text.slice(start, end)}${better ? ` → ${better}` : ''}`)
}

test.each<[MarkKind, string, string[]]>([
  // "que" takes up a plural
  ['agreement-verbal', 'O debate ajuda aqueles que tem medo de falar.', ['tem → têm']],
  ['agreement-verbal', 'O governo apoia projetos que promove a leitura.', ['promove → promovem']],
  ['agreement-verbal', 'O governo apoia projetos que incentivam a leitura.', []],
  ['agreement-verbal', 'Esse é um dos projetos que incentiva a leitura.', []],
  ['agreement-verbal', 'É com esses projetos que vem a mudança.', []],
  ['agreement-verbal', 'A escola conhece os riscos que corre.', []],
  // a subject behind its verb
  ['agreement-nominal', 'Na obra, é retratado a vida dos pescadores.', ['retratado → retratada']],
  ['agreement-nominal', 'Para isso, devem ser tomada medidas.', ['tomada → tomadas']],
  ['agreement-nominal', 'Na obra, é retratada a vida dos pescadores.', []],
  ['agreement-nominal', 'O autor foi considerado uma referência.', []],
  ['agreement-nominal', 'É proibido a criança sair.', []],
  ['agreement-nominal', 'Assim, fica claro a importância da leitura.', ['claro']],
  ['agreement-nominal', 'Assim, fica clara a importância da leitura.', []],
  ['agreement-nominal', 'É necessário o governo agir.', []],
  ['agreement-nominal', 'É necessário coragem.', []],
  ['agreement-verbal', 'Leis evitam que ocorra abusos contra os alunos.', ['ocorra → ocorram']],
  ['agreement-verbal', 'Leis evitam que ocorra um abuso contra os alunos.', []],
  ['agreement-verbal', 'Esse abuso ocorre vezes demais.', []],
  ['agreement-verbal', 'O abuso ainda ocorre na escola.', []],
  // what is said of a subject, two subjects, infinitives
  ['agreement-nominal', 'A pena para esse tipo de crime é previsto em lei.', ['previsto']],
  ['agreement-nominal', 'A pena para esse tipo de crime é prevista em lei.', []],
  ['agreement-nominal', 'O problema de quem lê pouco é a pressa.', []],
  ['agreement-nominal', 'As pessoas são, em geral, abertas ao diálogo.', []],
  ['agreement-verbal', 'A pobreza e a falta de livros tem causado atraso.', ['tem → têm']],
  ['agreement-verbal', 'A pobreza e a falta de livros têm causado atraso.', []],
  ['agreement-verbal', 'A falta de escola e livros tem causado atraso.', []],
  ['agreement-verbal', 'A pobreza cresce, e a falta de livros tem causado atraso.', []],
  // forms at odds
  ['agreement-nominal', 'Os livros mais velhos são usado na escola.', ['usado']],
  ['agreement-nominal', 'A obra já foi compradas por todos.', ['compradas']],
  ['agreement-nominal', 'Os livros mais velhos são usados na escola, resultado de doações.', []],
  ['agreement-nominal', 'Todos devem está bem informados.', []],
  ['agreement-nominal', 'Convém tornar obrigatório a leitura.', ['obrigatório']],
  ['agreement-nominal', 'Convém tornar obrigatória a leitura e deixar claro que ela importa.', []],
  ['agreement-verbal', 'Muitas vezes os jovens não tem livros.', ['tem → têm']],
  ['agreement-verbal', 'Nem todos tem livros.', ['tem → têm']],
  ['agreement-verbal', 'Todos os jovens têm livros, e o amigo de muitos tem dois.', []],
  ['agreement-verbal', 'Uma das escolas tem livros. Todos os dias a escola tem leitores.', []],
  ['verb-form', 'Somente assim os alunos aprenderam mais.', ['aprenderam → aprenderão']],
  ['verb-form', 'As escolas deveram oferecer livros.', ['deveram → deverão']],
  ['verb-form', 'Os alunos precisão de livros.', ['precisão → precisam']],
  ['verb-form', 'A precisão de seus textos é grande. Assim os alunos leram mais.', []],
  ['verb-form', 'Os livros precisam serem lidos.', ['serem → ser']],
  ['verb-form', 'Os livros tendem a ficarem velhos.', ['ficarem → ficar']],
  ['verb-form', 'Os livros precisam ser lidos.', []],
  ['verb-form', 'A escola luta para os livros serem lidos.', []],
  ['verb-form', 'Se os alunos puderem ler, a escola ganha.', []],
])('agreement: %s in %j', (kind, text, expected) => {
  expect(marked(text, kind)).toEqual(expected)
})

test.each<[MarkKind, string, string[]]>([
  ['fragment', 'A leitura caiu. Visto que, os livros são caros.', ['Visto que, os']],
  ['fragment', 'A leitura caiu. De modo que a escola precisa reagir.', ['De modo que']],
  ['fragment', 'A leitura caiu. O que preocupa as famílias do bairro.', ['O que preocupa']],
  ['fragment', 'A leitura caiu. Que agrada a poucos leitores hoje.', ['Que agrada a']],
  ['fragment', 'A leitura caiu. Porque os livros são caros demais.', ['Porque os livros']],
  ['fragment', 'A leitura caiu. Visto que os livros são caros, a escola deve emprestá-los.', []],
  ['fragment', 'A leitura caiu. Para que isso mude, a escola e o bairro devem emprestar livros.', []],
  ['fragment', 'A leitura caiu. O que preocupa as famílias é o preço.', []],
  ['fragment', 'A leitura caiu. Que saibamos ler sempre mais e melhor.', []],
  ['fragment', 'Por que a leitura caiu? Porque os livros são caros demais.', []],
  ['fragment', 'A leitura caiu muito neste ano Assim, a escola perde leitores.', ['ano Assim']],
  ['fragment', 'A leitura caiu muito neste ano. Assim, a escola perde leitores.', []],
  ['fragment', 'O poeta disse que "ler liberta" Nesse sentido, a escola ensina.', ['Nesse']],
  ['fragment', 'O poeta disse que "ler liberta." Nesse sentido, a escola ensina.', []],
  ['fragment', 'O público já conhece o filme A Chegada e o livro Assim Falava.', []],
  ['fragment', 'A leitura caiu no ano em que Ela publicou o livro.', []],
  [
    'comma-stray',
    'A leitura caiu muito nas escolas do país, esse problema preocupa as famílias.',
    [', esse'],
  ],
  ['comma-stray', 'Quando a leitura caiu nas escolas do país, esse problema preocupou as famílias.', []],
  ['comma-stray', 'A leitura caiu muito nas escolas, porém, isso mudou.', []],
  ['comma-stray', 'Nas escolas mais distantes do centro do país, esse problema preocupa.', []],
])('sentences: %s in %j', (kind, text, expected) => {
  expect(marked(text, kind)).toEqual(expected)
})

test.each<[MarkKind, string, string[]]>([
  ['accent', 'Sob está ótica, ler liberta.', ['está → esta']],
  ['accent', 'Conquanto está crise assuste, ler liberta.', ['está → esta']],
  ['accent', 'Sob esta ótica, ler liberta. A escola está pronta. Por estar doente, faltou.', []],
  ['verb-form', 'Dessa forma, tornasse urgente ler.', ['tornasse → torna-se']],
  ['verb-form', 'Se a leitura se tornasse urgente, todos leriam. Tivesse lido, saberia.', []],
  ['verb-form', 'Os leitores veem perdendo a paciência.', ['veem → vêm']],
  ['verb-form', 'Os leitores veem o livro. Os leitores vêm perdendo a paciência.', []],
  ['expression', 'Muitos leem sem preocupar com o sentido.', ['sem preocupar → sem se preocupar']],
  ['expression', 'Todos querem falar sem julgado por isso.', ['sem julgado → sem ser julgado']],
  ['expression', 'Todos querem falar sem julgados.', ['sem julgados → sem ser julgados']],
  ['expression', 'Muitos leem sem preocupar os pais, sem sentido e sem cuidado.', []],
  ['mas-mais', 'Mas de mil alunos leram.', ['Mas → mais']],
  ['mas-mais', 'Mas de 2020 em diante nada mudou. Mais de mil alunos leram.', []],
  ['mas-mais', 'Ele lê, mais na escola ninguém sabe.', ['mais → mas']],
  ['mas-mais', 'Quanto mais ele lê, mais ele sabe.', []],
  ['mal-mau', 'Há pessoas má intencionadas.', ['má intencionadas → mal intencionadas']],
  ['mal-mau', 'A mal distribuição de livros persiste.', ['mal distribuição → má distribuição']],
  ['mal-mau', 'A má distribuição persiste. As pessoas mal informadas leem pouco. O mal existe.', []],
  ['accent', 'Se todos nos fizermos silêncio, lemos.', ['nos → nós']],
  ['accent', 'Todos nos ouviram. Todos nós lemos. Assim, nos vemos no livro.', []],
  ['accent', 'O hábito da leitura e de suma importância para o jovem.', ['e → é']],
  ['accent', 'O hábito de ler é útil e de suma importância para o jovem.', []],
])('sound-alikes: %s in %j', (kind, text, expected) => {
  expect(marked(text, kind)).toEqual(expected)
})

test.each<[MarkKind, string, string[]]>([
  ['accent', 'É preciso ajuda-los a ler.', ['ajuda-los → ajudá-los']],
  ['accent', 'Para encontrar-las e vence-la, leia.', ['encontrar-las → encontrá-las', 'vence-la → vencê-la']],
  ['accent', 'Convém extinguí-la.', ['extinguí-la → extingui-la']],
  ['accent', 'Convém construí-la, ouvi-lo, ajudá-los e pô-los a ler.', []],
  ['accent', 'Um hábito que contribuí para o saber.', ['contribuí → contribui']],
  ['accent', 'Eu contribuí para o saber, e isso contribui para todos.', []],
  ['accent', 'A lei quer impôr uma idéia heróica.', ['impôr → impor', 'idéia → ideia', 'heróica → heroica']],
  ['accent', 'O herói constrói papéis e hotéis, e o autor quer pôr fim a isso.', []],
  ['spelling', "As ONG's ajudam.", ["ONG's → ONGs"]],
  ['spelling', 'As ONGs ajudam.', []],
  ['accent', 'A escola dos meus país fica longe.', ['país → pais']],
  ['accent', 'O Pais inteiro lê. Os pais leem. Este país lê.', ['Pais → País']],
  ['accent', 'É uma atitude seria, más em todo lugar se vê.', ['seria → séria', 'más → mas']],
  ['accent', 'Isso seria, em tese, bom. As más leituras cansam.', []],
])('endings: %s in %j', (kind, text, expected) => {
  expect(marked(text, kind)).toEqual(expected)
})

test.each<[MarkKind, string, string[]]>([
  ['crase-extra', 'É preciso à compreensão dos pais, e existirá à dificuldade de ler.', ['à → a', 'à → a']],
  ['crase-extra', 'A leitura é essencial à vida e inferior à de outros países. A luz dessa rua é fraca.', []],
  [
    'crase-missing',
    'O leitor fica a margem do país. A luz dessa lógica, falta apoio.',
    ['a margem do → à margem do', 'A luz dessa → à luz dessa'],
  ],
  ['crase-extra', 'O livro narra à história de um rei.', ['à → a']],
  ['crase-extra', 'Fora da ficção, à sociedade brasileira enfrenta desafios.', ['à → a']],
  ['crase-extra', 'Jovens de 13 à 17 anos leem pouco, e a lei que às protege falha.', ['à → a', 'às → as']],
  ['crase-extra', 'Pensa-se à longo prazo.', ['à → a']],
  ['crase-extra', 'À sociedade cabe agir. À noite, a escola fecha. Isso causa às famílias um dano.', []],
  ['crase-extra', 'A escola pertence à cidade e vai de segunda à sexta.', []],
  ['crase-missing', 'Isso traz riscos a saúde e danos graves a população.', ['a → à', 'a → à']],
  ['crase-missing', 'São livros que as vezes cansam.', ['as vezes → às vezes']],
  ['crase-missing', 'É de grande importância a leitura. Usa como proteção a liberdade.', []],
  ['crase-missing', 'Foram três as vezes que leu. Isso põe em risco a saúde.', []],
  ['expression', 'Em contra partida, ler liberta.', ['Em contra partida → em contrapartida']],
  [
    'expression',
    'Com tudo a escola resiste. Por tanto é preciso ler.',
    ['Com tudo → contudo', 'Por tanto → portanto'],
  ],
  ['expression', 'Com tudo isso, a escola resiste. Por tanto tempo se leu. Chegou no fim.', []],
  ['expression', 'Os alunos chegaram na conclusão de que ler ajuda.', ['na → à']],
  ['expression', 'Isso pode ocasionar em atraso.', ['ocasionar em → ocasionar']],
  ['onde', 'Foi a Segunda Guerra Mundial, onde tudo parou.', ['onde → em que']],
  ['onde', 'O governo criou o programa "Ler Mais", onde o aluno lê.', ['onde → em que']],
  ['onde', 'Fica no Rio de Janeiro, onde se lê. Visitou o museu "Casa", onde leu.', []],
])('crase and usage: %s in %j', (kind, text, expected) => {
  expect(marked(text, kind)).toEqual(expected)
})

test.each<[MarkKind, string, string[]]>([
  // "e" for "é"
  ['accent', 'O aluno lê pouco em casa e preciso que a escola ajude.', ['e → é']],
  ['accent', 'Faltam livros. E preciso uma mudança nas escolas.', ['E → é']],
  ['accent', 'Os livros são caros, e dever do governo agir.', ['e → é']],
  ['accent', 'O aluno lê pouco, e por isso que escreve mal.', ['e → é']],
  ['accent', 'Ler é útil e necessário que se faça. Ler é direito de todos e dever do Estado.', []],
  ['accent', 'O aluno lê pouco, e por isso a escola ajuda.', []],
  ['accent', 'Papel da família e dever do Estado, a leitura precisa de apoio.', []],
  // "o mesmo" for a noun
  ['mesmo-pronoun', 'Vale lembrar que os mesmos muitas vezes leem pouco.', ['os mesmos']],
  ['mesmo-pronoun', 'A escola ouve a aluna pelo bem da mesma e de seus colegas.', ['da mesma']],
  ['mesmo-pronoun', 'O professor dá aula, além do mesmo ter que corrigir textos.', ['do mesmo']],
  ['mesmo-pronoun', 'O mesmo acontece na escola, no mesmo ritmo e com os mesmos livros.', []],
  ['mesmo-pronoun', 'A turma leu o mesmo livro e cometeu o mesmo erro.', []],
  // sentences that are none
  ['fragment', 'Os livros têm muitos usos. Como estudo, lazer e descanso na escola.', ['Como estudo, lazer']],
  [
    'fragment',
    'O preço afasta os leitores. Sendo muito comum entre jovens e crianças.',
    ['Sendo muito comum'],
  ],
  ['fragment', 'O preço afasta leitores. Com foco nos livros e na escola do bairro.', ['Com foco nos']],
  ['fragment', 'O estudo da bioética, disciplina antiga, debate sobre a ciência e a vida.', []],
  ['fragment', 'A leitura e importante para os jovens da escola.', []],
  [
    'fragment',
    'Diz a lei que “o poder emana do povo...”, evidenciando a importância de ler sobre política.',
    [],
  ],
  ['fragment', 'Pela falta de médicos em sua cidade morrem por conta da doença e da fome.', []],
])('small words, fragments: %s in %j', (kind, text, expected) => {
  expect(marked(text, kind)).toEqual(expected)
})

test.each<[string, string[]]>([
  [
    'As redes espalham notícias falsas por todo o país, Logo, é preciso que a escola ensine a ler.',
    [', Logo'],
  ],
  [
    'As escolas do bairro não recebem livros há muitos anos, além disso o governo deve comprar mais.',
    [', além'],
  ],
  ['As escolas do bairro, além disso, não recebem livros há muitos anos.', []],
])('a stop that misses: %j', (text, expected) => {
  expect(marked(text, 'comma-stray')).toEqual(expected)
})
