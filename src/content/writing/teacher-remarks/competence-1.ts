/** Remarks of ours on the written norm, for a teacher's bank to begin with (product §10 The teacher's desk). */
import type { BankRemark } from '#domain/writing/teacher-correction/remark.ts'

export const REMARKS_1: readonly BankRemark[] = [
  {
    category: 'spelling',
    effect: 'fault',
    text: '“{trecho}” não se escreve assim. Procure a palavra no dicionário e use a forma certa em duas frases suas: é o jeito mais rápido de não errar de novo.',
  },
  {
    category: 'spelling',
    effect: 'fault',
    text: 'Faltou o acento em “{trecho}”. Leia em voz alta e veja qual sílaba é a mais forte: a regra parte dela.',
  },
  {
    category: 'spelling',
    effect: 'fault',
    text: 'Esta palavra não leva acento. Na dúvida, lembre que só se acentua o que foge do padrão da língua.',
  },
  {
    category: 'spelling',
    effect: 'fault',
    text: 'Nome próprio pede inicial maiúscula: pessoas, países, órgãos e leis. Reveja “{trecho}”.',
  },
  {
    category: 'spelling',
    effect: 'fault',
    text: 'Aqui a inicial é minúscula, porque “{trecho}” não é nome próprio neste trecho.',
  },
  {
    category: 'spelling',
    effect: 'fault',
    text: 'A separação no fim da linha saiu errada. Separe por sílabas, com o hífen ao lado da última letra.',
  },
  {
    category: 'spelling',
    effect: 'fault',
    text: 'Confira o hífen de “{trecho}”: o acordo ortográfico mudou várias dessas palavras, e vale ter a regra à mão.',
  },
  {
    category: 'spelling',
    effect: 'note',
    text: 'Não consegui ler “{trecho}” com certeza. Na prova, letra que o corretor não lê pode virar desvio: capriche um pouco mais aqui.',
  },
  {
    category: 'punctuation',
    effect: 'fault',
    text: 'Não se separa o sujeito do verbo com vírgula, mesmo que o sujeito seja longo. Tire esta vírgula e leia de novo.',
  },
  {
    category: 'punctuation',
    effect: 'fault',
    text: 'Depois de um conectivo no começo da frase, use vírgula: “Além disso, …”, “Portanto, …”.',
  },
  {
    category: 'punctuation',
    effect: 'fault',
    text: 'Esta explicação no meio da frase precisa de duas vírgulas, uma para abrir e outra para fechar.',
  },
  {
    category: 'punctuation',
    effect: 'fault',
    text: 'Aqui cabem duas frases. Troque a vírgula por ponto e comece de novo: o leitor respira, e você evita o período confuso.',
  },
  {
    category: 'punctuation',
    effect: 'fault',
    text: 'A frase começou com uma expressão de tempo ou de lugar. Separe-a com vírgula: “No Brasil atual, …”.',
  },
  {
    category: 'punctuation',
    effect: 'fault',
    text: 'Antes de “mas”, “porém” e “pois” vai vírgula, quando eles ligam duas orações.',
  },
  {
    category: 'punctuation',
    effect: 'fault',
    text: 'Esta frase ficou sem final: falta a oração principal. Junte-a com a anterior ou complete a ideia.',
  },
  {
    category: 'punctuation',
    effect: 'merit',
    text: 'Pontuação segura neste período longo. Ele corre bem e não se perde.',
  },
  {
    category: 'grammar',
    effect: 'fault',
    text: 'O verbo concorda com o sujeito. Pergunte “quem?” ao verbo e confira se “{trecho}” está no singular ou no plural certo.',
  },
  {
    category: 'grammar',
    effect: 'fault',
    text: 'Artigo, substantivo e adjetivo andam juntos em gênero e número. Algo ficou para trás em “{trecho}”.',
  },
  {
    category: 'grammar',
    effect: 'fault',
    text: 'Crase: há preposição e artigo aqui, então são dois “a” num só. Faça o teste do masculino: se virar “ao”, é “à”.',
  },
  {
    category: 'grammar',
    effect: 'fault',
    text: 'Aqui não há crase. Antes de verbo, de palavra masculina e de “essa” ou “uma”, o “a” fica sem acento.',
  },
  {
    category: 'grammar',
    effect: 'fault',
    text: 'Confira a regência: este verbo pede preposição. Quem assiste, assiste a algo; quem visa, visa a algo.',
  },
  {
    category: 'grammar',
    effect: 'fault',
    text: '“Há” indica tempo que passou ou existência; “a” indica tempo que ainda vem. Qual dos dois você quis dizer?',
  },
  {
    category: 'grammar',
    effect: 'fault',
    text: '“Onde” só serve para lugar. Para os outros casos, use “em que” ou “no qual”.',
  },
  {
    category: 'grammar',
    effect: 'fault',
    text: '“Haver” no sentido de existir fica no singular: “houve problemas”, “havia pessoas”.',
  },
  {
    category: 'grammar',
    effect: 'fault',
    text: 'Palavras como “não”, “que” e “quem” puxam o pronome para antes do verbo: “não se pode”, “que se vê”.',
  },
  {
    category: 'grammar',
    effect: 'merit',
    text: 'Concordância difícil, e você acertou. É esse cuidado que leva ao 200 na competência 1.',
  },
  {
    category: 'register',
    effect: 'fault',
    text: '“{trecho}” é da fala. Na redação, prefira uma palavra da escrita formal que diga o mesmo.',
  },
  {
    category: 'register',
    effect: 'fault',
    text: 'Evite falar com o leitor (“você”, “imagine”). O texto dissertativo fala do problema, e não com quem lê.',
  },
  {
    category: 'register',
    effect: 'fault',
    text: '“{trecho}” é vago. Diga o que é: quanto mais exata a palavra, mais forte o seu argumento.',
  },
  {
    category: 'register',
    effect: 'merit',
    text: 'Que boa escolha de palavra, {nome}! Precisa, formal e sem enfeite.',
  },
]
