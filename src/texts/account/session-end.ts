/** Texts of a session's end: by the person's own press, or from elsewhere (product §8). */
export const sessionEndTexts = {
  sessionOver: {
    title: 'Você saiu da conta',
    description:
      'A sessão deste aparelho foi encerrada. Entre de novo: o que você escreveu aqui continua guardado.',
  },
  logout: {
    submit: 'Sair',
    submitting: 'Saindo...',
    // Product §8
    failureTitle: 'Falha ao Sair',
    failureDefault: 'Algo deu errado',
  },
} as const
