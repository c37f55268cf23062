/** Essays of ours whose sentences stand elsewhere, and such as stand where few would put them and yet follow from each other. */
import { MODEL_ESSAYS } from '#content/writing/model-essays.ts'
import type { Essay } from '#corrector/analysis.ts'
import type { Correction } from '#corrector/correction.ts'
import { ordersOf } from './order-fit.ts'
import { PLAIN_ESSAY } from './probe-essay.ts'
import type { Probe } from './probe-list.ts'
import { exchangedWords, shuffledSentences } from './probe-texts.ts'

const { text: TEXT } = PLAIN_ESSAY
const PARAGRAPHS = TEXT.split('\n')

const isTold = ({ tricks }: Correction) => tricks.some(({ id }) => id === 'disordered')
const isSenseless = ({ tricks }: Correction) => tricks.some(({ id }) => id === 'senseless')
const isOrganised = ({ competences }: Correction) =>
  [3, 4].some((competence) => (competences[competence - 1]?.level ?? 0) > 120)

/** Opens on a scene, asks, answers, and closes where it began: hardly a connective of the usual ones. */
const SCENE = [
  'São seis da manhã e a fila do posto já dobra a esquina. Dona Lúcia chegou às quatro, com uma cadeira de praia e o exame do neto na bolsa. Quando a porta abre, um cartaz avisa que hoje só há doze fichas. O que falta a essa fila não é paciência: é um país que leve a sério a saúde de quem não pode pagar por ela.',
  'De onde vem essa fila? Vem de longe. O Brasil criou em 1988 um sistema que promete tudo a todos e, desde então, nunca lhe deu dinheiro bastante. Um posto que atende dez mil pessoas com dois médicos não tem um problema de organização; tem uma conta que não fecha. Quem olha só para o cartaz na porta acusa a atendente, e é justamente ela quem fica até as oito da noite.',
  'Há, porém, outra fila, que ninguém vê. Nela estão os que desistiram: o pedreiro que perdeu a consulta por não perder o dia de trabalho, a moça que mora a duas horas do hospital. Eles não aparecem em estatística alguma até o dia em que aparecem todos de uma vez, na emergência, com a doença já grande. Cuidar tarde custa mais caro, e quem paga é a mesma fila.',
  'Encurtar a primeira exige enxergar a segunda. O Ministério da Saúde deve repassar às prefeituras recursos para abrir os postos à noite e aos sábados, por meio de equipes contratadas em concurso, para que o trabalhador se cuide sem perder o salário. As prefeituras, por sua vez, podem levar vans de consulta aos bairros mais distantes, uma vez por mês. Talvez assim dona Lúcia guarde a cadeira de praia para a praia.',
].join('\n')

/** The arguments in short sentences, each taking up a word of the one before. */
const CHAIN = [
  'Ler é um direito que quase ninguém cobra. Cobra-se o remédio, cobra-se o asfalto, mas ninguém bate à porta da prefeitura por uma estante. E a estante faz falta. Sem ela, o jovem brasileiro chega ao fim da escola sem ter escolhido um livro sequer.',
  'Escolher importa mais do que parece. O aluno que só lê o que cai na prova aprende que leitura é cobrança, e de cobrança todos fogem. Fugir é fácil: o celular está na mão, e nele tudo é curto. O longo, que pede silêncio, perde a disputa antes de começar. Perde porque não há quem apresente um ao outro, e apresentar livros a pessoas é o ofício de um bibliotecário que a escola não contratou.',
  'Contratar custa, dirão. Custa menos do que repetir. Um aluno que não entende o enunciado repete o ano, e o ano repetido sai do mesmo cofre. Esse cofre, aliás, já pagou pelos livros: milhões de volumes comprados pelo governo dormem em caixas, em salas trancadas. O que falta não é papel, é chave.',
  'Abrir essas salas é tarefa do Ministério da Educação, que deve destinar às escolas verba para contratar bibliotecários, por meio de um programa com metas anuais, a fim de que cada aluno tenha onde e com quem escolher o que ler. Às escolas cabe reservar uma hora da semana a essa escolha, sem nota nem resumo. Só assim alguém, um dia, cobrará a sua estante.',
].join('\n')

