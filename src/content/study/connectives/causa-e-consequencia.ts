/** The connectives of the category Causa e Consequência. */
import type { ConnectiveCategory } from '#domain/study/connective.ts'

export const CAUSA_E_CONSEQUENCIA: ConnectiveCategory = {
  id: 'causa-e-consequencia',
  name: 'Causa e Consequência',
  description:
    'Mostram por que um problema existe e o que ele provoca: é com eles que se constrói o argumento.',
  warning: '“Através de” indica travessia. Para o meio, prefira “por meio de”; para a causa, “por causa de”.',
  connectives: [
    {
      id: 'uma-vez-que',
      text: 'Uma vez que',
      example:
        'A desinformação prospera nas redes, uma vez que o conteúdo falso se espalha antes de ser verificado.',
      warning: 'Escreva a locução inteira: “vez que”, sem o “uma”, não é da norma-padrão.',
    },
    {
      id: 'visto-que',
      text: 'Visto que',
      example:
        'Visto que prevenir costuma custar menos do que tratar, investir na atenção básica é também uma decisão econômica.',
      warning: null,
    },
    {
      id: 'haja-vista',
      text: 'Haja vista',
      example:
        'O preconceito ainda limita carreiras, haja vista a pouca presença de mulheres nos cargos de comando.',
      warning:
        'Nesse sentido, é sempre “haja vista”, nunca “haja visto”. A expressão pode ficar invariável: “haja vista os casos recentes”.',
    },
    {
      id: 'devido-a',
      text: 'Devido a',
      example:
        'Devido à falta de saneamento, doenças que poderiam ser evitadas continuam a lotar os postos de saúde.',
      warning:
        'Há crase antes de palavra feminina com artigo (“devido à falta”) e não há antes de masculina (“devido ao descaso”).',
    },
    {
      id: 'em-decorrencia-de',
      text: 'Em decorrência de',
      example:
        'Em decorrência do abandono escolar, muitos jovens chegam ao mercado de trabalho sem qualificação.',
      warning: null,
    },
    {
      id: 'de-modo-que',
      text: 'De modo que',
      example:
        'Os cursos técnicos concentram-se nas grandes cidades, de modo que os jovens do campo precisam escolher entre estudar e ficar perto da família.',
      warning: 'Fica no singular: “de modo que”, e não “de modos que”.',
    },
    {
      id: 'por-conseguinte',
      text: 'Por conseguinte',
      example:
        'As cidades cresceram sem planejamento; por conseguinte, as enchentes atingem sobretudo as moradias erguidas perto dos rios.',
      warning: 'Indica consequência: a causa vem antes dele, e o efeito, depois.',
    },
  ],
}
