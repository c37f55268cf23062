/** `Me avise!`: a request that is kept (decision 0083). Its notice while the feature is off is that of commonTexts. */
export const interestTexts = {
  // Product §2 Placeholders
  button: 'Me avise!',
  heading: 'Avisamos você por e-mail',
  lead: 'Uma mensagem só, quando estiver pronto. Para sair da lista, basta pedir pela página Contato.',
  email: 'Seu e-mail',
  emailProblem: 'Digite um e-mail válido, como nome@exemplo.com.',
  /** Kept word for word with the request. */
  consent: 'Quero receber um e-mail quando esta novidade estiver disponível.',
  consentProblem: 'Marque para podermos avisar você.',
  submit: 'Quero receber o aviso',
  submitting: 'Enviando…',
  success: { title: 'Combinado!', description: 'Avisaremos você assim que estiver pronto.' },
  failure: {
    variant: 'destructive',
    title: 'Não foi possível guardar',
    description: 'Confira sua conexão e tente de novo.',
  },
} as const
