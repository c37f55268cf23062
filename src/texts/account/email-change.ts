/** Texts of the page that confirms a change of e-mail, one mailbox after the other. */

export const emailChangeTexts = {
  heading: 'Confirme a troca de e-mail',
  lead: 'A troca acontece quando cada endereço que recebeu a nossa mensagem confirmar.',
  warning: 'Se você não pediu a troca, não confirme e crie uma nova senha: alguém pode estar na sua conta.',
  submit: 'Confirmar a troca',
  submitting: 'Confirmando...',
  failureTitle: 'Não foi possível confirmar',
  'other-mailbox': {
    heading: 'Falta o outro e-mail',
    lead: 'Este endereço está confirmado. Agora abra a mensagem que enviamos ao outro e confirme lá também.',
  },
  done: {
    heading: 'E-mail trocado!',
    lead: (facts: { email: string }) => `A partir de agora, você entra com ${facts.email}.`,
    next: 'Ir para o meu perfil',
  },
  taken: {
    heading: 'Este e-mail já tem uma conta',
    lead: 'Outra conta passou a usar o endereço novo antes da confirmação. A sua conta continua com o e-mail de sempre.',
    next: 'Ir para o meu perfil',
  },
  expired: {
    heading: 'Este link não vale mais',
    lead: 'Ele já foi usado, passou da validade ou a troca foi cancelada. Se ainda quiser trocar, peça de novo no seu perfil, em Configurações.',
    next: 'Ir para o meu perfil',
  },
} as const
