/** The sheet of the first screen (decision 0163). */
export const firstSheetTexts = {
  label: 'Escreva ou cole um parágrafo da sua redação',
  placeholder: 'Escreva ou cole aqui um parágrafo da sua redação. As marcas aparecem enquanto você escreve.',
  submit: 'Corrigir minha redação agora',
  useExample: 'Testar com um exemplo',
  /** With faults of several kinds, as a student would make them; ours. */
  example:
    'No Brasil a evasão escolar ainda é um problema serio. Muitos jovens abandona a escola porque precisam trabalhar, mais nem todos conseguem voltar. Além disso o governo não investe o suficiente para que essas pessoas tenham acesso a educação.',
  reading: 'Lendo o seu texto...',
  failed: 'Não deu para ler agora. Confira a conexão e toque no botão de novo.',
  short: 'Escreva pelo menos uma frase para a correção começar.',
  clean: 'Nada para corrigir neste trecho. A nota e as cinco competências aparecem na folha inteira.',
  found: ({ count }: { count: number }) =>
    count === 1
      ? 'Um ponto para corrigir. Arrume na folha e veja a marca sumir.'
      : `${count} pontos para corrigir. Arrume na folha e veja as marcas sumirem.`,
  more: ({ count }: { count: number }) =>
    count === 1 ? 'E mais uma marca na folha.' : `E mais ${count} marcas na folha.`,
  toRoom: 'Continuar na folha inteira',
  promise: 'Sem cadastro, e não guardamos o seu texto.',
  taken: {
    title: 'Você já tem um texto na folha.',
    lead: 'Se trocar, o texto que está lá sai deste aparelho.',
    open: 'Abrir o texto de lá',
    replace: 'Trocar por este',
  },
} as const
