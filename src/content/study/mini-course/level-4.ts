/**
 * Mini-course, level 4: Desenvolvimento (product §9). Every expected answer stands word for word in the lesson; the
 * facts of the examples can be quoted in an exam.
 */
import type { CourseLevelWithLesson } from '#domain/study/mini-course.ts'

export const LEVEL_4: CourseLevelWithLesson = {
  level: 4,
  title: 'Desenvolvimento',
  badgeId: 'construtor-de-ideias',
  xp: 120,
  icon: 'layers',
  lesson: {
    intro:
      'A tese promete, o desenvolvimento cumpre. São, em geral, dois parágrafos, e cada um prova uma das razões anunciadas na introdução. É aqui que a redação deixa de afirmar e passa a convencer.',
    sections: [
      {
        heading: 'Um parágrafo, uma ideia, quatro passos',
        paragraphs: [
          'O parágrafo começa pelo tópico frasal: a frase que anuncia a ideia a ser provada. Em seguida vem a explicação, que mostra como e por que isso acontece. Depois, a prova: um exemplo, um fato, uma lei, um conceito. No fim, o fechamento: a frase que conclui o raciocínio e o liga de volta à tese.',
          'Acompanhe os quatro passos no nosso tema de treino, o desperdício de alimentos. Este é o segundo desenvolvimento, que trata do culto à aparência.',
        ],
        examples: [
          {
            label: '1. Tópico frasal',
            text: 'Além disso, o consumo brasileiro ainda confunde beleza com qualidade.',
            comment: 'Curto e afirmativo. “Além disso” avisa que vem uma segunda razão.',
          },
          {
            label: '2. Explicação',
            text: 'Acostumado a gôndolas impecáveis, o comprador rejeita a cenoura torta e a banana manchada; para não perder a venda, o mercado deixa de comprá-las, e o produtor as abandona no campo.',
            comment: 'Uma corrente: gosto do comprador, decisão do mercado, perda na lavoura.',
          },
          {
            label: '3. Prova',
            text: 'A Lei nº 14.016, de 2020, autoriza estabelecimentos a doar alimentos excedentes ainda próprios para o consumo, mas a autorização de pouco serve quando o produto nem sai da lavoura.',
            comment: 'A lei não foi só citada: o texto explica por que ela não resolve o problema sozinha.',
          },
          {
            label: '4. Fechamento',
            text: 'Desse modo, o critério da aparência transforma em lixo aquilo que poderia ser refeição.',
            comment: 'Conclui o parágrafo e retoma a tese com outras palavras.',
          },
        ],
      },
      {
        heading: 'Como ir mais fundo',
        paragraphs: [
          'Argumento raso é o que para na primeira afirmação. Para aprofundar, faça à sua frase a pergunta “por quê?” e repita-a sobre cada resposta. Depois inverta o sentido: e daí, quem perde com isso? As respostas viram a explicação do parágrafo.',
        ],
        examples: [
          {
            label: 'A escada',
            text: 'O alimento estraga no caminho. Por quê? Porque viaja sem refrigeração. Por quê? Porque o pequeno produtor não tem onde guardar a colheita nem condições de pagar um caminhão adequado.',
            comment: 'No terceiro degrau já há uma causa que a proposta pode atacar.',
          },
        ],
      },
      {
        heading: 'Dois parágrafos que conversam',
        paragraphs: [
          'O segundo desenvolvimento não pode ser o primeiro com outras palavras. Escolha razões diferentes: uma ligada ao poder público e outra ao comportamento; uma econômica e outra cultural. Confira também se elas não se contradizem.',
          'Cuidado com três defeitos: o argumento circular, que repete a tese como se fosse prova (“o desperdício é grave porque se desperdiça muito”); o dado sem fonte ou inventado, que desmorona na leitura; e a lista de problemas, em que tudo é citado e nada é explicado.',
        ],
      },
    ],
    keyPoints: [
      'Tópico frasal, explicação, prova e fechamento: nessa ordem, o leitor não se perde.',
      'A pergunta “por quê?” leva da opinião ao argumento.',
      'Cada desenvolvimento prova uma razão diferente da tese.',
    ],
  },
  questions: [
    {
      text: 'Como se chama a frase que abre o parágrafo e anuncia a ideia a ser provada?',
      answers: [
        'tópico frasal',
        'o tópico frasal',
        'topico frasal',
        'o topico frasal',
        'tópicos frasais',
        'topicos frasais',
      ],
    },
    {
      text: 'Que pergunta, repetida sobre cada resposta, aprofunda o argumento?',
      answers: [
        'por quê?',
        'por quê',
        'por que?',
        'por que',
        'porquê',
        'porquê?',
        'porque',
        'porque?',
        'o porquê',
        'o porque',
        '“por quê?”',
        '“por que?”',
        '"por quê?"',
        '"por que?"',
      ],
    },
    {
      text: 'Como se chama a frase que conclui o raciocínio do parágrafo e o liga de volta à tese?',
      answers: ['fechamento', 'o fechamento', 'frase de fechamento', 'a frase de fechamento', 'fechamentos'],
    },
  ],
}
