/** Texts of a minor's purchase that asks the guardian first: for both sides, at the guardian's page, and in mails (product §10 Guardians). */
import { REQUEST_DAYS, type RequestState } from '#domain/shop/purchase-request.ts'
import { reasonOf } from '../shared/asked.ts'

type Day = { day: string }

const refusals = {
  request_not_found: 'Este pedido não existe mais.',
  request_waits: 'Quem responde por você ainda não respondeu.',
  request_paying:
    'A página de pagamento deste pedido já foi aberta. Se você saiu sem pagar, espere meia hora e tente de novo.',
  request_over: 'Este pedido já terminou. Atualize a página para ver o que houve.',
  request_dearer: 'O preço subiu desde a aprovação. Peça de novo, com o valor de agora.',
  requests_open: 'Já há dez pedidos esperando resposta. Espere uma, ou retire um deles.',
  insufficient_stock:
    'Um item esgotou, ou não há mais a quantidade aprovada. Peça de novo só o que ainda há.',
  not_purchasable: 'Um item saiu de venda. Peça de novo sem ele.',
  unknown_variant: 'Um item saiu de venda. Peça de novo sem ele.',
  feature_off: 'Um item está fora de venda por enquanto.',
  already_subscribed: 'Você já tem uma assinatura.',
  already_premium: 'Você já tem o acesso Premium, e ele não acaba.',
  payment_refused:
    'O serviço de pagamento não aceitou este pedido, e nada foi cobrado. Fale conosco em Contato.',
} as Readonly<Record<string, string>>

export const purchaseRequestTexts = {
  refusal: (code: string): string => refusals[code] ?? reasonOf(code),
  failure: (code: string) => ({
    variant: 'destructive' as const,
    title: 'Não deu certo',
    description: purchaseRequestTexts.refusal(code),
  }),
  line: ({ title, quantity, amount }: { title: string; quantity: number; amount: string }) =>
    `${quantity === 1 ? title : `${quantity} × ${title}`}: ${amount}`,
  coupon: ({ code, amount }: { code: string; amount: string }) => `Cupom ${code}: −${amount}`,
  total: ({ amount }: { amount: string }) => `Total: ${amount}`,
  period: {
    monthly: 'Assinatura: o valor se repete a cada mês, até ser cancelada.',
    yearly: 'Assinatura: o valor se repete a cada ano, até ser cancelada.',
  },
  asked: {
    heading: 'Pedidos de compra',
    failed: 'Não conseguimos ler os pedidos de compra.',
    loading: 'Abrindo…',
    none: 'Nenhum pedido de compra.',
    from: ({ name, day }: { name: string; day: string }) =>
      name === '' ? `Pedido em ${day}` : `${name}, em ${day}`,
    states: {
      asked: ({ day }: Day) => `Espera a sua resposta até ${day}.`,
      approved: ({ day }: Day) => `Aprovado. Pode ser pago até ${day}.`,
      paying: () => 'Aprovado. O pagamento está aberto.',
      paid: () => 'Aprovado e pago.',
      refused: () => 'Não aprovado.',
      'taken-back': () => 'Retirado pelo estudante.',
      expired: () => 'O prazo acabou.',
      ended: () => 'O vínculo da aprovação terminou.',
    } satisfies Record<RequestState, (facts: Day) => string>,
    approve: 'Aprovar',
    refuse: 'Não aprovar',
    of: ({ act, total, name }: { act: string; total: string; name: string }) =>
      `${act} o pedido de ${total}${name === '' ? '' : ` de ${name}`}`,
    deciding: 'Salvando…',
    approved: { title: 'Compra aprovada.', description: `Ela pode ser paga por ${REQUEST_DAYS} dias.` },
    refused: { title: 'Compra não aprovada.' },
  },
} as const

type Told = { person: string | null; total: string; day: string }

export const purchaseRequestMailTexts = {
  'purchase-asked': {
    subject: 'Um pedido de compra espera a sua resposta',
    heading: 'Um pedido de compra espera por você',
    marked: 'pedido de compra',
    body: ({ person, total, day }: Told) =>
      `${person ?? 'Um estudante que você acompanha'} quer comprar o que está abaixo, por ${total}. Nada foi cobrado: você aprova ou não, até ${day}.`,
    note: 'Você recebe este e-mail porque está vinculado à conta do estudante como responsável.',
    button: 'Ver o pedido',
  },
  'purchase-approved': {
    subject: 'O seu pedido de compra foi aprovado',
    heading: 'O seu pedido foi aprovado',
    marked: 'aprovado',
    body: ({ person, total, day }: Told) =>
      `${person ?? 'A pessoa responsável por você'} aprovou a compra abaixo, de ${total}. Você pode pagar até ${day}.`,
    note: 'Se um item esgotar ou ficar mais caro até lá, é preciso pedir de novo.',
    button: 'Abrir e pagar',
  },
  'purchase-refused': {
    subject: 'O seu pedido de compra não foi aprovado',
    heading: 'O seu pedido não foi aprovado',
    marked: 'não foi aprovado',
    body: ({ person, total }: Told) =>
      `${person ?? 'A pessoa responsável por você'} não aprovou a compra abaixo, de ${total}. Nada foi cobrado.`,
    note: 'Se ela é importante para o seu estudo, conversem: dá para pedir de novo.',
    button: 'Ver no meu perfil',
  },
} as const
