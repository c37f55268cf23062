/**
 * Mini-course, level 5: Conclusão (product §9). Every expected answer stands word for word in the lesson; the five
 * elements and what does not count are those of Inep's booklet of 2025 (pages 35–39).
 */
import type { CourseLevelWithLesson } from '#domain/study/mini-course.ts'

export const LEVEL_5: CourseLevelWithLesson = {
  level: 5,
  title: 'Conclusão',
  badgeId: 'fechador-de-ouro',
  xp: 150,
  icon: 'flag',
  lesson: {
    intro:
      'No ENEM, concluir não é resumir: é propor. A competência 5 inteira, com os seus 200 pontos, avalia a proposta de intervenção. A boa notícia é que ela tem peças conhecidas, e você pode conferi-las uma a uma.',
    sections: [
      {
        heading: 'As cinco peças da proposta',
        paragraphs: [
          'A proposta completa tem cinco elementos. A ação diz o que será feito. O agente diz quem faz: governo, escola, empresa, família, comunidade. O meio ou modo diz como a ação acontece. O efeito, também chamado de finalidade, diz para que ela serve. O detalhamento acrescenta mais uma informação sobre qualquer um dos outros quatro.',
          'Veja a proposta do nosso tema de treino, “Desafios para reduzir o desperdício de alimentos no Brasil”, desmontada.',
        ],
        examples: [
          {
            label: 'Agente, com detalhamento',
            text: 'Portanto, as prefeituras, que organizam as feiras livres,',
            comment:
              'A oração entre vírgulas é o detalhamento: explica por que esse agente tem condições de agir.',
          },
          {
            label: 'Ação',
            text: 'devem criar pontos de coleta de alimentos fora do padrão de venda,',
            comment: 'Um verbo concreto: dá para imaginar a cena.',
          },
          {
            label: 'Meio ou modo',
            text: 'por meio de convênios com produtores, mercados e bancos de alimentos,',
            comment: '“Por meio de”, “mediante” e “com o apoio de” costumam abrir esta peça.',
          },
          {
            label: 'Efeito',
            text: 'a fim de que a comida recusada pela aparência chegue a quem precisa dela.',
            comment: '“A fim de que”, “para que” e “de modo que” indicam a finalidade.',
          },
        ],
      },
      {
        heading: 'A proposta conversa com o texto',
        paragraphs: [
          'A solução precisa responder aos problemas que você discutiu. Se o primeiro desenvolvimento tratou do transporte e o segundo, da aparência, uma campanha genérica de conscientização deixa os dois sem resposta. Uma proposta completa vale mais do que três pela metade; a segunda, se houver espaço, atende ao outro argumento.',
          'Para encerrar, você pode voltar à referência da introdução em uma frase curta. Não é obrigatório, mas o texto termina com jeito de plano cumprido.',
        ],
        examples: [
          {
            label: 'Retomada',
            text: 'Assim, a escolha que Josué de Castro denunciou poderá, enfim, ser outra.',
            comment: 'Uma linha basta. Retomar não é repetir a introdução.',
          },
        ],
      },
      {
        heading: 'O que não vale',
        paragraphs: [
          'Apontar uma falta não é propor: “faltam investimentos” não diz quem faz nem o quê. A condicional vaga também não serve: “se houvesse mais fiscalização, o problema diminuiria”. E “é preciso que a sociedade se conscientize” deixa a ação sem rosto e sem caminho.',
          'A proposta deve respeitar os direitos humanos. Defender tortura, execução ou justiça com as próprias mãos zera a competência 5.',
        ],
      },
    ],
    keyPoints: [
      'Cinco elementos: ação, agente, meio ou modo, efeito e detalhamento.',
      'A proposta responde aos argumentos que você desenvolveu.',
      'Constatar uma falta ou imaginar um “se” não conta como proposta.',
    ],
  },
  questions: [
    {
      text: 'Qual dos cinco elementos diz quem faz a ação?',
      answers: ['agente', 'o agente', 'agentes', 'os agentes'],
    },
    {
      text: 'Qual elemento diz como a ação acontece?',
      answers: [
        'meio ou modo',
        'o meio ou modo',
        'o meio ou o modo',
        'meio',
        'o meio',
        'modo',
        'o modo',
        'meio/modo',
        'o meio/modo',
        'meio e modo',
        'modo ou meio',
        'meios',
        'modos',
      ],
    },
    {
      text: 'Qual elemento acrescenta mais uma informação sobre qualquer um dos outros?',
      answers: ['detalhamento', 'o detalhamento', 'detalhamentos', 'detalhe', 'o detalhe'],
    },
  ],
}
