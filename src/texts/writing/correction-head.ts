/** Words above a corrected sheet. */
export const correctionHeadTexts = {
  heading: 'A sua correção',
  print: 'Imprimir ou salvar em PDF',
} as const
