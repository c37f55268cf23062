/** Remarks of ours on argument and plan, for a teacher's bank to begin with (product §10 The teacher's desk). */
import type { BankRemark } from '#domain/writing/teacher-correction/remark.ts'

export const REMARKS_3: readonly BankRemark[] = [
  {
    category: 'thesis',
    effect: 'merit',
    text: 'Tese clara, com dois caminhos anunciados. O leitor já sabe para onde você vai.',
  },
  {
    category: 'thesis',
    effect: 'fault',
    text: 'Cadê a tese? Termine a introdução dizendo o que você defende sobre o tema, em uma frase.',
  },
  {
    category: 'thesis',
    effect: 'fault',
    text: 'A tese é ampla demais. Diga por que o problema existe: duas causas bastam, e cada uma vira um parágrafo.',
  },
  {
    category: 'thesis',
    effect: 'fault',
    text: 'Isto é um fato, e não uma opinião. A tese precisa de um ponto de vista com o qual alguém poderia discordar.',
  },
  {
    category: 'thesis',
    effect: 'fault',
    text: 'A introdução prometeu dois argumentos e o texto desenvolveu outro. Ajuste a promessa ou o parágrafo.',
  },
  {
    category: 'thesis',
    effect: 'fault',
    text: 'A ordem dos parágrafos não segue a da tese. Mantenha a mesma sequência: quem lê agradece.',
  },
  {
    category: 'argument',
    effect: 'merit',
    text: 'Argumento completo: causa, explicação e consequência. Guarde este modelo.',
  },
  {
    category: 'argument',
    effect: 'fault',
    text: 'Você afirmou, mas não explicou. Pergunte “por quê?” a esta frase e responda na próxima.',
  },
  {
    category: 'argument',
    effect: 'fault',
    text: 'Faltou a consequência. O que acontece com as pessoas por causa disso?',
  },
  {
    category: 'argument',
    effect: 'fault',
    text: 'O exemplo é bom, mas está sozinho. Diga o que ele prova antes de seguir adiante.',
  },
  {
    category: 'argument',
    effect: 'fault',
    text: 'Este parágrafo tem duas ideias grandes disputando espaço. Fique com uma e vá até o fundo dela.',
  },
  {
    category: 'argument',
    effect: 'fault',
    text: '“{trecho}” é senso comum: todo mundo diz. Mostre um lado que só você viu.',
  },
  {
    category: 'argument',
    effect: 'fault',
    text: 'Cuidado com “todos”, “sempre” e “ninguém”: basta uma exceção para derrubar o argumento. Prefira “muitos” ou “em geral”.',
  },
  {
    category: 'argument',
    effect: 'fault',
    text: 'Aqui há um salto: da primeira ideia para a segunda falta um passo. Escreva a frase do meio.',
  },
  {
    category: 'argument',
    effect: 'fault',
    text: 'O parágrafo repete com outras palavras o que o anterior já disse. Avance: que informação nova ele traz?',
  },
  {
    category: 'argument',
    effect: 'fault',
    text: 'O governo aparece como culpado de tudo. Diga qual órgão falha, em quê e com que resultado.',
  },
  {
    category: 'argument',
    effect: 'fault',
    text: 'Este parágrafo está curto perto do outro. Equilibre: os dois argumentos merecem o mesmo fôlego.',
  },
  {
    category: 'argument',
    effect: 'fault',
    text: 'O tópico frasal não diz do que o parágrafo vai tratar. Comece por uma frase que resuma a ideia.',
  },
  {
    category: 'argument',
    effect: 'fault',
    text: 'Falta fechar o parágrafo. Uma última frase que volte ao tema dá a sensação de tarefa cumprida.',
  },
  {
    category: 'argument',
    effect: 'merit',
    text: 'Gostei da profundidade, {nome}: você não parou na primeira resposta.',
  },
  {
    category: 'argument',
    effect: 'merit',
    text: 'Aqui aparece a sua autoria. É a sua leitura do problema, e ela convence.',
  },
  {
    category: 'argument',
    effect: 'merit',
    text: 'Bom fechamento de parágrafo: retoma a ideia e prepara a próxima.',
  },
  {
    category: 'argument',
    effect: 'note',
    text: 'Antes de escrever, gaste cinco minutos com o projeto: tese, dois argumentos, dois repertórios e a proposta.',
  },
  {
    category: 'argument',
    effect: 'note',
    text: 'Que outra causa explicaria o mesmo problema? Se ela for mais forte, vale a troca na próxima versão.',
  },
  {
    category: 'argument',
    effect: 'note',
    text: 'A ideia é forte e merecia vir antes. Experimente abrir o parágrafo com ela.',
  },
  {
    category: 'contradiction',
    effect: 'fault',
    text: 'Isto contradiz o que você disse no primeiro parágrafo. Decida o seu lado e mantenha-o até o fim.',
  },
  {
    category: 'contradiction',
    effect: 'fault',
    text: 'O exemplo mostra o contrário do que a frase defende. Troque um dos dois.',
  },
  {
    category: 'contradiction',
    effect: 'fault',
    text: 'Este dado não combina com a conclusão que você tirou dele. Releia com calma: o que ele mostra de verdade?',
  },
  {
    category: 'contradiction',
    effect: 'fault',
    text: 'A concessão ficou maior que a sua tese. Reconheça o outro lado em uma frase e volte ao seu.',
  },
  {
    category: 'thesis',
    effect: 'merit',
    text: 'A conclusão retoma a tese com outras palavras: o projeto de texto se fecha aqui.',
  },
]
