/** What the e-mails about orders say: the receipt, and money that goes back. */

type OrderNumber = { orderNumber: number }

export const orderMailTexts = {
  total: 'Total',
  coupon: ({ code }: { code: string }) => `Cupom ${code}`,
  free: 'Grátis',
  orderNumber: ({ orderNumber }: OrderNumber) => `Pedido nº ${orderNumber}`,
  line: ({
    quantity,
    productTitle,
    variantTitle,
  }: {
    quantity: number
    productTitle: string
    variantTitle: string
  }) => `${quantity} × ${productTitle}${variantTitle ? ` (${variantTitle})` : ''}`,

  receipt: {
    subject: ({ orderNumber }: OrderNumber) => `Compra confirmada: pedido nº ${orderNumber}`,
    heading: 'Seu material já é seu',
    marked: 'já é seu',
    account:
      'Pagamento confirmado. O material está no seu perfil, na aba Meus Materiais, pronto para baixar quando você quiser.',
    accountButton: 'Abrir Meus Materiais',
    files: ({ files }: { files: readonly string[] }) =>
      `Nesta compra vêm ${files.length} arquivos: ${files.join(' · ')}.`,
    freeSubject: ({ orderNumber }: OrderNumber) => `Seu material gratuito: pedido nº ${orderNumber}`,
    freeAccount:
      'O material gratuito está no seu perfil, na aba Meus Materiais, pronto para baixar quando você quiser.',
    freeGuest: ({ email }: { email: string }) =>
      `Para baixar o material gratuito, crie sua conta com este mesmo e-mail (${email}) e confirme-o: ele aparece sozinho no seu perfil, na aba Meus Materiais.`,
    giftSubject: ({ orderNumber }: OrderNumber) => `Material liberado para você: pedido nº ${orderNumber}`,
    giftHeading: 'Liberado para você',
    giftMarked: 'para você',
    giftAccount:
      'Liberamos este material para você, sem custo. Ele está no seu perfil, na aba Meus Materiais, pronto para baixar quando você quiser.',
    giftGuest: ({ email }: { email: string }) =>
      `Liberamos este material para você, sem custo. Para baixar, crie sua conta com este mesmo e-mail (${email}) e confirme-o: ele aparece sozinho no seu perfil, na aba Meus Materiais.`,
    giftGenerations: ({ generations }: { generations: number }) =>
      generations === 1
        ? 'Liberamos para você mais uma geração no Gerador de Redação, sem custo.'
        : `Liberamos para você mais ${generations} gerações no Gerador de Redação, sem custo.`,
    generationsHeading: 'Sua geração está liberada',
    generationsMarked: 'liberada',
    generations: ({ generations }: { generations: number }) =>
      generations === 1
        ? 'Pagamento confirmado. Você tem mais uma geração no Gerador de Redação.'
        : `Pagamento confirmado. Você tem mais ${generations} gerações no Gerador de Redação.`,
    generationsButton: 'Abrir o gerador',
    correctionsHeading: 'Suas correções estão liberadas',
    correctionsMarked: 'liberadas',
    corrections: ({
      corrections,
      correctionsMonths: months,
    }: {
      corrections: number
      correctionsMonths: number
    }) =>
      `Pagamento confirmado. Você tem mais ${corrections === 1 ? '1 correção' : `${corrections} correções`} da professora, para usar em até ${months === 1 ? '1 mês' : `${months} meses`}. Escreva na sala de escrita e toque em “Enviar para a professora”.`,
    correctionsButton: 'Abrir a sala de escrita',
    guest: ({ email }: { email: string }) =>
      `Pagamento confirmado. Para baixar o material, crie sua conta com este mesmo e-mail (${email}) e confirme-o: a compra aparece sozinha no seu perfil, na aba Meus Materiais.`,
    guestButton: 'Criar minha conta',
    guestNote:
      'Já tem conta com este e-mail? Entre, confirme o e-mail, se ainda não confirmou, e abra o seu perfil.',
    stampNote: 'Cada página do PDF sai com o seu nome e o seu e-mail. O material é de uso pessoal.',
    paperButton: 'Ver recibo e contrato',
    paperNote:
      'No link ficam o recibo e o contrato desta compra, como estavam no dia: guarde ou imprima. Quem tem o link lê os dois, então não o divulgue.',
  },

  refundDue: {
    subject: ({ orderNumber }: OrderNumber) => `Vamos devolver o seu dinheiro: pedido nº ${orderNumber}`,
    heading: 'O seu dinheiro vai voltar',
    marked: 'vai voltar',
    body: 'O seu pagamento chegou depois do fim da reserva, e as últimas unidades já tinham sido vendidas. Nada foi entregue, e o valor pago será devolvido por inteiro, pela mesma forma de pagamento. Você não precisa fazer nada.',
    transfer:
      'O seu boleto foi pago depois do fim da reserva, e as últimas unidades já tinham sido vendidas. Nada foi entregue. Boletos não podem ser estornados: devolvemos o valor inteiro por Pix ou transferência, na conta que você indicar.',
    button: 'Ver o que está disponível',
  },

  withdrawal: {
    subject: ({ orderNumber }: OrderNumber) => `Recebemos a sua desistência: pedido nº ${orderNumber}`,
    heading: 'Desistência recebida',
    marked: 'recebida',
    body: 'Recebemos o seu pedido para desistir desta compra e já pedimos a devolução do que você pagou, pela mesma forma de pagamento. O prazo para o valor aparecer depende do banco ou da administradora do cartão; avisamos você quando a devolução sair.',
    transfer:
      'Recebemos o seu pedido para desistir desta compra. Boletos não podem ser estornados: devolvemos o que você pagou por Pix ou transferência, na conta que você indicar, e avisamos você quando o dinheiro sair.',
    kept: ({ kept }: { kept: string }) =>
      `Você já tinha usado uma parte deste pedido: ${kept} não entram na devolução.`,
    gone: 'O material saiu do seu perfil. Se tiver baixado alguma cópia, apague-a, por favor.',
    button: 'Ver meus pedidos',
    note: 'Guarde esta mensagem: ela prova o dia em que você desistiu.',
  },

  withdrawalNotice: {
    subject: ({ orderNumber }: OrderNumber) => `Desistência do pedido nº ${orderNumber}`,
    heading: 'Um pedido foi desfeito',
    marked: 'desfeito',
    body: 'A pessoa que comprou desistiu dentro do prazo. O acesso ao material foi encerrado e a devolução foi pedida ao meio de pagamento. Você não precisa fazer nada.',
    kept: ({ kept }: { kept: string }) =>
      `Ela já tinha usado uma parte deste pedido: ${kept} ficam com a loja.`,
    transfer:
      'A pessoa que comprou desistiu dentro do prazo. O acesso ao material foi encerrado. O pagamento foi por boleto, que o provedor não estorna: faça um Pix ou transferência para ela e registre no pedido, no painel.',
  },

  refunded: {
    subject: ({ orderNumber }: OrderNumber) => `O seu dinheiro foi devolvido: pedido nº ${orderNumber}`,
    heading: 'O seu dinheiro foi devolvido',
    marked: 'devolvido',
    body: 'A devolução do que você pagou neste pedido foi feita pela mesma forma de pagamento. No cartão, ela pode aparecer só na próxima fatura.',
    transfer:
      'Devolvemos o que você pagou neste pedido, por Pix ou transferência para a conta que você indicou.',
    button: 'Ver a loja',
  },

  /** Before the address of the contact page. */
  askAccount:
    'Escreva para nós pela página Contato, com este mesmo e-mail, e diga a sua chave Pix ou o banco, a agência e a conta:',

  ownerTransfer: {
    subject: ({ orderNumber }: OrderNumber) => `Devolvemos um valor: pedido nº ${orderNumber}`,
    heading: 'Um valor voltou para você',
    marked: 'voltou',
    body: ({ amount }: { amount: string }) =>
      `Devolvemos ${amount} deste pedido por Pix ou transferência, porque boletos não podem ser estornados.`,
    wholeGone: 'Com a devolução, o material saiu do seu perfil.',
    note: 'O dinheiro não chegou? Escreva para nós, com este mesmo e-mail.',
  },

  ownerRefund: {
    subject: ({ orderNumber }: OrderNumber) => `Vamos devolver um valor: pedido nº ${orderNumber}`,
    heading: 'Um valor vai voltar para você',
    marked: 'vai voltar',
    whole: ({ amount }: { amount: string }) =>
      `Pedimos a devolução de ${amount}, tudo o que ainda não tinha voltado deste pedido, pela mesma forma de pagamento. Você não precisa fazer nada.`,
    part: ({ amount }: { amount: string }) =>
      `Pedimos a devolução de ${amount} deste pedido, pela mesma forma de pagamento. Você não precisa fazer nada.`,
    reason: ({ note }: { note: string }) => `Motivo: ${note}`,
    wholeGone: 'Com a devolução, o material saiu do seu perfil.',
    gone: (titles: readonly string[]) =>
      titles.length === 0
        ? 'O material continua no seu perfil.'
        : `Com a devolução, saiu do seu perfil: ${titles.join('; ')}.`,
    button: 'Falar com a gente',
    note: 'O prazo para o valor aparecer depende do banco ou da administradora do cartão. Não esperava esta mensagem? Escreva para nós.',
  },

  refundedPart: {
    subject: ({ orderNumber }: OrderNumber) => `Uma parte do valor voltou: pedido nº ${orderNumber}`,
    heading: 'Uma parte do valor voltou',
    marked: 'voltou',
    body: ({ amount }: { amount: string }) =>
      `Devolvemos ${amount} deste pedido, pela mesma forma de pagamento. No cartão, o valor pode aparecer só na próxima fatura.`,
    transfer: ({ amount }: { amount: string }) =>
      `Devolvemos ${amount} deste pedido, por Pix ou transferência para a conta que você indicou.`,
    button: 'Ver meus pedidos',
  },

  refundFailed: {
    subject: ({ orderNumber }: OrderNumber) => `A devolução não chegou a você: pedido nº ${orderNumber}`,
    heading: 'A devolução não chegou a você',
    marked: 'não chegou',
    owed: ({ amount }: { amount: string }) =>
      `O banco não aceitou a devolução de ${amount} deste pedido, e o dinheiro voltou para a loja. Ele continua sendo seu: vamos mandá-lo por Pix ou transferência, na conta que você indicar.`,
    undone: ({ amount }: { amount: string }) =>
      `O banco não aceitou a devolução de ${amount}, e o dinheiro voltou para a loja. Por isso o seu pedido vale de novo. Se você esperava esse dinheiro, escreva para nós pela página Contato.`,
    openAgain: 'O material voltou ao seu perfil.',
    openMeanwhile: 'Enquanto o dinheiro não chega a você, o material fica de novo no seu perfil.',
    button: 'Ver meus pedidos',
  },

  disputeReversed: {
    subject: ({ orderNumber }: OrderNumber) => `O banco mudou a decisão: pedido nº ${orderNumber}`,
    heading: 'O banco mudou a decisão',
    marked: 'mudou',
    undone: ({ amount }: { amount: string }) =>
      `O banco decidiu a contestação deste pedido a favor da loja, e os ${amount} voltaram para ela. Por isso o seu pedido vale de novo.`,
    owed: ({ amount }: { amount: string }) =>
      `O banco decidiu a contestação deste pedido a favor da loja, e os ${amount} voltaram para ela. Como a devolução já tinha sido pedida, pedimos que o valor volte para você pela mesma forma de pagamento.`,
  },

  refundFailedNotice: {
    subject: ({ orderNumber }: OrderNumber) => `Dinheiro de volta na loja: pedido nº ${orderNumber}`,
    heading: 'O dinheiro voltou para a loja',
    marked: 'voltou',
    owed: ({ amount }: { amount: string }) =>
      `O banco de quem comprou não aceitou a devolução de ${amount}. O valor voltou para a sua conta no provedor, mas continua devido: faça um Pix ou transferência para a pessoa e registre no pedido, no painel. Ela recebeu um e-mail que pede os dados da conta.`,
    undone: ({ amount }: { amount: string }) =>
      `O banco de quem comprou não aceitou a devolução de ${amount} que foi feita no painel do provedor. O valor voltou para a sua conta, e o pedido conta de novo como pago. Você não precisa fazer nada, a não ser que ainda queira devolver.`,
    disputeOwed: ({ amount }: { amount: string }) =>
      `O banco decidiu a contestação a favor da loja, depois de ter decidido contra ela: ${amount} voltaram. Como a devolução deste pedido já era devida, pedimos de novo ao provedor.`,
    disputeUndone: ({ amount }: { amount: string }) =>
      `O banco decidiu a contestação a favor da loja, depois de ter decidido contra ela: ${amount} voltaram, e o pedido conta de novo como pago.`,
    openAgain: 'O acesso ao material foi reaberto.',
    button: 'Abrir o pedido',
  },
}
