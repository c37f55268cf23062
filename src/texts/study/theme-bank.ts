/** The words of the theme bank. */
export const themeBankTexts = {
  title: 'Banco de Temas',
  description:
    'Temas de redação na linguagem do ENEM, em sete eixos, com a questão a responder, e todos os temas que a prova já pediu de 1998 a 2025, com as fontes.',
  heading: 'Qual tema você vai encarar hoje?',
  lead: 'Temas na linguagem do ENEM, em sete eixos. Cada um mostra o que está em jogo, a pergunta que o seu texto precisa responder e quando a prova já passou por perto.',
  note: 'leia, pense, planeje',
  toExam: 'Ver o que já caiu no ENEM',
  axes: 'Eixos temáticos',
  themesOfAxis: (count: number) => `${count} temas para praticar`,
  // Product §2 Theme bank
  practise: 'Praticar este tema',
  print: 'Imprimir a folha',
  nearby: 'o ENEM passou perto',
  nearbyYear: (year: number) => `Em ${year}:`,
  noNearby: 'assunto novo na lista',
  source: 'Fonte:',

  exam: {
    heading: 'O que o ENEM já pediu',
    lead: 'Os temas de 1998 a 2025, como foram publicados. A prova não repete um tema, mas volta aos mesmos problemas: leia a lista como um mapa.',
    search: 'Buscar por palavra ou ano',
    found: ({ count }: { count: number }) =>
      count === 0 ? 'Nenhum tema com essas palavras.' : count === 1 ? '1 tema' : `${count} temas`,
    older: ({ from, to }: { from: number; to: number }) => `Ver os temas de ${from} a ${to}`,
    practise: 'Praticar',
    legend: 'Como ler as marcas',
    confirmed: 'Enunciado conferido',
    confirmedMeaning: 'as listas publicadas trazem o tema com estas palavras, salvo detalhe apontado.',
    varies: 'Enunciado com variação',
    variesMeaning: 'o tema é certo, mas as listas publicadas diferem em um detalhe.',
    missing:
      'Edições que nenhuma fonte segura confirma ficaram de fora: algumas provas para pessoas privadas de liberdade (PPL) anteriores a 2017 e a de 2019.',
  },
} as const