function asEssay({ theme, paragraphs }: (typeof MODEL_ESSAYS)[number]): Essay {
  return { text: paragraphs.join('\n'), theme, motivating: [] }
}

const [FIRST, , THIRD] = MODEL_ESSAYS
const shuffledModels = [FIRST, THIRD].flatMap((model): Probe[] =>
  model
    ? [
        {
          group: 'out of order',
          name: `our model “${model.theme.slice(0, 30)}…”, shuffled`,
          why: 'good sentences that do not follow from each other are no argument',
          essay: {
            text: shuffledSentences(model.paragraphs.join('\n')),
            theme: model.theme,
            motivating: [],
          },
          plain: { text: model.paragraphs.join('\n'), theme: model.theme, motivating: [] },
          holds: (correction) => isTold(correction) && correction.total <= 760 && correction.range.to < 1000,
        },
      ]
    : [],
)

const exchangedModels = MODEL_ESSAYS.slice(1, 4)
  .map(asEssay)
  .map(
    (essay): Probe => ({
      group: 'words that do not go together',
      name: `words exchanged, “${essay.text.slice(0, 30)}…”`,
      why: 'the grammar stands and nothing is said; told, and the top is shut',
      essay: { ...essay, text: exchangedWords(essay.text) },
      plain: essay,
      holds: (correction) => isSenseless(correction) && correction.range.to < 1000,
    }),
  )

export const ORDER_PROBES: readonly Probe[] = [
  {
    group: 'out of order',
    name: 'sentences shuffled over the whole text',
    why: 'nobody can follow it, whatever the single sentences are worth',
    essay: { ...PLAIN_ESSAY, text: shuffledSentences(TEXT) },
    holds: (correction, plain) =>
      isTold(correction) && !isOrganised(correction) && correction.total <= plain.total - 120,
  },
  {
    group: 'out of order',
    name: 'sentences shuffled within each paragraph',
    why: 'each paragraph speaks of one thing and says it backwards',
    essay: { ...PLAIN_ESSAY, text: ordersOf(TEXT).within },
    holds: (correction) => isTold(correction) && !isOrganised(correction),
  },
  {
    group: 'out of order',
    name: 'the text from its last sentence to its first',
    why: 'it begins with what follows from all else',
    essay: {
      ...PLAIN_ESSAY,
      text: [...PARAGRAPHS]
        .reverse()
        .map((one) =>
          one
            .split(/(?<=[.!?]) /)
            .reverse()
            .join(' '),
        )
        .join('\n'),
    },
    holds: (correction) => isTold(correction) && !isOrganised(correction),
  },
  ...shuffledModels,
  ...exchangedModels,
  {
    group: 'in an order of its own',
    name: 'a scene, a question, its answer',
    why: 'who does not write by the scheme is not out of order',
    essay: {
      text: SCENE,
      theme: 'Desafios para o acesso à saúde pública no Brasil',
      motivating: [],
    },
    holds: (correction) => !isTold(correction) && !isSenseless(correction),
  },
  {
    group: 'in an order of its own',
    name: 'short sentences, each from a word of the one before',
    why: 'a chain without connectives is a chain',
    essay: {
      text: CHAIN,
      theme: 'Desafios para a formação de leitores no Brasil',
      motivating: [],
    },
    holds: (correction) => !isTold(correction) && !isSenseless(correction),
  },
  {
    group: 'in an order of its own',
    name: 'two sentences of a paragraph exchanged',
    why: 'a slip in one place is a teacher’s remark, no verdict on the whole',
    essay: {
      ...PLAIN_ESSAY,
      text: PARAGRAPHS.map((one, at) => {
        const [first = '', second = '', ...others] = one.split(/(?<=[.!?]) /)
        return at === 2 ? [second, first, ...others].join(' ') : one
      }).join('\n'),
    },
    holds: (correction) => !isTold(correction) && !isSenseless(correction),
  },
  {
    group: 'in an order of its own',
    name: 'the closing in two paragraphs',
    why: 'where a paragraph ends is the writer’s choice',
    essay: {
      ...PLAIN_ESSAY,
      text: [...PARAGRAPHS.slice(0, -1), (PARAGRAPHS.at(-1) ?? '').replace(/(?<=[.!?]) /, '\n')].join('\n'),
    },
    holds: (correction) => !isTold(correction) && !isSenseless(correction),
  },
]
