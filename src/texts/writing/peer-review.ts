/** Texts that all pages of the Match da Redação share (decision 0066); each page has its own beside. */

export const peerReviewTexts = {
  pageTitle: 'Match da Redação',
  description: 'Troque uma redação com outro estudante e corrijam um ao outro pela matriz do ENEM.',
  lead: 'Você corrige a redação de outro estudante, outro estudante corrige a sua. Ninguém sabe o nome de ninguém.',
  loading: 'Abrindo o Match...',
  failed: 'Não conseguimos abrir o Match.',
  back: 'Voltar ao Match',
  guestLead: 'Entre na sua conta para trocar correções com outros estudantes.',
  actionFailed: {
    variant: 'destructive',
    title: 'Não deu certo',
    description: 'Nada mudou. Confira a conexão e tente de novo.',
  },
} as const
