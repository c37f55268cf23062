/** What every page of a student's own essays says, also to who may not see them. */
export const ownEssaysTexts = {
  pageTitle: 'Minhas redações',
  description: 'Suas redações corrigidas, versão por versão, e o seu progresso nas cinco competências.',
  loading: 'Abrindo as suas redações…',
  noScript: 'Para ver as suas redações, ative o JavaScript neste navegador.',
  guest: {
    heading: 'Entre para ver suas redações',
    lead: 'O histórico fica na sua conta, e só você o lê.',
  },
} as const
