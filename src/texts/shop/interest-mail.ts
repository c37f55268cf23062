/** The two mails of `Me avise!` (decision 0135). */
type Waited = { title: string }

export const interestMailTexts = {
  'interest-confirm': {
    subject: ({ title }: Waited) => `Confirme o seu pedido de aviso: ${title}`,
    heading: 'Foi você quem pediu?',
    marked: 'você',
    body: ({ title }: Waited) =>
      `Alguém pediu, com este endereço, um aviso por e-mail sobre “${title}”. Se foi você, confirme no botão abaixo: vamos escrever uma única vez, quando estiver pronto.`,
    button: 'Confirmar o pedido',
    note: 'Se não foi você, ignore esta mensagem: sem a confirmação, não escrevemos, e o pedido é apagado em sete dias.',
  },
  'interest-available': {
    subject: ({ title }: Waited) => `Já está disponível: ${title}`,
    heading: 'O que você esperava chegou',
    marked: 'chegou',
    body: ({ title }: Waited) => `Você pediu para saber quando “${title}” estivesse disponível. Já está!`,
    button: 'Ver agora',
    note: 'Este é o único aviso deste pedido: não vamos repeti-lo.',
  },
} as const
