/** Texts of the orders admin page (/painel/pedidos): the list, one order with its history, giving money back, tables. */

import type { ExportKind, OrderFilter } from '#domain/console/orders-admin-wire.ts'
import type { OrderStatus } from '#domain/shop/order.ts'
import type { DifferenceKind } from '#domain/shop/payment-difference.ts'
import type { DisputeStatus, RefundReason } from '#domain/shop/refund.ts'

const states = {
  pending: 'À espera do pagamento',
  paid: 'Pago',
  expired: 'Não foi pago a tempo',
  canceled: 'Cancelado',
  refund_due: 'Devolução em andamento',
  refunded: 'Devolvido',
} as const satisfies Record<OrderStatus, string>

export const ordersAdminTexts = {
  label: 'Pedidos',
  title: 'Pedidos',
  lead: 'O que foi comprado, o que aconteceu com cada pedido e o que ainda pode ser devolvido.',
  loading: 'Carregando pedidos...',
  failed: 'Não conseguimos carregar os pedidos.',
  more: 'Mostrar mais pedidos',
  empty: 'Nenhum pedido aqui',
  emptyLead: 'Mude o filtro ou a busca, ou espere a primeira compra.',
  search: 'Número do pedido, e-mail ou nome',
  filter: 'Situação',
  filters: {
    all: 'Todas',
    paid: 'Pagos',
    'part-refunded': 'Devolvidos em parte',
    refund_due: 'Devolução em andamento',
    refunded: 'Devolvidos',
    disputed: 'Em contestação',
    pending: 'À espera do pagamento',
    unpaid: 'Não pagos',
  } satisfies Record<OrderFilter, string>,
  states,
  partRefunded: 'Devolvido em parte',
  disputed: 'Em contestação',
  test: 'Teste',
  number: (facts: { number: number }) => `Pedido nº ${facts.number}`,
  noBuyer: 'Comprador ainda não informado',
  andMore: (facts: { count: number }) => (facts.count === 1 ? 'e mais 1' : `e mais ${facts.count}`),
  free: 'Grátis',
  moment: (facts: { day: string; time: string }) => `${facts.day}, ${facts.time}`,

  detail: {
    back: 'Todos os pedidos',
    notFound: 'Nenhum pedido tem este número.',
    buyer: 'Quem comprou',
    accountLabel: 'Conta',
    account: 'Abrir a conta',
    guest: 'Comprou sem conta',
    payment: 'Pagamento',
    providers: {
      stripe: 'Stripe',
      'mercado-pago': 'Mercado Pago',
      sandbox: 'Ambiente de teste',
      free: 'Gratuito',
      gift: 'Dado por você',
    } as Readonly<Record<string, string>>,
    methods: { card: 'cartão', pix: 'Pix', boleto: 'boleto' } as Readonly<Record<string, string>>,
    lines: 'Itens',
    partner: ({ code, sharePercent, isOwn }: { code: string; sharePercent: number; isOwn: boolean }) =>
      isOwn
        ? `Veio pelo link de “${code}”: é compra da própria parceria, sem parte`
        : `Veio pelo link de “${code}”: parte de ${sharePercent}%`,
    access: { open: 'Acesso liberado', closed: 'Sem acesso' },
    downloads: (facts: { count: number }) =>
      facts.count === 0 ? 'nenhum download' : facts.count === 1 ? '1 download' : `${facts.count} downloads`,
    total: 'Total',
    refunded: 'Já devolvido',
    used: 'Já usado',
    usedOf: (facts: { used: string; amount: string }) =>
      `${facts.used} (${facts.amount}): quem desiste não recebe este valor de volta`,
    kept: 'Não devolvido, por já ter sido usado',
    paper: 'Ver recibo e contrato',
    correctEmail: {
      open: 'Corrigir o e-mail',
      heading: ({ number }: { number: number }) => `Corrigir o e-mail: pedido nº ${number}`,
      lead: ({ email }: { email: string }) =>
        `Agora está ${email}. O acesso e o recibo vão para o e-mail certo, e o link do recibo antigo deixa de abrir. Nada é escrito ao e-mail errado.`,
      label: 'E-mail certo',
      hint: 'Confira letra por letra com quem comprou.',
      wrong: 'Escreva um e-mail completo, como nome@gmail.com.',
      same: 'Este já é o e-mail do pedido.',
      submit: 'Corrigir e enviar',
      submitting: 'Corrigindo...',
      cancel: 'Deixar como está',
      done: { title: 'E-mail corrigido', description: 'O recibo já está a caminho.' },
    },
    takeBack: {
      open: 'Retirar o material dado',
      heading: 'Retirar o que você deu?',
      lead: 'O material sai do perfil de quem recebeu, agora. Ninguém é avisado por e-mail.',
      submit: 'Retirar',
      cancel: 'Deixar como está',
      done: 'Material retirado',
    },
    resend: 'Enviar o recibo de novo',
    resent: { title: 'Recibo a caminho', description: 'Ele sai para o e-mail de quem comprou.' },
    refunds: 'Devoluções',
    refundState: {
      done: (facts: { day: string }) => `concluída em ${facts.day}`,
      open: 'pedida ao provedor',
      transferred: (facts: { day: string }) => `feita por você, por transferência, em ${facts.day}`,
      yours: 'à espera da sua transferência',
    },
    unrefundable: (facts: { method: string; provider: string }) =>
      `Pagamentos por ${facts.method} não podem ser estornados pelo provedor (${facts.provider}), nem pelo painel dele. Para devolver, faça um Pix ou transferência para quem comprou e registre aqui.`,
    disputes: 'Contestações',
    disputeLead:
      'Quem comprou contestou o pagamento no banco. Enquanto o banco decide, o acesso continua e não é possível devolver por aqui: seria pagar duas vezes. Responda no painel do provedor. Se o banco der razão a quem comprou, o valor conta como devolvido e o acesso termina.',
    inquiryLead:
      'O banco de quem comprou só pediu informações sobre o pagamento: ainda não tirou o dinheiro da loja. Você pode responder no painel do provedor ou devolver por aqui. Devolver tudo encerra a consulta.',
    inquiry: 'consulta do banco',
    disputeStates: {
      open: 'em análise pelo banco',
      won: 'decidida a favor da loja',
      lost: 'decidida a favor de quem comprou',
    } satisfies Record<DisputeStatus, string>,
    timeline: 'O que aconteceu',
  },

  reasons: {
    withdrawal: 'desistência de quem comprou',
    'sold-out': 'o estoque acabou antes do pagamento',
    provider: 'feita no painel do provedor',
    owner: 'feita por você',
    dispute: 'contestação perdida',
  } satisfies Record<RefundReason, string>,

  entries: {
    made: 'Pedido feito',
    payment: {
      waiting: 'O provedor espera o pagamento',
      approved: 'O provedor informou o pagamento',
      refused: 'Pagamento recusado',
      canceled: 'Pagamento cancelado',
      refunded: 'O provedor informou a devolução',
    } as Readonly<Record<string, string>>,
    outcomes: {
      paid: 'o pedido foi pago',
      'paid-late': 'o pedido foi pago depois do prazo',
      'refund-due': 'não havia mais estoque: o valor volta',
      'amount-mismatch': 'valor ou moeda diferentes do pedido: nada foi liberado',
      'no-change': 'nada mudou',
      waiting: 'o estoque fica reservado',
      refused: 'o pedido continua aberto',
      canceled: 'o pedido foi cancelado',
      refunded: 'tudo foi devolvido',
      'refunded-part': 'uma parte foi devolvida',
      'refund-failed': 'o dinheiro voltou para a loja',
      'dispute-opened': 'o pagamento foi contestado',
      'dispute-closed': 'a contestação foi decidida',
    } as Readonly<Record<string, string>>,
    delivered: (facts: { title: string }) => `Acesso liberado: ${facts.title}`,
    accessEnded: (facts: { title: string }) => `Acesso encerrado: ${facts.title}`,
    downloaded: (facts: { title: string; times: number }) =>
      facts.times === 1
        ? `Baixado: ${facts.title}`
        : `Baixado ${facts.times} vezes, a última neste momento: ${facts.title}`,
    mails: {
      receipt: 'Recibo',
      'refund-due': 'Aviso de devolução',
      withdrawal: 'Confirmação da desistência',
      refunded: 'Aviso de valor devolvido',
      'payment-waiting': 'Boleto',
      'payment-reminder': 'Lembrete do boleto',
      'payment-lapsed': 'Aviso de boleto vencido',
      'owner-refund': 'Aviso de devolução',
      'refunded-part': 'Aviso de devolução em parte',
      'refund-failed': 'Aviso de devolução que não chegou',
    } as Readonly<Record<string, string>>,
    mailSent: (facts: { mail: string }) => `${facts.mail}: e-mail enviado`,
    mailWaiting: (facts: { mail: string }) => `${facts.mail}: e-mail na fila`,
    emailCorrected: ({ from, to }: { from: string; to: string }) => `E-mail corrigido: de ${from} para ${to}`,
    emailCorrectedOnly: 'E-mail corrigido',
    refundAsked: (facts: { amount: string; reason: string }) =>
      `Devolução de ${facts.amount} (${facts.reason})`,
    refundDone: (facts: { amount: string }) => `${facts.amount} devolvidos`,
    disputeOpened: (facts: { amount: string }) => `Contestação de ${facts.amount} no banco`,
    disputeClosed: { open: '', won: 'Contestação vencida', lost: 'Contestação perdida' } satisfies Record<
      DisputeStatus,
      string
    >,
  },

  failures: {
    title: 'Não deu certo',
    default: 'Confira sua conexão e tente de novo.',
    email_not_correctable:
      'Só dá para corrigir o e-mail de uma compra sem conta, paga ou à espera do boleto. Veja o pedido de novo.',
    no_gift: 'Só o que foi dado por você pode ser retirado aqui.',
    no_receipt: 'Só pedidos pagos, com e-mail, têm recibo para enviar.',
    over_request_rate_limit: 'O recibo acabou de ser enviado. Espere um minuto.',
  } as Readonly<Record<string, string>>,

  export: {
    heading: 'Baixar tabela',
    lead: 'Para planilhas, com ponto e vírgula e acentos certos. Guarde o arquivo em lugar seguro: ele tem nomes e e-mails.',
    kind: 'Conteúdo',
    kinds: { orders: 'Todos os pedidos', fiscal: 'Dados para a contabilidade' } satisfies Record<
      ExportKind,
      string
    >,
    kindHints: {
      orders: 'Cada pedido feito no período, pago ou não.',
      fiscal:
        'Cada pedido pago no período, com valor bruto, desconto, devoluções e líquido. Não é nota fiscal: é a lista a partir da qual a contabilidade a emite.',
    } satisfies Record<ExportKind, string>,
    from: 'De',
    to: 'Até',
    submit: 'Baixar',
    submitting: 'Preparando...',
    failed: { title: 'A tabela não veio', description: 'Confira o período e tente de novo.' },
    periodWrong: 'O primeiro dia vem antes do último.',
    fileNames: { orders: 'pedidos', fiscal: 'contabilidade' } satisfies Record<ExportKind, string>,
    states,
    testMoney: 'TESTE (nenhum dinheiro)',
    columns: {
      orders: [
        'Número',
        'Situação',
        'Feito em',
        'Pago em',
        'Nome',
        'E-mail',
        'Itens',
        'Total',
        'Devolvido',
        'Moeda',
        'Provedor',
        'Forma',
      ],
      fiscal: [
        'Número',
        'Pago em',
        'Nome',
        'E-mail',
        'Itens',
        'Valor bruto',
        'Desconto',
        'Valor pago',
        'Devolvido',
        'Última devolução em',
        'Valor líquido',
        'Moeda',
        'Provedor',
        'Forma',
        'Situação',
      ],
    } satisfies Record<ExportKind, readonly string[]>,
  },

  differences: {
    heading: 'Diferenças com o provedor',
    lead: 'De hora em hora, conferimos os pedidos com a lista do provedor de pagamento.',
    comparedAt: (facts: { day: string; time: string }) =>
      `Última conferência completa: ${facts.day}, ${facts.time}.`,
    never: 'Ainda não houve uma conferência completa.',
    none: 'Nenhuma diferença.',
    count: (facts: { count: number }) => (facts.count === 1 ? '1 diferença' : `${facts.count} diferenças`),
    kinds: {
      'unknown-order': 'O provedor tem um pagamento que não é de nenhum pedido daqui',
      'not-at-provider': 'O pedido está pago aqui, mas o provedor não mostra o pagamento',
      'amount-mismatch': 'O provedor recebeu outro valor ou outra moeda',
      untold: 'Nenhuma mensagem avisou: encontramos e acertamos o pedido',
      'refund-failed': 'O banco não aceitou uma devolução, e o dinheiro voltou para a loja',
      'checkout-refused': 'O provedor recusou um pagamento, e tentar de novo não resolve',
      'dispute-reversed': 'Uma contestação perdida foi decidida a favor da loja',
    } satisfies Record<DifferenceKind, string>,
    settle: 'Já conferi',
    settleOf: (facts: { reference: string }) => `Já conferi: ${facts.reference}`,
  },
} as const
