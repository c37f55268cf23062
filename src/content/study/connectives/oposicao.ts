/** The connectives of the category Oposição ou Contraste. */
import type { ConnectiveCategory } from '#domain/study/connective.ts'

export const OPOSICAO: ConnectiveCategory = {
  id: 'oposicao',
  name: 'Oposição ou Contraste',
  description: 'Marcam a distância entre o que deveria ser e o que é, ou entre dois pontos de vista.',
  warning:
    'O “mas” leva vírgula antes, e não depois: “A lei existe, mas não é cumprida.” Depois dele, só há vírgula quando vem uma intercalação.',
  connectives: [
    {
      id: 'no-entanto',
      text: 'No entanto',
      example: 'A lei garante o acesso à creche; no entanto, faltam vagas em muitos municípios.',
      warning:
        'Ao abrir a oração, vem depois de ponto ou de ponto e vírgula e pede vírgula em seguida. No meio dela, fica entre vírgulas: “Faltam, no entanto, vagas.”',
    },
    {
      id: 'contudo',
      text: 'Contudo',
      example:
        'O país produz alimentos em abundância. Contudo, parte da população não sabe se terá o que comer no dia seguinte.',
      warning: null,
    },
    {
      id: 'entretanto',
      text: 'Entretanto',
      example:
        'As vacinas são gratuitas; as notícias falsas, entretanto, afastam muitas famílias dos postos de saúde.',
      warning: '“Mas entretanto” é repetição: escolha um dos dois.',
    },
    {
      id: 'embora',
      text: 'Embora',
      example:
        'Embora a internet tenha ampliado o acesso à informação, muitos ainda não aprenderam a verificar o que leem.',
      warning:
        'Pede o verbo no subjuntivo: “embora tenha”, e não “embora tem”. Na mesma frase, dispensa o “mas”.',
    },
    {
      id: 'apesar-de',
      text: 'Apesar de',
      example:
        'Apesar de o voto ser um direito conquistado com esforço, muitos jovens ainda não se sentem representados.',
      warning:
        'Antes do sujeito de um infinitivo, a norma-padrão recomenda não juntar a preposição ao artigo: “apesar de o voto ser”, e não “apesar do voto ser”.',
    },
    {
      id: 'por-outro-lado',
      text: 'Por outro lado',
      example:
        'Por um lado, as redes aproximam quem está longe; por outro lado, enfraquecem a convivência com quem está perto.',
      warning:
        'Deixe claro qual é o primeiro lado, e confira se os dois são mesmo opostos: para somar, use “além disso”.',
    },
    {
      id: 'posto-que',
      text: 'Posto que',
      example:
        'Posto que a legislação seja avançada, a fiscalização insuficiente permite que o crime se repita.',
      warning:
        'Na norma-padrão, equivale a “embora” e pede subjuntivo. Não o use no lugar de “porque”; na dúvida, prefira “embora”.',
    },
  ],
}
