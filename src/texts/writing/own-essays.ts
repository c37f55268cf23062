/** Words around every page that shows a student's own essays. */
export const ownEssaysTexts = {
  pageTitle: 'Minhas redações',
  loading: 'Abrindo as suas redações…',
  noScript: 'Para ver as suas redações, ative o JavaScript neste navegador.',
  guest: {
    heading: 'Entre para ver suas redações',
    lead: 'O histórico fica na sua conta, e só você o lê.',
  },
} as const
