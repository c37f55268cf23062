/** The words of the theme bank. */
export const themeBankTexts = {
  title: 'Banco de Temas',
  description:
    'Temas de redação na linguagem do Enem, em sete eixos, com a questão a responder, e todos os temas que a prova já pediu de 1998 a 2025, com as fontes.',
  heading: 'Qual tema você vai encarar hoje?',
  lead: 'Temas na linguagem do Enem, em sete eixos. Cada um mostra o que está em jogo, a pergunta que o seu texto precisa responder e quando a prova já passou por perto.',
  note: 'leia, pense, planeje',
  toExam: 'Ver o que já caiu no Enem',
  axes: 'Eixos temáticos',
  themesOfAxis: (count: number) => `${count} temas para praticar`,
  // Product §2 Theme bank
  practise: 'Praticar este tema',
  print: 'Imprimir a folha',
  nearby: 'o Enem passou perto',
  nearbyYear: (year: number) => `Em ${year}:`,
  noNearby: 'assunto novo na lista',
  source: 'Fonte:',

  exam: {
    heading: 'O que o Enem já pediu',
    lead: 'Os temas de 1998 a 2025, como foram publicados. A prova não repete um tema, mas volta aos mesmos problemas: leia a lista como um mapa.',
    legend: 'Como ler as marcas',
    confirmed: 'Enunciado conferido',
    confirmedMeaning: 'as listas publicadas trazem o tema com estas palavras, salvo detalhe apontado.',
    varies: 'Enunciado com variação',
    variesMeaning: 'o tema é certo, mas as listas publicadas diferem em um detalhe.',
    missing:
      'Edições que nenhuma fonte segura confirma ficaram de fora: algumas provas para pessoas privadas de liberdade (PPL) anteriores a 2017 e a de 2019.',
  },
} as const
