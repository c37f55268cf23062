import { expect, test } from 'vitest'
import { testCorrector } from '#tests/support/corrector.ts'
import { analyse } from '../analysis.ts'
import type { MarkKind } from '../kinds.ts'

const language = testCorrector()

/** The marked words of one kind, each with what should stand there. */
function marked(text: string, kind: MarkKind): string[] {
  return analyse({ text, theme: 'Desafios da leitura no Brasil', motivating: [] }, language)
    .findings.filter((finding) => finding.kind === kind)
    .map(({ start, end, better }) => `${text.slice(start, end)}${better ? ` → ${better}` : ''}`)
}

test.each<[MarkKind, string, string[]]>([
  ['spelling', 'A concientização é urgente.', ['concientização → conscientização']],
  ['spelling', 'A conscientização é urgente e o ciberespaço cresce.', []],
  ['spelling', 'Segundo Krenak, é preciso adiar o fim.', []],
  ['spelling', 'As ONGs e o amiguinho leem no desktop.', []],
  ['capital', 'Segundo platão, ler é pensar.', ['platão → Platão']],
  ['capital', 'A argentina Mafalda lê no portal CGI.br.', []],
  ['spelling', 'Platão dizia que ler é pensar.', []],
  ['accent', 'O numero de leitores cai no pais.', ['numero → número', 'pais → país']],
  ['accent', 'Os pais leem e eu numero as páginas.', []],
  [
    'accent',
    'Faltam politicas publicas, e as noticias assustam.',
    ['politicas → políticas', 'publicas → públicas', 'noticias → notícias'],
  ],
  [
    'accent',
    'A historia da escola publica, em analise, é valida.',
    ['historia → história', 'publica → pública', 'analise → análise', 'valida → válida'],
  ],
  ['accent', 'Ela publica livros, historia o caso e pratica esportes; quem a pratica ganha.', []],
  ['accent', 'A falta da pratica de leitura começa no inicio.', ['pratica → prática', 'inicio → início']],
  ['accent', 'Eu publico livros. Inicio o dia e não critico ninguém; tu publicas tudo.', []],
  [
    'accent',
    'A leitura esta sumindo, não esta em alta, pois esta ligada ao preço.',
    ['esta → está', 'esta → está', 'esta → está'],
  ],
  ['accent', 'Esta leitura é boa; esta, porém, cansa. Foi nesta e em esta parada.', []],
  [
    'accent',
    'E necessário que se leia. Portanto, e preciso agir, pois isso não e um luxo.',
    ['E → é', 'e → é', 'e → é'],
  ],
  ['accent', 'E importante e belo é ler. Sim ou não e o resto: ler e escrever, e possível mudança.', []],
  [
    'accent',
    'O livro chega ate a escola, porem caro, e dai ninguém lê.',
    ['ate → até', 'porem → porém', 'dai → daí'],
  ],
  [
    'accent',
    'É hora de por fim à espera e por em prática o plano. Por fim, leia.',
    ['por → pôr', 'por → pôr'],
  ],
  ['accent', 'O costume se da por falta de livros; a vontade se dá da leitura.', ['da → dá']],
  ['capital', 'A leitura no brasil é rara.', ['brasil → Brasil']],
  ['crase-extra', 'Passou à fazer parte da vida.', ['à → a']],
  ['crase-extra', 'O livro pertence á escola.', ['á → à']],
  ['crase-extra', 'O livro pertence à escola e às famílias.', []],
  ['crase-missing', 'Isso ocorre devido a falta de livros.', ['a → à']],
  ['crase-missing', 'A medida que o tempo passa, o hábito some.', ['A medida que → à medida que']],
  ['crase-missing', 'Cabe a escola agir.', ['a → à']],
  ['crase-missing', 'Isso ocorre devido a fatores diversos e a leitura cai.', []],
  ['agreement-nominal', 'As rede de ensino falham.', ['As rede → as redes']],
  ['agreement-nominal', 'As redes social falham.', ['redes social → redes sociais']],
  ['agreement-nominal', 'As redes sociais e os ônibus param.', []],
  ['agreement-nominal', 'Uns leem, outros devido ao preço não leem, e muitos nunca leram.', []],
  ['agreement-nominal', 'As leituras pública e privada crescem.', []],
  ['agreement-verbal', 'Temas como a leitura são raros, disse o São Tomás.', []],
  ['agreement-verbal', 'Os alunos tem pouco acesso.', ['tem → têm']],
  ['agreement-verbal', 'O uso das redes tem crescido e os alunos têm acesso.', []],
  ['agreement-verbal', 'Existe muitas escolas sem livros.', ['Existe → existem']],
  ['agreement-verbal', 'Há pressa, e os jovens brasileiros abandona a escola.', ['abandona → abandonam']],
  ['agreement-verbal', 'Há pressa, e os jovens brasileiros abandonam a escola.', []],
  ['agreement-verbal', 'As escolas são longe, os professores ganha pouco.', ['ganha → ganham']],
  ['agreement-verbal', 'Os desafios para a leitura e as relações entre os jovens mudam.', []],
  ['agreement-verbal', 'A leitura dos pais e seus hábitos é um bom exemplo.', []],
  ['agreement-verbal', 'Muitos deixou a escola.', ['deixou → deixaram']],
  ['agreement-verbal', 'Há muitos alunos que desiste cedo.', ['desiste → desistem']],
  ['agreement-verbal', 'O país vence os desafios que enfrenta durante a crise.', []],
  ['agreement-verbal', 'Todos os dias surge uma dúvida.', []],
  ['agreement-verbal', 'A escola precisam de livros.', ['precisam → precisa']],
  ['agreement-verbal', 'Tanto a família como a escola precisam de livros.', []],
  [
    'agreement-nominal',
    'É necessário a criação de bibliotecas, e faz-se necessário uma ação.',
    ['necessário → necessária', 'necessário → necessária'],
  ],
  [
    'agreement-nominal',
    'É necessária a criação de bibliotecas. É necessário que se leia. A priori é necessário a todos.',
    [],
  ],
  ['agreement-nominal', 'É necessário os investimentos em livros.', ['É necessário']],
  ['agreement-nominal', 'As mulheres são visto com receio.', ['visto → vistas']],
  [
    'agreement-nominal',
    'A prática de leitura dos jovens é incentivado na escola.',
    ['incentivado → incentivada'],
  ],
  [
    'agreement-nominal',
    'As mulheres são resultado da luta. A leitura é incentivada. Os livros são muito lidos.',
    [],
  ],
  [
    'agreement-nominal',
    'A sociedade brasileiro lê em espaços virtual. Há livros em redes instável.',
    [
      'sociedade brasileiro → sociedade brasileira',
      'espaços virtual → espaços virtuais',
      'redes instável → redes instáveis',
    ],
  ],
  ['agreement-nominal', 'O ensino a distância democrático cresce com parcerias público privadas.', []],
  ['agreement-verbal', 'A falta de políticas públicas fazem o hábito sumir.', ['fazem → faz']],
  [
    'agreement-verbal',
    'Os efeitos da falta de livros é grave. No Brasil, o uso das redes sociais causam danos.',
    ['é → são', 'causam → causa'],
  ],
  [
    'agreement-verbal',
    'Um grande número de pessoas leem. A causa dos danos são as chuvas. Um terço dos alunos leem. A falta de pão e de livros fazem mal. O acesso a livros que formam muda.',
    [],
  ],
  ['agreement-verbal', 'A falta de livros faz o hábito sumir. Os efeitos da alta procura são graves.', []],
  ['crase-missing', 'Falta o acesso as aulas.', ['as → às']],
  ['crase-missing', 'Falta o acesso às aulas.', []],
  ['crase-extra', 'São verbas destinadas à reformas.', ['à → a']],
  ['crase-extra', 'São verbas destinadas à reforma.', []],
  ['comma-after-connective', 'Além disso o livro custa caro.', ['Além disso']],
  ['comma-after-connective', 'Além disso, o livro custa caro. Assim como a escola, a família lê.', []],
  ['comma-around-connective', 'O livro porém custa caro.', ['livro porém']],
  ['comma-around-connective', 'Lê-se pouco, e isto é grave, seja por preço ou seja por falta de tempo.', []],
  ['comma-after-adjunct', 'Em 2020 a leitura caiu.', ['Em 2020']],
  ['comma-after-adjunct', 'No Brasil existem leitores. Em 2020, a leitura caiu.', []],
  ['comma-before-clause', 'O aluno lê pouco pois o livro custa caro.', ['pouco pois']],
  ['comma-before-clause', 'O aluno lê pouco, pois o livro custa caro.', []],
  ['comma-subject-verb', 'A sociedade brasileira, precisa ler.', ['brasileira, precisa']],
  ['comma-subject-verb', 'A sociedade brasileira, segundo o IBGE, precisa ler.', []],
  ['comma-subject-verb', 'Tais produtores de livros, fornecem ideias.', ['livros, fornecem']],
  ['comma-subject-verb', 'O governo e o Ministério da Educação, devem agir.', ['Educação, devem']],
  ['comma-subject-verb', 'A indiferença, causa de atraso, e a pressa, busca de atalho, pesam.', []],
  ['comma-subject-verb', 'A título de exemplo, vale citar o livro.', []],
  ['comma-subject-verb', 'Os leitores utilizam o livro, seja novo, seja usado.', []],
  ['comma-after-connective', 'Com base nisso a leitura cresce.', ['Com base nisso']],
  ['comma-stray', 'É notório que, a leitura caiu.', ['que,']],
  ['comma-stray', 'Sabe-se que, o livro é caro, mas útil.', ['que,']],
  ['comma-stray', 'É necessário, que o Estado aja. Percebe-se, que falta ação.', [', que', ', que']],
  ['comma-stray', 'O livro, que é necessário, custa caro. Cabe ao leitor, que lê, afirmar isso.', []],
  ['comma-stray', 'É notório que, no Brasil, a leitura caiu.', []],
  ['ha-a', 'A leitura caiu a décadas.', ['a décadas → há décadas']],
  ['ha-a', 'Daqui a décadas, a leitura cairá.', []],
  ['ha-a', 'O hábito pode se estender a vários anos.', []],
  ['mal-mau', 'O mal uso do tempo cansa.', ['mal uso → mau uso']],
  ['mal-mau', 'O mau uso do tempo faz mal.', []],
  ['mas-mais', 'Há livros, mais não há leitores.', ['mais → mas']],
  ['mas-mais', 'Há mais livros, mas poucos leitores.', []],
  ['mas-mais', 'Quanto maior o acesso, mais há leitores, mais ainda nas capitais.', []],
  ['porque', 'É preciso entender porquê a leitura caiu.', ['porquê → por que']],
  ['porque', 'Não há porquê desistir, e o porquê é claro.', []],
  ['onde', 'É uma época onde se lê pouco.', ['onde → em que']],
  ['onde', 'É uma escola onde se lê pouco.', []],
  [
    'onde',
    'Vive-se uma crise econômica, onde se lê pouco; em 2020, onde nada abriu, a desigualdade onde se vive cresceu.',
    ['onde → em que', 'onde → em que', 'onde → em que'],
  ],
  [
    'onde',
    'Há uma cidade, uma instituição pequena e um centro de formação onde se lê. Cito, por exemplo, onde falta livro.',
    [],
  ],
  ['mesmo-pronoun', 'Os jovens leem pouco, pois os mesmos não têm livros.', ['os mesmos']],
  ['mesmo-pronoun', 'Os jovens leem os mesmos livros.', []],
  ['cujo-article', 'É um país cujo o povo lê pouco.', ['cujo o → cujo']],
  ['pronoun-place', 'É um hábito que torna-se raro.', ['que torna-se']],
  ['pronoun-place', 'É um hábito que se torna raro.', []],
  ['verb-form', 'Houveram muitas mudanças.', ['Houveram → houve']],
  ['verb-form', 'Houve muitas mudanças.', []],
  ['expression', 'Lê-se afim de aprender.', ['afim de → a fim de']],
  ['redundancy', 'A lei surgiu há dez anos atrás.', ['há dez anos atrás']],
  ['redundancy', 'A lei surgiu há dez anos e ninguém quer voltar atrás.', []],
  ['informal', 'A galera não lê.', ['A galera']],
  ['informal', 'Um livro de boa qualidade muda a partir daí o leitor.', []],
  ['first-person', 'Eu acho que falta leitura.', ['Eu', 'acho']],
  ['first-person', "Descartes disse ''eu existo'' e penso, logo existo.", []],
  ['first-person', 'O Instituto Sou da Paz lê. A criança pergunta quem sou?', []],
  ['first-person', 'Diz o poema: Leio o meu livro/Na rede que balança.', []],
  ['first-person', 'Melhora eu bem-estar do leitor.', []],
  ['second-person', 'Se você lê, imagine o resto.', ['você', 'imagine']],
  ['second-person', 'É mais comum do que se imagine, e pode te um fim.', []],
  ['second-person', 'Seja a mudança que você quer ver; que o leitor pense.', []],
  ['gerund-future', 'O governo vai estar criando bibliotecas.', ['vai estar criando']],
  ['gerund-future', 'O leitor pode estar pensando em outra coisa.', []],
  ['gerund-tail', 'O livro custa caro, afastando os leitores.', ['afastando']],
  ['fragment', 'O livro custa caro. Visto que o papel subiu.', ['Visto que o']],
  ['fragment', 'O livro custa caro. Visto que o papel subiu, o leitor espera.', []],
  ['fragment', 'Onde mais se lê é na escola. O que falta é de comer.', []],
  ['fragment', 'O livro custa caro. Onde ninguém o compra.', ['Onde ninguém o']],
  ['fragment', 'Onde a escola não chega, o livro também não chega.', []],
  ['doubled-word', 'O livro de de capa dura custa caro.', ['de de → de']],
  ['acronym', 'O MEC e o Instituto Nacional (INEP) agem.', ['MEC']],
])('%s in %j', (kind, text, expected) => {
  expect(marked(text, kind)).toEqual(expected)
})

test.each([
  ['quotes', 'O cartaz dizia "nóis vai le" na parede.'],
  ['other languages', 'A leitura on-line e o bullying crescem.'],
])('%s are not corrected', (_, text) => {
  expect(marked(text, 'spelling')).toEqual([])
})

test.each<[MarkKind, string, string[]]>([
  ['proposal-agent', 'deve criar piscinas, a fim de que as famílias nadem.', ['Governo']],
  ['proposal-agent', 'deve criar piscinas, para que a população nade.', ['Governo']],
  ['proposal-agent', 'e as famílias devem criar piscinas, para garantir a natação.', ['Governo', 'famílias']],
  ['repertoire', 'deve, com o Ministério da Saúde, criar piscinas.', []],
  ['repertoire', 'deve criar piscinas, pois, segundo o IBGE, faltam nadadores.', ['IBGE']],
])('%s in a proposal that goes on “%s”', (kind, closing, expected) => {
  const text = `Poucos nadam.\n\nPortanto, o Governo ${closing}`
  const { findings } = analyse({ text, theme: 'Desafios da natação no Brasil', motivating: [] }, language)
  const own = findings.filter((finding) => finding.kind === kind)
  expect(own.map(({ start, end }) => text.slice(start, end))).toEqual(expected)
})
