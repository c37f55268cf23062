/** Texts of a minor's own requests to the guardian, in the profile (product §10 Guardians). */
import { REQUEST_DAYS, type RequestState } from '#domain/shop/purchase-request.ts'

type Day = { day: string }

export const ownRequestsTexts = {
  heading: 'Pedidos ao responsável',
  lead: 'Quem responde por você aprova as compras antes. O pedido não reserva estoque e nada é cobrado até você pagar.',
  sent: {
    title: 'Pedido enviado',
    text: `Quem responde por você recebeu um e-mail e tem ${REQUEST_DAYS} dias para responder. Nada foi cobrado.`,
  },
  none: 'Nenhum pedido ainda.',
  askedOn: ({ day }: Day) => `Pedido em ${day}`,
  states: {
    asked: ({ day }: Day) => `Esperando a resposta, até ${day}.`,
    approved: ({ day }: Day) => `Aprovado. Pague até ${day}.`,
    paying: () => 'Aprovado. O pagamento está aberto.',
    paid: () => 'Aprovado e pago.',
    refused: () => 'Não aprovado. Conversem sobre ele.',
    'taken-back': () => 'Você retirou este pedido.',
    expired: () => 'O prazo acabou. Se ainda quiser, peça de novo.',
    ended: () => 'O vínculo com quem responderia terminou.',
  } satisfies Record<RequestState, (facts: Day) => string>,
  pay: 'Pagar',
  payOf: ({ total }: { total: string }) => `Pagar o pedido de ${total}`,
  paying: 'Abrindo o pagamento…',
  takeBack: 'Retirar o pedido',
  takeBackOf: ({ total }: { total: string }) => `Retirar o pedido de ${total}`,
  takingBack: 'Retirando…',
  takenBack: { title: 'Pedido retirado.' },
} as const
