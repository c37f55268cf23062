/** The connectives of the category Comparação. */
import type { ConnectiveCategory } from '#domain/study/connective.ts'

export const COMPARACAO: ConnectiveCategory = {
  id: 'comparacao',
  name: 'Comparação',
  description: 'Aproximam duas realidades, para mostrar semelhança ou medir diferença.',
  warning:
    '“Que nem” e “igual”, no sentido de “como”, são próprios da fala: na redação, use “como” ou “assim como”.',
  connectives: [
    {
      id: 'assim-como',
      text: 'Assim como',
      example:
        'Assim como a água tratada previne doenças do corpo, a escuta atenta previne o agravamento do sofrimento mental.',
      warning: 'Mantenha a mesma construção nos dois lados e compare elementos da mesma natureza.',
    },
    {
      id: 'da-mesma-forma',
      text: 'Da mesma forma',
      example:
        'O corpo precisa de descanso para se recuperar; da mesma forma, a mente exige pausas para aprender.',
      warning:
        'Sozinho, liga duas orações completas e pede vírgula depois. Com “que”, não: “da mesma forma que o corpo, a mente cansa”.',
    },
    {
      id: 'tal-como',
      text: 'Tal como',
      example:
        'Tal como em “Vidas Secas”, de Graciliano Ramos, famílias inteiras ainda deixam a terra em que vivem à procura de água e de trabalho.',
      warning:
        'Ao comparar com uma obra, diga em que ponto ela se parece com o problema: citar só o título não compara.',
    },
    {
      id: 'tanto-quanto',
      text: 'Tanto… quanto',
      example:
        'O combate ao racismo depende tanto da punição dos agressores quanto da educação das novas gerações.',
      warning: 'Repita a preposição nos dois lados: “tanto da punição quanto da educação”.',
    },
    {
      id: 'mais-do-que',
      text: 'Mais… do que',
      example: 'Uma campanha permanente forma mais hábitos do que uma ação isolada em data comemorativa.',
      warning:
        'Não escreva “mais melhor” nem “mais maior”: o comparativo é “melhor do que” e “maior do que”.',
    },
    {
      id: 'a-semelhanca-de',
      text: 'À semelhança de',
      example:
        'À semelhança do cinto de segurança, que se tornou hábito graças à lei e às campanhas, o capacete precisa de fiscalização constante.',
      warning: 'O acento grave é obrigatório: “à semelhança de”.',
    },
    {
      id: 'em-comparacao-com',
      text: 'Em comparação com',
      example:
        'Em comparação com os bairros centrais, a periferia dispõe, em geral, de menos praças, bibliotecas e linhas de ônibus.',
      warning: null,
    },
  ],
}
