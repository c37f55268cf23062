/** What is said to the owner about a refund that has not gone: why, and what to do (/painel/pedidos/:number). */

/** Stripe’s own words for a refund that it had taken and that came back (docs.stripe.com/api/refunds/object). */
const failures: Readonly<Record<string, string>> = {
  lost_or_stolen_card: 'o cartão foi perdido ou roubado',
  expired_or_canceled_card: 'o cartão venceu ou foi cancelado',
  charge_for_pending_refund_disputed:
    'o pagamento foi contestado no banco enquanto a devolução estava a caminho',
  insufficient_funds: 'faltava saldo na sua conta do provedor',
  declined: 'o banco de quem comprou a recusou',
  merchant_request: 'ela foi cancelada a seu pedido no provedor',
  canceled: 'ela foi cancelada no painel do provedor',
}

const FAILED = 'refund_failed:'
const byHand =
  'O valor continua devido: transfira para quem comprou e registre aqui. Se preferir devolver este mesmo valor pelo painel do provedor, a devolução é reconhecida sozinha.'

/** @param answer what is kept of the provider's last answer: a known word, or what it wrote */
export function describeRefundTrouble(answer: string): string {
  if (answer.startsWith(FAILED)) {
    const why = failures[answer.slice(FAILED.length)]
    return `A devolução voltou${why ? `: ${why}` : ': o banco de quem comprou não a aceitou'}. ${byHand}`
  }
  return `O provedor ainda não devolveu: “${answer}”. Tentamos de novo sozinhos. Se você devolver este mesmo valor pelo painel do provedor, a devolução é reconhecida aqui.`
}
