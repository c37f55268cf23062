/** Texts of "Meus pedidos" in the profile, and of giving a purchase back (CDC art. 49; Decreto 7.962/2013 art. 5º). */

type UsedCounts = { readonly generations: number; readonly corrections: number }

/** "1 geração e 2 correções" */
export function usedCounts({ generations, corrections }: UsedCounts): string {
  return [
    ...(generations > 0 ? [generations === 1 ? '1 geração' : `${generations} gerações`] : []),
    ...(corrections > 0 ? [corrections === 1 ? '1 correção' : `${corrections} correções`] : []),
  ].join(' e ')
}

export const ordersTexts = {
  heading: 'Meus pedidos',
  failed: 'Não conseguimos carregar seus pedidos.',
  number: (facts: { number: number }) => `Pedido nº ${facts.number}`,
  orderedOn: (facts: { date: string }) => `Feito em ${facts.date}`,
  line: (facts: { title: string; quantity: number }) =>
    facts.quantity === 1 ? facts.title : `${facts.quantity} × ${facts.title}`,
  free: 'Grátis',
  paper: 'Recibo e contrato',
  paperOf: (facts: { number: number }) => `Recibo e contrato: pedido nº ${facts.number}`,
  withdrawableUntil: (facts: { day: string }) => `Você pode desistir até ${facts.day}.`,
  status: {
    withdrawn: (facts: { date: string }) => `Você desistiu em ${facts.date}. A devolução já foi pedida.`,
    soldOut: 'O material acabou antes do pagamento. A devolução já foi pedida.',
    refunded: (facts: { date: string }) => `Valor devolvido em ${facts.date}.`,
    refundUnderWay: 'A devolução já foi pedida.',
    failed: (facts: { amount: string }) =>
      `O banco não aceitou a devolução de ${facts.amount}. Mande pela página Contato a sua chave Pix ou os dados da conta.`,
    partRefunded: (facts: { amount: string }) => `Devolvemos ${facts.amount} deste pedido.`,
    partUnderWay: (facts: { amount: string }) => `A devolução de ${facts.amount} já foi pedida.`,
  },
  withdraw: {
    open: 'Desistir da compra',
    openOf: (facts: { number: number }) => `Desistir da compra: pedido nº ${facts.number}`,
    heading: 'Desistir da compra?',
    lead: (facts: { number: number; total: string }) =>
      `Você desfaz o pedido nº ${facts.number} inteiro e recebe ${facts.total} de volta. Não é preciso dizer o motivo.`,
    leadUsed: (facts: { number: number; used: UsedCounts; kept: string; total: string }) =>
      `Você desfaz o pedido nº ${facts.number} inteiro e recebe ${facts.total} de volta. O que você já usou (${usedCounts(facts.used)}: ${facts.kept}) não entra na devolução. Não é preciso dizer o motivo.`,
    consequences: [
      'O dinheiro volta pela mesma forma de pagamento; o que foi pago por boleto volta por Pix ou transferência. O prazo para o valor aparecer depende do banco ou do cartão.',
      'Os materiais deste pedido saem do seu perfil agora, e também as gerações e as correções que você ainda não usou. Se baixou alguma cópia, apague-a, por favor.',
      'Enviamos a confirmação para o seu e-mail.',
    ],
    keep: 'Ficar com o material',
    submit: 'Desistir e receber de volta',
    submitting: 'Desfazendo o pedido...',
    success: {
      title: 'Desistência recebida',
      description: 'A devolução foi pedida. Enviamos a confirmação para o seu e-mail.',
    },
    failureTitle: 'Não foi possível desistir',
    failureDefault: 'Confira sua conexão e tente de novo. Nada mudou no seu pedido.',
    failures: {
      withdrawal_too_late:
        'O prazo de sete dias já terminou. Se algo deu errado, escreva para nós pela página Contato.',
      already_downloaded:
        'Algum material deste pedido já foi baixado. Escreva para nós pela página Contato, com o número do pedido.',
      credits_used: 'Tudo o que veio neste pedido já foi usado, e por isso não há valor a devolver.',
      nothing_to_refund: 'Neste pedido não há valor a devolver.',
    },
  },
} as const
