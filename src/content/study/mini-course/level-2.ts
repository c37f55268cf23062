/**
 * Mini-course, level 2: Situações que levam a nota 0 (product §9). Every expected answer stands word for word in the
 * lesson; the rules are those of Inep's booklet of 2025 (pages 9–11, 27–29, 37, 39).
 */
import type { CourseLevelWithLesson } from '#domain/study/mini-course.ts'

export const LEVEL_2: CourseLevelWithLesson = {
  level: 2,
  title: 'Situações que levam a nota 0',
  badgeId: 'cacador-de-erros',
  xp: 80,
  icon: 'octagon-x',
  lesson: {
    intro:
      'Uma redação bem escrita pode receber zero por um descuido que nada tem a ver com vírgulas. As regras deste nível são as da Cartilha do Participante do ENEM 2025, do Inep. São poucas e fáceis de evitar por quem as conhece.',
    sections: [
      {
        heading: 'Fugir do tema e só encostar nele',
        paragraphs: [
          'Todo tema tem um assunto amplo e um recorte. Em “Desafios para a formação educacional de surdos no Brasil” (ENEM 2017), o assunto amplo é a vida das pessoas surdas; o recorte é a formação educacional delas no Brasil.',
          'Quem não trata nem do assunto amplo nem do recorte comete fuga ao tema, e a redação inteira recebe zero. Quem fala só do assunto amplo e esquece o recorte comete tangenciamento: não zera tudo, mas fica com, no máximo, 40 pontos em cada uma das competências 2, 3 e 5.',
        ],
        examples: [
          {
            label: 'Fuga',
            text: 'Um texto inteiro sobre a violência no trânsito das capitais.',
            comment: 'Nem as pessoas surdas nem a educação delas aparecem.',
          },
          {
            label: 'Tangenciamento',
            text: 'Um texto sobre o preconceito contra surdos no dia a dia, sem tocar em escola ou estudo.',
            comment: 'O assunto amplo está lá; falta o recorte.',
          },
        ],
      },
      {
        heading: 'O texto que não conta como redação',
        paragraphs: [
          'A prova pede um texto dissertativo-argumentativo. Se predominar outro tipo, como uma narrativa, uma carta ou um poema, a nota é zero. Contar um caso em duas linhas para provar uma ideia não é problema: o que importa é o conjunto.',
          'Também recebem zero a folha em branco e o texto insuficiente, isto é, o que tem até 7 linhas manuscritas (ou até 10, em Braille). Atenção: as linhas copiadas da prova não entram nessa conta. Quem escreve doze linhas e copia cinco delas fica com apenas sete.',
        ],
      },
      {
        heading: 'O que não pode aparecer na folha',
        paragraphs: [
          'Zera a redação que traz impropério, desenho ou outra forma proposital de anulação; nome, assinatura ou rubrica fora do lugar; texto quase todo em língua estrangeira; ou letra que dois avaliadores não conseguem ler.',
          'A mesma regra vale para a parte deliberadamente desconectada do tema: um recado à banca, uma oração, um comentário sobre a prova, a letra de uma música sem ligação com o argumento. O cuidado se estende ao título.',
        ],
        examples: [
          {
            label: 'Parte desconectada',
            text: 'Corretor, estudei o ano todo, tenha piedade de mim.',
            comment: 'Uma linha assim anula as outras vinte e nove.',
          },
        ],
      },
      {
        heading: 'O que custa caro, mas não zera tudo',
        paragraphs: [
          'A proposta que desrespeita os direitos humanos, como a que defende tortura ou justiça com as próprias mãos, recebe zero apenas na competência 5. As outras quatro notas continuam valendo. Já a cópia repetida dos textos motivadores baixa a nota e, em casos extremos, pode anular o texto. Use-os como ponto de partida, com as suas palavras.',
        ],
      },
    ],
    keyPoints: [
      'Fuga ao tema zera; tangenciamento limita três competências a 40 pontos.',
      'Com até 7 linhas próprias, o texto é insuficiente.',
      'Nada de recados, desenhos ou assinatura na folha.',
      'Ferir os direitos humanos zera só a competência 5.',
    ],
  },
  questions: [
    {
      text: 'Como se chama a falha de quem não trata nem do assunto amplo nem do recorte?',
      answers: [
        'fuga ao tema',
        'a fuga ao tema',
        'fuga',
        'a fuga',
        'fuga do tema',
        'a fuga do tema',
        'fuga total ao tema',
        'fugir do tema',
        'fugir ao tema',
      ],
    },
    {
      text: 'Até quantas linhas manuscritas o texto é considerado insuficiente?',
      answers: [
        '7 linhas',
        'até 7 linhas',
        'ate 7 linhas',
        '7',
        'até 7',
        'ate 7',
        'sete linhas',
        'até sete linhas',
        'ate sete linhas',
        'sete',
        'até sete',
        'ate sete',
        '7 linhas manuscritas',
        'até 7 linhas manuscritas',
        'ate 7 linhas manuscritas',
      ],
    },
    {
      text: 'Em qual competência recebe zero a proposta que desrespeita os direitos humanos?',
      answers: [
        'competência 5',
        'a competência 5',
        'na competência 5',
        'competencia 5',
        'a competencia 5',
        'na competencia 5',
        '5',
        'a 5',
        'na 5',
        'c5',
        'cinco',
        'competência cinco',
        'competencia cinco',
        'quinta',
        'na quinta',
        'a quinta',
        'quinta competência',
        'quinta competencia',
        'competência v',
        'competencia v',
      ],
    },
  ],
}
