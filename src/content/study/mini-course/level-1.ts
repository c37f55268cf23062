/**
 * Mini-course, level 1: Estruturação (product §9). Every expected answer stands word for word in the lesson; the rules
 * of the exam are those of Inep's booklet of 2025.
 */
import type { CourseLevelWithLesson } from '#domain/study/mini-course.ts'

export const LEVEL_1: CourseLevelWithLesson = {
  level: 1,
  title: 'Estruturação',
  badgeId: 'primeiros-passos',
  xp: 50,
  icon: 'list-tree',
  lesson: {
    intro:
      'A redação do ENEM é um texto dissertativo-argumentativo, em prosa, com até 30 linhas. O nome assusta, mas o pedido é simples: diante de um problema, tome uma posição, mostre por que ela faz sentido e proponha uma saída. Neste nível, você conhece o esqueleto desse texto.',
    sections: [
      {
        heading: 'O que o nome quer dizer',
        paragraphs: [
          'Dissertar é expor e explicar ideias. Argumentar é defender uma delas com razões capazes de convencer o leitor. A ideia que você defende, a sua resposta ao tema, se chama tese.',
          'Há um teste rápido: se ninguém poderia discordar da frase, ela ainda não é uma tese. Veja um tema de treino que vai acompanhar você pelo curso: “Desafios para reduzir o desperdício de alimentos no Brasil”.',
        ],
        examples: [
          {
            label: 'Ainda não é tese',
            text: 'O desperdício de alimentos é um assunto muito comentado hoje em dia.',
            comment: 'Ninguém discordaria. A frase anuncia o assunto, mas não toma posição.',
          },
          {
            label: 'É tese',
            text: 'O desperdício de alimentos persiste porque o transporte é precário e porque a aparência do produto ainda pesa mais do que a sua qualidade.',
            comment: 'Toma posição e já apresenta as duas razões que o texto vai explicar.',
          },
        ],
      },
      {
        heading: 'As três partes',
        paragraphs: [
          'O texto tem introdução, desenvolvimento e conclusão. A introdução apresenta o tema e a tese. O desenvolvimento prova a tese com argumentos. A conclusão traz a proposta de intervenção: uma ação concreta para enfrentar o problema, com respeito aos direitos humanos.',
          'A divisão mais usada tem quatro parágrafos: um de introdução, dois de desenvolvimento e um de conclusão. A prova não exige esse número, mas ele cabe bem na folha e dá espaço para dois argumentos bem explicados. O título é opcional: ocupa uma linha e não vale pontos.',
        ],
        examples: [
          {
            label: 'Uma divisão possível',
            text: 'Introdução: 5 a 6 linhas. Cada desenvolvimento: 7 a 9 linhas. Conclusão: 6 a 7 linhas.',
            comment: 'É uma medida de treino, e não uma regra. O limite de 30 linhas é que não muda.',
          },
        ],
      },
      {
        heading: 'Antes de escrever, planeje',
        paragraphs: [
          'O plano feito no rascunho se chama projeto de texto. Bastam quatro linhas: tese, argumento 1, argumento 2 e proposta. O avaliador só lê a folha oficial, mas percebe quando não houve plano: as ideias se repetem, os parágrafos se contradizem, e a conclusão esquece o começo.',
          'A nota vem de cinco competências, cada uma com até 200 pontos, o que soma 1000. Quem planeja ganha sobretudo na competência 3, que avalia a escolha e a organização das ideias.',
        ],
        examples: [
          {
            label: 'Projeto em quatro linhas',
            text: 'Tese: transporte precário e culto à aparência. Argumento 1: estrada ruim e falta de refrigeração estragam o alimento no caminho. Argumento 2: o mercado recusa a fruta torta. Proposta: pontos de coleta e doação.',
            comment: 'Cada argumento responde a uma parte da tese, e a proposta responde aos dois.',
          },
        ],
      },
    ],
    keyPoints: [
      'Tese é a ideia que você defende: uma posição da qual alguém poderia discordar.',
      'Introdução apresenta, desenvolvimento prova, conclusão propõe.',
      'Quatro linhas de projeto de texto evitam trinta linhas de improviso.',
    ],
  },
  questions: [
    {
      text: 'Como se chama a ideia que você defende, a sua resposta ao tema?',
      answers: ['tese', 'a tese', 'uma tese', 'teses', 'as teses'],
    },
    {
      text: 'Em que parte do texto fica a proposta de intervenção?',
      answers: ['conclusão', 'a conclusão', 'na conclusão', 'conclusao', 'a conclusao', 'na conclusao'],
    },
    {
      text: 'Como se chama o plano feito no rascunho, antes de escrever?',
      answers: [
        'projeto de texto',
        'o projeto de texto',
        'projeto do texto',
        'o projeto do texto',
        'projeto',
      ],
    },
  ],
}
