/**
 * A written task for each of the eighteen questions of the mini-course (product §9 Practice): who knows the word does
 * now what it means. In the order of levels and questions; the models pass through our own engine
 * (tests/practice-tasks.test.ts).
 */
import type { WrittenTask } from '#domain/study/practice/written-task.ts'

const FOOD = 'Desafios para reduzir o desperdício de alimentos no Brasil'
const DEAF = 'Desafios para a formação educacional de surdos no Brasil'
const SOURCE =
  'Parte dos alimentos produzidos no país se perde entre a colheita e a mesa, por causa do transporte sem refrigeração e da recusa de produtos fora do padrão.'

type Draft = Omit<WrittenTask, 'id'>

const LEVELS: readonly (readonly [Draft, Draft, Draft])[] = [
  [
    {
      prompt: 'Escreva uma tese: o que você defende sobre este tema, com duas razões.',
      given: FOOD,
      check: { of: 'thesis', theme: FOOD },
      model:
        'O desperdício de alimentos persiste tanto pelo transporte precário quanto pela recusa do que não é bonito.',
    },
    {
      prompt: 'Escreva a frase que fica na conclusão: quem deve fazer o quê para enfrentar este problema?',
      given: FOOD,
      check: { of: 'proposal', elements: ['agent', 'action'], from: null },
      model: 'O governo deve criar pontos de coleta para que os mercados doem o que não venderam.',
    },
    {
      prompt:
        'Faça o projeto de texto em quatro linhas: tese, argumento 1, argumento 2 e proposta. Uma ideia em cada linha.',
      given: FOOD,
      check: { of: 'plan', lines: 4 },
      model:
        'Tese: transporte ruim e culto à aparência.\nArgumento 1: sem refrigeração, o alimento estraga no caminho.\nArgumento 2: o mercado recusa a fruta torta.\nProposta: pontos de coleta e doação nas cidades.',
    },
  ],
  [
    {
      prompt:
        'Esta frase foge do recorte: “Os surdos sofrem preconceito no dia a dia.” Escreva uma frase que trate do tema inteiro.',
      given: DEAF,
      check: { of: 'theme', theme: DEAF, atLeast: 2, most: 45 },
      model: 'A formação educacional dos surdos depende de professores que dominem a Libras.',
    },
    {
      prompt: 'Linha copiada não conta. Diga com as suas palavras o que este texto motivador informa.',
      given: SOURCE,
      check: { of: 'own-words', theme: FOOD, source: SOURCE },
      model:
        'Muito alimento vira desperdício antes de chegar ao prato, porque viaja mal conservado ou tem aparência diferente.',
    },
    {
      prompt: 'Esta proposta zera a competência 5. Reescreva a frase com respeito aos direitos humanos.',
      given: 'Quem joga comida fora merece apanhar em praça pública.',
      check: {
        of: 'mend',
        kind: 'human-rights',
        from: 'Quem joga comida fora merece apanhar em praça pública.',
      },
      model: 'Quem joga comida fora merece receber orientação em campanha pública.',
    },
  ],
  [
    {
      prompt:
        'Escreva a contextualização: um livro, um filme, uma lei ou um fato que leve o leitor até o tema.',
      given: FOOD,
      check: { of: 'repertoire', theme: FOOD },
      model:
        'No livro “Quarto de Despejo”, Carolina Maria de Jesus procura alimentos no lixo para os filhos.',
    },
    {
      prompt: 'Esta referência serve a qualquer tema. Troque-a por algo que só caiba aqui.',
      given: 'O desperdício de comida mostra que o acesso à mesa cheia é uma utopia.',
      check: {
        of: 'mend',
        kind: 'repertoire-stock',
        from: 'O desperdício de comida mostra que o acesso à mesa cheia é uma utopia.',
      },
      model: 'O desperdício de comida mostra que o acesso à mesa cheia depende do lugar onde se mora.',
    },
    {
      prompt:
        'Use um repertório de modo produtivo: cite-o e diga, na mesma frase, o que ele prova sobre o tema.',
      given: FOOD,
      check: { of: 'repertoire', theme: FOOD },
      model:
        'A Lei nº 14.016, de 2020, permite doar o excedente, o que prova que o desperdício de alimentos não é falta de permissão.',
    },
  ],
  [
    {
      prompt: 'Escreva um tópico frasal: uma frase curta, que afirme a ideia do parágrafo.',
      given: FOOD,
      check: { of: 'theme', theme: FOOD, atLeast: 1, most: 22 },
      model: 'Em primeiro lugar, o desperdício começa na estrada.',
    },
    {
      prompt: 'Pergunte “por quê?” e responda: complete a ideia com a causa, usando um conectivo.',
      given: 'A fruta torta é abandonada no campo.',
      check: { of: 'connective', classes: ['cause'], from: null },
      model: 'A fruta torta é abandonada no campo porque o mercado só compra o que parece perfeito.',
    },
    {
      prompt: 'Escreva o fechamento deste parágrafo: conclua a ideia sem repetir as palavras.',
      given:
        'O alimento viaja sem refrigeração por estradas ruins e estraga no caminho, longe de quem tem fome.',
      check: { of: 'connective', classes: ['consequence', 'conclusion'], from: null },
      model: 'Dessa forma, a distância decide o que vira refeição e o que vira lixo.',
    },
  ],
  [
    {
      prompt: 'Falta o agente. Reescreva a frase dizendo quem vai agir.',
      given: 'É preciso criar pontos de coleta nos mercados, a fim de reduzir o desperdício.',
      check: {
        of: 'proposal',
        elements: ['agent'],
        from: 'É preciso criar pontos de coleta nos mercados, a fim de reduzir o desperdício.',
      },
      model: 'A prefeitura deve criar pontos de coleta nos mercados, a fim de reduzir o desperdício.',
    },
    {
      prompt: 'Falta o meio. Reescreva a frase dizendo como será feito.',
      given: 'O governo deve promover a doação de alimentos, para que ninguém passe fome.',
      check: {
        of: 'proposal',
        elements: ['means'],
        from: 'O governo deve promover a doação de alimentos, para que ninguém passe fome.',
      },
      model:
        'O governo deve promover a doação de alimentos, por meio de parcerias com os mercados, para que ninguém passe fome.',
    },
    {
      prompt: 'Falta o detalhamento. Reescreva a frase com uma informação a mais sobre um dos elementos.',
      given: 'As escolas devem promover hortas, por meio de oficinas, a fim de ensinar o valor do alimento.',
      check: {
        of: 'proposal',
        elements: ['detail'],
        from: 'As escolas devem promover hortas, por meio de oficinas, a fim de ensinar o valor do alimento.',
      },
      model:
        'As escolas devem promover hortas, por meio de oficinas abertas às famílias, como as de compostagem, a fim de ensinar o valor do alimento.',
    },
  ],
  [
    {
      prompt: 'Desfaça o truncamento: junte as duas partes em uma frase completa.',
      given: 'A comida estraga no caminho. Pois viaja sem refrigeração.',
      check: {
        of: 'mend',
        kind: 'fragment',
        from: 'A comida estraga no caminho. Pois viaja sem refrigeração.',
      },
      model: 'A comida estraga no caminho, pois viaja sem refrigeração.',
    },
    {
      prompt: 'Desfaça a justaposição: ligue as duas frases com um conectivo.',
      given: 'O mercado recusa a fruta, o produtor a deixa no campo.',
      check: {
        of: 'connective',
        classes: ['consequence', 'conclusion', 'cause', 'addition'],
        from: 'O mercado recusa a fruta, o produtor a deixa no campo.',
      },
      model: 'O mercado recusa a fruta; por isso, o produtor a deixa no campo.',
    },
    {
      prompt: 'Dê coesão: reescreva sem repetir tanto a mesma palavra.',
      given:
        'O alimento nasce no campo. O alimento viaja mal. O alimento vira lixo. Salvar o alimento é urgente.',
      check: {
        of: 'mend',
        kind: 'repetition',
        from: 'O alimento nasce no campo. O alimento viaja mal. O alimento vira lixo. Salvar o alimento é urgente.',
      },
      model: 'O alimento nasce no campo, viaja mal e vira lixo. Salvar essa comida é urgente.',
    },
  ],
]

export const COURSE_TASKS: readonly WrittenTask[] = LEVELS.flatMap((tasks, level) =>
  tasks.map((task, question) => ({ ...task, id: `minicurso-${level + 1}-${question + 1}` })),
)
