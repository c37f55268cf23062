/** Texts of the test payment page and of the page after a purchase (product §2 Success; decision 0013). */

export const paymentTexts = {
  pageTitle: (facts: { number: number }) => `Pagamento do pedido ${facts.number}`,
  sandboxMark: 'Ambiente de teste',
  sandboxLead: 'Este pagamento é simulado: nenhum dinheiro sai da sua conta nem chega à loja.',
  heading: 'Pagamento',
  description: 'Confira seu pedido e escolha como pagar.',
  freeHeading: 'Seu material gratuito',
  order: (facts: { number: number }) => `Pedido nº ${facts.number}`,
  summary: 'Resumo do pedido',
  quantity: (facts: { quantity: number }) => `${facts.quantity} un.`,
  total: 'Total',
  contract: 'Ler o contrato desta compra',
  contractHint: 'Resumo, termos e como desistir em até sete dias. Abre em outra aba: guarde ou imprima.',
  /** Below the button of a provider's own page; the address is a Markdown link. */
  contractAtProvider: (facts: { address: string }) =>
    `Ao pagar, você aceita o [contrato desta compra](${facts.address}). Você pode desistir em até sete dias.`,
  contractInPlainText: (facts: { address: string }) =>
    `Ao pagar, você aceita o contrato desta compra: ${facts.address}. Você pode desistir em até sete dias.`,
  free: 'Grátis',
  reservedUntil: (facts: { time: string }) => `Reservado para você até ${facts.time}.`,
  buyer: 'Quem vai receber',
  buyerIs: (facts: { email: string }) => `A compra vai para a conta de ${facts.email}.`,
  email: 'E-mail',
  emailHint: 'O material fica na conta que confirmar este e-mail.',
  unusual: {
    title: ({ meant }: { meant: string }) => `Você quis dizer ${meant}?`,
    lead: ({ typed }: { typed: string }) =>
      `O material vai para o e-mail que você escrever. Se ${typed} está certo, é só escolher de novo abaixo.`,
    use: ({ meant }: { meant: string }) => `Usar ${meant}`,
  },
  name: 'Nome completo',
  nameHint: 'Aparece nas páginas do material.',
  outcome: 'Como pagar',
  sending: 'Enviando…',
  pix: 'Pagar com Pix',
  card: 'Pagar com cartão',
  receiveFree: 'Receber gratuitamente',
  otherOutcomes: 'Outros resultados',
  refuse: 'Recusar',
  refuseHint: 'Simula um pagamento que o banco não aprova.',
  cancel: 'Cancelar',
  cancelHint: 'Cancela o pedido e volta para a loja.',
  refused: {
    title: 'Pagamento recusado',
    description: 'Nada foi cobrado e seu pedido continua aberto. Tente de novo ou use outra forma.',
  },
  expired: {
    title: 'A reserva terminou',
    description: 'Você ainda pode pagar: se o material continuar disponível, ele é seu.',
  },
  paid: {
    heading: 'Este pedido já está pago',
    lead: 'Obrigado! O material está no seu perfil.',
    toSuccess: 'Ver o que fazer agora',
  },
  canceled: {
    heading: 'Este pedido foi cancelado',
    lead: 'Nada foi cobrado. Se mudou de ideia, faça um novo pedido pela loja.',
    toStore: 'Voltar para a loja',
  },
  refundDue: {
    heading: 'Vamos devolver o valor deste pedido',
    lead: 'A devolução já foi pedida, pela mesma forma de pagamento. Você não precisa fazer nada.',
    toStore: 'Voltar para a loja',
  },
  refunded: {
    heading: 'O valor deste pedido foi devolvido',
    lead: 'A devolução já foi feita pela mesma forma de pagamento.',
    toStore: 'Voltar para a loja',
  },
  notFound: {
    heading: 'Não encontramos este pedido',
    lead: 'O link pode estar incompleto. Use o link inteiro ou faça um novo pedido pela loja.',
    toStore: 'Ir para a loja',
  },
  failed: {
    heading: 'A página de pagamento não abriu',
    lead: 'Nada foi cobrado. Recarregue a página em instantes.',
  },
  refusals: {
    'email-required': 'Digite seu e-mail para receber o material.',
    'email-invalid': 'Confira o e-mail: falta algo nele.',
    'email-unusual': 'Confira o e-mail antes de continuar.',
    'too-many-receipts':
      'Este e-mail já recebeu muitos recibos nas últimas horas. Tente de novo amanhã ou use outro endereço.',
    'already-decided': 'Este pedido já foi decidido. Veja abaixo como ele está.',
    'not-found': 'Não encontramos este pedido.',
  },
} as const

export const successTexts = {
  pageTitle: 'Pagamento bem-sucedido!',
  description: 'Seu novo material está disponível no seu perfil.',
  // Product §2 Success
  heading: 'Pagamento bem-sucedido!',
  lead: 'Seu novo material já está disponível no seu perfil para download.',
  /** Where nothing was paid. */
  free: {
    heading: 'Seu material gratuito é seu!',
    lead: 'Ele já está disponível no seu perfil para download.',
  },
  toProfile: 'Ver meus materiais',
  toStore: 'Voltar para a loja',
  /** Where the receipt has gone: a slip in it is seen here first. */
  sentTo: ({ email }: { email: string }) => `Mandamos o recibo para ${email}.`,
  mend: {
    open: 'Errou o e-mail? Corrigir agora',
    email: 'E-mail certo',
    invalid: 'Confira o e-mail: falta algo nele.',
    submit: 'Trocar o e-mail',
    submitting: 'Trocando...',
    done: { title: 'E-mail trocado', description: 'Mandamos o recibo para o endereço novo.' },
    failed: {
      variant: 'destructive' as const,
      title: 'O e-mail não foi trocado',
      description: 'Fale com a gente pela página Contato e diga o número do pedido.',
    },
  },
  arriving: 'Estamos colocando o material no seu perfil...',
  arrived: (facts: { title: string }) => `${facts.title} está no seu perfil.`,
  late: 'O material ainda está a caminho: ele aparece no seu perfil em instantes.',
  guest: {
    heading: 'Comprou sem entrar na conta?',
    lead: 'Crie sua conta com o mesmo e-mail da compra e confirme esse e-mail: o material aparece em Meus Materiais.',
    toSignUp: 'Criar conta',
    toLogin: 'Já tenho conta',
  },
  writtenTo: ({ email }: { email: string }) => `O recibo vai para ${email}.`,
  unusual: {
    title: ({ meant }: { meant: string }) => `Você quis dizer ${meant}?`,
    lead: ({ number }: { number: number }) =>
      `Se o e-mail da compra saiu errado, escreva para nós com o número do pedido (${number}) e o e-mail certo: corrigimos e enviamos tudo de novo.`,
    action: 'Pedir a correção',
  },
  unconfirmed:
    'Comprou com o e-mail desta conta antes de entrar? Confirme seu e-mail para o material aparecer no perfil.',
} as const
