/** The words of the connectives bank. */
export const connectiveBankTexts = {
  title: 'Banco de Conectivos',
  description:
    'Conectivos para a redação em seis categorias, cada um com uma frase de exemplo e o deslize a evitar. Toque para copiar.',
  heading: 'A palavra certa entre uma ideia e outra',
  lead: 'Toque em um conectivo para copiá-lo. O exemplo mostra a pontuação; o aviso, o deslize que mais tira ponto.',
  note: 'varie, mas sem enfeitar',
  categories: 'Categorias de conectivos',
  search: 'Buscar um conectivo',
  noMatch: 'Nenhum conectivo com essas palavras.',
  copy: 'Copiar',
  caution: 'Cuidado',
  watchOut: 'fique de olho',
  /** Names the field from which a person copies by hand. */
  copyByHand: (text: string) => `Copie daqui: ${text}`,

  notices: {
    // Product §2 Connectives bank
    copied: (facts: { text: string }) => ({
      title: 'Copiado!',
      description: `“${facts.text}” está na área de transferência.`,
    }),
    refused: {
      variant: 'destructive' as const,
      title: 'O navegador não deixou copiar',
      description: 'O conectivo ficou selecionado: copie com Ctrl+C ou pelo menu do aparelho.',
    },
  },
} as const
