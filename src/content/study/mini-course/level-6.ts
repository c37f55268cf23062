/**
 * Mini-course, level 6: Aprimoramentos (product §9). Every expected answer stands word for word in the lesson; the two
 * faults of sentence structure and the view of cohesion are those of Inep's booklet of 2025 (pages 12–16, 32–35).
 */
import type { CourseLevelWithLesson } from '#domain/study/mini-course.ts'

export const LEVEL_6: CourseLevelWithLesson = {
  level: 6,
  title: 'Aprimoramentos',
  badgeId: 'mestre-das-palavras',
  xp: 200,
  icon: 'sparkles',
  lesson: {
    intro:
      'O texto está de pé. Agora é a hora de dar acabamento: frases inteiras, ligações claras, palavras que não se repetem. Este nível cuida do que separa uma redação boa de uma redação muito boa.',
    sections: [
      {
        heading: 'Frases inteiras',
        paragraphs: [
          'A competência 1 avalia a escrita formal, e dois defeitos de estrutura aparecem muito. O truncamento é o ponto-final que corta uma frase em duas e deixa uma delas incompleta. A justaposição é o contrário: a vírgula que emenda duas frases completas onde caberia um ponto ou um conectivo.',
        ],
        examples: [
          {
            label: 'Truncamento',
            text: 'O alimento estraga no caminho. Porque viaja sem refrigeração.',
            comment:
              'A segunda parte não se sustenta sozinha. Corrija: “O alimento estraga no caminho porque viaja sem refrigeração.”',
          },
          {
            label: 'Justaposição',
            text: 'O mercado recusa a fruta torta, o produtor perde a colheita.',
            comment:
              'São duas frases completas. Corrija: “O mercado recusa a fruta torta; por isso, o produtor perde a colheita.”',
          },
        ],
      },
      {
        heading: 'Ligações que se veem',
        paragraphs: [
          'A coesão é o conjunto dos elos que ligam palavras, frases e parágrafos, e quem a avalia é a competência 4. O primeiro tipo de elo é o conectivo. Escolha-o pelo sentido: “além disso” soma, “porém” opõe, “portanto” conclui, “uma vez que” explica a causa. Um conectivo bonito no lugar errado atrapalha mais do que um simples no lugar certo.',
          'O segundo tipo é a retomada: dizer de novo sem repetir. Servem o pronome (“esse alimento”, “dele”), o sinônimo (“comida”, “mantimento”), a palavra mais ampla (“produto”) e a expressão que resume a frase anterior (“essa perda”, “tal critério”).',
        ],
        examples: [
          {
            label: 'Com repetição',
            text: 'O desperdício é grave. O desperdício ocorre no transporte. O desperdício também ocorre no mercado.',
          },
          {
            label: 'Com retomada',
            text: 'O desperdício é grave: começa no transporte e continua no mercado, onde essa perda passa por normal.',
            comment: 'Dois-pontos, verbos sem repetir o sujeito e uma expressão que resume.',
          },
        ],
      },
      {
        heading: 'Palavra certa, tom certo',
        paragraphs: [
          'Escrita formal não é escrita enfeitada. Evite gírias e marcas de conversa (“tipo”, “daí”, “a gente”), mas evite também a palavra rara que você não usaria com segurança. Três trocas simples já ajudam: “onde” só para lugar; “através de” apenas para atravessar, e “por meio de” para indicar instrumento; “mau” é o contrário de “bom”, e “mal” é o contrário de “bem”.',
        ],
      },
      {
        heading: 'A última leitura',
        paragraphs: [
          'Guarde cinco minutos para a revisão e procure uma coisa de cada vez: primeiro o tema, depois o início de cada parágrafo, os conectivos, as cinco peças da proposta e, por fim, acentos, vírgulas e concordância. Se errar na folha, passe um traço simples sobre a palavra e escreva a correta em seguida.',
        ],
      },
    ],
    keyPoints: [
      'Truncamento corta demais; justaposição emenda demais.',
      'Conectivo se escolhe pelo sentido, e não pela beleza.',
      'Retomar é dizer de novo sem repetir a palavra.',
      'Revise uma coisa de cada vez.',
    ],
  },
  questions: [
    {
      text: 'Como se chama o ponto-final que corta uma frase em duas e deixa uma delas incompleta?',
      answers: ['truncamento', 'o truncamento', 'truncamentos', 'frase truncada'],
    },
    {
      text: 'Como se chama a vírgula que emenda duas frases completas onde caberia um ponto?',
      answers: [
        'justaposição',
        'a justaposição',
        'justaposicao',
        'a justaposicao',
        'justaposições',
        'justaposicoes',
      ],
    },
    {
      text: 'Qual competência avalia a coesão?',
      answers: [
        'competência 4',
        'a competência 4',
        'na competência 4',
        'competencia 4',
        'a competencia 4',
        'na competencia 4',
        '4',
        'a 4',
        'na 4',
        'c4',
        'quatro',
        'a quatro',
        'competência quatro',
        'competencia quatro',
        'quarta',
        'a quarta',
        'quarta competência',
        'quarta competencia',
        'a quarta competência',
        'a quarta competencia',
        'competência iv',
        'competencia iv',
      ],
    },
  ],
}
