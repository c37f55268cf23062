/** Texts of the e-mail's confirmation: its page, and the way to another message (product §2, §5, §8). */
export const confirmationTexts = {
  page: {
    pageTitle: 'Confirmar e-mail',
    description: 'Confirme o e-mail da sua conta na Domine a Redação.',
    heading: 'Confirme seu e-mail',
    lead: 'Falta um clique. Depois dele, compras feitas com este e-mail aparecem no seu perfil.',
    warning:
      'Se você não criou esta conta, não confirme: quem a criou passaria a ver as compras feitas com este e-mail.',
    submit: 'Confirmar meu e-mail',
    submitting: 'Confirmando...',
    done: {
      heading: 'E-mail confirmado!',
      lead: 'Pronto: tudo o que você comprou com este e-mail está em Meus Materiais.',
      toProfile: 'Ver meus materiais',
      goOn: 'Continuar de onde parei',
    },
    expired: {
      heading: 'Este link não vale mais',
      lead: 'Ele já foi usado ou passou da validade. Peça outro: o novo chega em instantes.',
    },
    incomplete: {
      heading: 'Este link está incompleto',
      lead: 'Abra o link direto da mensagem que enviamos ou peça outro.',
    },
    failureTitle: 'Não foi possível confirmar',
    alreadyConfirmed: 'Seu e-mail já está confirmado.',
  },
  /** After a sign-up where the shop asks for the proof of the e-mail first. */
  pending: {
    heading: 'Confirme seu e-mail',
    lead: (facts: { email: string }) =>
      `Falta um passo: abra a mensagem que enviamos para ${facts.email} e confirme. Depois disso, você entra na sua conta.`,
    notArrived: 'Não chegou? Olhe a caixa de spam. Depois de um minuto, você pode pedir outra mensagem.',
  },
  resend: {
    email: 'E-mail da sua conta',
    submit: 'Reenviar e-mail de confirmação',
    submitting: 'Enviando...',
    success: {
      title: 'Confira sua caixa de entrada',
      description: 'Se houver uma conta com este e-mail à espera de confirmação, o link chega em instantes.',
    },
    failureTitle: 'Não foi possível reenviar',
  },
} as const
