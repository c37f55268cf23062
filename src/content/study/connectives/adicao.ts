/** The connectives of the category Adição ou Continuidade. */
import type { ConnectiveCategory } from '#domain/study/connective.ts'

export const ADICAO: ConnectiveCategory = {
  id: 'adicao',
  name: 'Adição ou Continuidade',
  description: 'Somam um argumento a outro ou dão sequência à mesma ideia, sem mudar de direção.',
  warning: '“Nem” já significa “e não”: para somar duas negações, escreva “nem”, sem o “e” antes.',
  connectives: [
    {
      id: 'alem-disso',
      text: 'Além disso',
      example:
        'A merenda de qualidade alimenta o estudante. Além disso, ela o mantém na escola nos dias em que falta comida em casa.',
      warning:
        'No início da frase, pede vírgula depois. Não escreva “além disso também”: uma das duas expressões já soma.',
    },
    {
      id: 'ademais',
      text: 'Ademais',
      example:
        'Ademais, a falta de bibliotecas públicas afasta da leitura os jovens que não podem comprar livros.',
      warning: 'Uma vez por texto basta: repetido, soa decorado.',
    },
    {
      id: 'outrossim',
      text: 'Outrossim',
      example:
        'Outrossim, cabe lembrar que o transporte precário limita o acesso dos moradores da periferia à cultura.',
      warning: 'Significa “igualmente” e se escreve em uma só palavra. Não indica oposição.',
    },
    {
      id: 'nao-so-mas-tambem',
      text: 'Não só… mas também',
      example:
        'O desemprego não só reduz a renda das famílias, mas também abala a saúde mental de quem perde o trabalho.',
      warning:
        'Ponha cada metade junto do termo que ela soma e mantenha os dois com a mesma construção: “não só reduz… mas também abala”.',
    },
    {
      id: 'bem-como',
      text: 'Bem como',
      example:
        'O Estado deve ampliar os abrigos públicos, bem como oferecer atendimento psicológico às vítimas.',
      warning:
        'Pede vírgula antes. Entre vírgulas, não muda a concordância: “O prefeito, bem como os vereadores, assinou a carta.”',
    },
    {
      id: 'soma-se-a-isso',
      text: 'Soma-se a isso',
      example:
        'Soma-se a isso a escassez de profissionais especializados nas cidades do interior, o que retarda o diagnóstico.',
      warning:
        'O verbo concorda com o que vem depois: “soma-se a isso a escassez”, mas “somam-se a isso as filas”.',
    },
    {
      id: 'nesse-sentido',
      text: 'Nesse sentido',
      example: 'Nesse sentido, a escola revela-se um espaço decisivo para a prevenção da violência.',
      warning:
        'Só cabe quando há uma ideia anterior a retomar. Para o que já foi dito, use “nesse”, e não “neste”.',
    },
  ],
}
