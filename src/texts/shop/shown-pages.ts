/** The dialog with the pages of what is sold. */
export const shownPagesTexts = {
  previous: 'Página anterior',
  next: 'Próxima página',
  close: 'Fechar',
} as const
