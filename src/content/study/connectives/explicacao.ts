/** The connectives of the category Explicação ou Exemplificação. */
import type { ConnectiveCategory } from '#domain/study/connective.ts'

export const EXPLICACAO: ConnectiveCategory = {
  id: 'explicacao',
  name: 'Explicação ou Exemplificação',
  description: 'Esclarecem uma ideia com outras palavras ou a sustentam com um caso concreto.',
  warning:
    '“Onde” só retoma lugar. Para épocas, situações e ideias, use “em que”: “uma época em que se lê pouco”.',
  connectives: [
    {
      id: 'isto-e',
      text: 'Isto é',
      example: 'A cidadania é um exercício diário, isto é, não se resume ao voto de tempos em tempos.',
      warning: 'Fica entre vírgulas. O que vem depois deve esclarecer, e não repetir, o que veio antes.',
    },
    {
      id: 'ou-seja',
      text: 'Ou seja',
      example:
        'Muitos brasileiros vivem na informalidade, ou seja, sem a proteção que a carteira assinada oferece.',
      warning: 'Fica entre vírgulas e não varia: nesse uso, “ou sejam” não existe.',
    },
    {
      id: 'em-outras-palavras',
      text: 'Em outras palavras',
      example:
        'O direito à saúde é de todos; em outras palavras, ninguém pode ser excluído do atendimento por falta de dinheiro.',
      warning: null,
    },
    {
      id: 'por-exemplo',
      text: 'Por exemplo',
      example:
        'A leitura diária em sala de aula, por exemplo, aproxima o estudante dos livros sem exigir grandes recursos.',
      warning: 'Fica entre vírgulas. Um exemplo explicado prova mais do que três apenas citados.',
    },
    {
      id: 'a-exemplo-de',
      text: 'A exemplo de',
      example:
        'Algumas leis mudaram costumes, a exemplo da que proibiu o fumo em ambientes coletivos fechados.',
      warning: 'Não leva acento grave, pois “exemplo” é masculino: “a exemplo de”.',
    },
    {
      id: 'com-efeito',
      text: 'Com efeito',
      example:
        'Com efeito, quem não compreende um contrato dificilmente consegue defender os próprios direitos.',
      warning: 'Significa “de fato”: confirma o que se acabou de afirmar. Não introduz consequência.',
    },
    {
      id: 'pois',
      text: 'Pois',
      example:
        'É preciso ampliar as creches públicas, pois a falta de vagas impede muitas mães de trabalhar.',
      warning:
        'Antes do verbo, explica: “pois a falta impede”. Depois dele e entre vírgulas, conclui: “É preciso, pois, agir.”',
    },
  ],
}
