/** Texts of giving money back on the order's admin page: by the provider, or noted after a transfer by hand. */

export const refundsAdminTexts = {
  open: 'Devolver dinheiro',
  heading: (facts: { number: number }) => `Devolver dinheiro: pedido nº ${facts.number}`,
  lead: (facts: { amount: string }) =>
    `Ainda é possível devolver ${facts.amount}. O dinheiro volta pela mesma forma de pagamento, e quem comprou recebe um e-mail.`,
  how: 'Quanto',
  whole: (facts: { amount: string }) => `Tudo o que resta: ${facts.amount}`,
  wholeHint: 'O pedido é desfeito e o acesso a todos os materiais termina agora.',
  part: 'Uma parte',
  partHint: 'O pedido continua pago. Você escolhe quais materiais saem do perfil.',
  amountOf: (facts: { symbol: string }) => `Valor a devolver (${facts.symbol})`,
  amountHint: 'Por exemplo: 27,50',
  amountWrong: (facts: { most: string }) => `Digite um valor entre 0,01 e ${facts.most}.`,
  note: 'Motivo',
  noteHint: 'Quem comprou lê este motivo no e-mail.',
  noteWrong: 'Escreva o motivo, com pelo menos 3 letras.',
  lines: 'Materiais que saem do perfil',
  linesHint: 'Sem nenhum marcado, tudo continua disponível.',
  transfer: {
    open: 'Registrar devolução',
    heading: (facts: { number: number }) => `Registrar devolução: pedido nº ${facts.number}`,
    lead: (facts: { amount: string }) =>
      `Ainda é possível devolver ${facts.amount}. O provedor não estorna este pagamento: transfira o valor primeiro, depois registre. Quem comprou recebe um e-mail.`,
    to: (facts: { buyer: string }) => `Peça a chave Pix ou os dados da conta a ${facts.buyer}.`,
    confirm: 'Já transferi este valor',
    confirmMissing: 'Registre só depois de transferir.',
    submit: 'Registrar devolução',
    submitting: 'Registrando...',
    cancel: 'Ainda não',
    done: { title: 'Devolução registrada', description: 'Quem comprou recebe um e-mail.' },
    record: 'Registrar transferência',
    recordTitle: (facts: { amount: string }) => `Registrar a transferência de ${facts.amount}?`,
    recordBody: (facts: { buyer: string }) =>
      `Confirme só depois de transferir o valor para ${facts.buyer}. Quem comprou recebe um e-mail, e o registro não pode ser desfeito.`,
  },
  cancel: 'Não devolver',
  submit: 'Devolver agora',
  submitting: 'Devolvendo...',
  done: { title: 'Devolução pedida', description: 'O provedor recebe o pedido em instantes.' },
  failureTitle: 'A devolução não foi pedida',
  failureDefault: 'Confira sua conexão e tente de novo. Repetir não devolve duas vezes.',
  failures: {
    refund_too_much: 'O valor é maior do que o que resta. Veja o pedido de novo.',
    refund_under_way: 'Este pedido já está sendo devolvido por inteiro.',
    order_disputed: 'O pagamento está em contestação no banco: espere a decisão.',
    nothing_paid: 'Nada foi pago neste pedido.',
    refund_by_provider: 'O provedor devolve este pagamento sozinho. Veja o pedido de novo.',
    refund_by_transfer:
      'O provedor não devolve este pagamento. Recarregue a página para registrar a transferência.',
    unknown_line: 'Um dos materiais não é deste pedido. Recarregue a página.',
  } as Readonly<Record<string, string>>,
} as const
