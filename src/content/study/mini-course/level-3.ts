/**
 * Mini-course, level 3: Introdução (product §9). Every expected answer stands word for word in the lesson; the facts of
 * the examples can be quoted in an exam.
 */
import type { CourseLevelWithLesson } from '#domain/study/mini-course.ts'

export const LEVEL_3: CourseLevelWithLesson = {
  level: 3,
  title: 'Introdução',
  badgeId: 'mestre-das-portas-de-entrada',
  xp: 100,
  icon: 'door-open',
  lesson: {
    intro:
      'A introdução é a porta de entrada do texto. Em cinco ou seis linhas, o leitor precisa saber de que problema você trata, o que pensa sobre ele e por onde vai caminhar. Três movimentos bastam.',
    sections: [
      {
        heading: 'Três movimentos em um parágrafo',
        paragraphs: [
          'O primeiro movimento é a contextualização: uma referência ou uma cena que leva o leitor até o tema. O segundo é a apresentação do problema, com o tema inteiro, e não só o assunto. O terceiro é a tese, com as razões que os parágrafos seguintes vão explicar.',
          'Veja os três movimentos no nosso tema de treino, “Desafios para reduzir o desperdício de alimentos no Brasil”.',
        ],
        examples: [
          {
            label: '1. Contextualização',
            text: 'Em “Geografia da Fome”, de 1946, o médico Josué de Castro sustentou que a fome no Brasil não era obra da natureza, e sim de escolhas humanas.',
            comment: 'Autor, obra, ano e uma ideia: o leitor já sabe por que a referência está ali.',
          },
          {
            label: '2. Problema',
            text: 'Décadas depois, uma dessas escolhas permanece à vista: alimentos próprios para o consumo vão para o lixo enquanto há pratos vazios no país.',
            comment: '“Uma dessas escolhas” liga o livro ao tema. Sem essa ponte, a citação ficaria solta.',
          },
          {
            label: '3. Tese',
            text: 'Esse desperdício persiste porque o transporte é precário e porque a aparência do produto ainda pesa mais do que a sua qualidade.',
            comment: 'Duas razões, na ordem em que virão os dois desenvolvimentos.',
          },
        ],
      },
      {
        heading: 'Repertório que trabalha',
        paragraphs: [
          'Repertório é uma referência de uma área reconhecida do saber: um livro, um filme, uma lei, um fato histórico, um conceito. Ele pode aparecer em qualquer parágrafo. Não há lista de autores proibidos nem obrigação de citar filósofos.',
          'O que conta é o uso. O repertório é produtivo quando é explicado e ligado ao que você defende: se alguém o apagasse, o argumento perderia força. Já a referência pronta, decorada, que serve a qualquer tema e não se liga de verdade a nenhum, é chamada de repertório de bolso, e o avaliador pode tratá-la como simples enfeite.',
        ],
        examples: [
          {
            label: 'De bolso',
            text: 'Segundo um grande pensador, o ser humano é fruto da sociedade. Nesse sentido, o desperdício é um problema.',
            comment:
              'Troque “desperdício” por “trânsito” e a frase continua igual: ela não diz nada sobre o tema.',
          },
        ],
      },
      {
        heading: 'Três tropeços para evitar',
        paragraphs: [
          'O primeiro é a abertura que cabe em tudo, como “desde os primórdios da humanidade”. O segundo é a promessa vazia: “este texto vai discutir as causas do problema” ocupa uma linha e não revela posição nenhuma. O terceiro é gastar o argumento cedo demais: a introdução anuncia as razões; quem as explica é o desenvolvimento.',
          'Antes de seguir, faça um teste: leia só a sua introdução a alguém e peça que essa pessoa diga qual é o tema e o que você defende. Se ela acertar os dois, a porta está aberta.',
        ],
      },
    ],
    keyPoints: [
      'Contextualização, problema e tese: três movimentos, um parágrafo.',
      'O tema aparece inteiro, com assunto e recorte.',
      'Repertório produtivo é explicado e ligado ao argumento.',
    ],
  },
  questions: [
    {
      text: 'Qual é o nome do primeiro movimento da introdução?',
      answers: [
        'contextualização',
        'a contextualização',
        'contextualizacao',
        'a contextualizacao',
        'contextualizar',
        'contexto',
        'o contexto',
      ],
    },
    {
      text: 'Como se chama a referência pronta e decorada, que serve a qualquer tema?',
      answers: [
        'repertório de bolso',
        'o repertório de bolso',
        'repertorio de bolso',
        'o repertorio de bolso',
        'repertórios de bolso',
        'repertorios de bolso',
        'de bolso',
      ],
    },
    {
      text: 'Com que adjetivo se descreve o repertório explicado e ligado ao que você defende?',
      answers: [
        'produtivo',
        'o produtivo',
        'repertório produtivo',
        'repertorio produtivo',
        'o repertório produtivo',
        'o repertorio produtivo',
        'produtivos',
        'produtiva',
      ],
    },
  ],
}
