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

/** The providers’ words for a refund that they would not take (docs.stripe.com/error-codes; Mercado Pago’s begin with mp_). */
const refusals: Readonly<Record<string, string>> = {
  charge_already_refunded:
    'O provedor diz que tudo já foi devolvido. Confira no painel dele: a devolução aparece aqui em até uma hora.',
  charge_disputed:
    'O pagamento está em contestação no banco. Responda no painel do provedor; depois da decisão, tentamos de novo.',
  refund_disputed_payment:
    'O pagamento foi contestado no banco, e o provedor não o devolve mais. Se a loja ficou com o dinheiro, transfira o valor e registre aqui.',
  charge_not_refundable:
    'O provedor não pode mais devolver este pagamento, nem pelo painel dele. Transfira o valor para quem comprou e registre aqui.',
  balance_insufficient:
    'Falta saldo na sua conta do provedor. Deposite o valor no painel dele, ou espere as próximas vendas: tentamos de novo sozinhos.',
  insufficient_funds:
    'Falta saldo na sua conta do provedor. Deposite o valor no painel dele, ou espere as próximas vendas: tentamos de novo sozinhos.',
  mp_2063:
    'O Mercado Pago não devolve um pagamento que está neste estado: em contestação, já devolvido ou cancelado. Confira no painel dele; se a loja ficou com o dinheiro, transfira o valor e registre aqui.',
  api_key_invalid:
    'O provedor não aceita a chave da loja. Peça a quem cuida do site que confira a chave do provedor: tentamos de novo sozinhos.',
  api_key_without_permission:
    'A chave da loja não tem permissão para devolver. Peça a quem cuida do site que a troque no provedor: tentamos de novo sozinhos.',
  resource_missing:
    'O provedor não encontra este pagamento. Confira se a chave do site é da mesma conta em que ele foi feito; se não for, devolva pelo painel dela.',
  testmode_charges_only:
    'A sua conta do provedor ainda está em teste. Conclua o cadastro no painel dele: tentamos de novo sozinhos.',
}

const REFUSED = 'refund_refused:'
const FAILED = 'refund_failed:'
const byHand =
  'O valor continua devido: transfira para quem comprou e registre aqui. Se preferir devolver este mesmo valor pelo painel do provedor, a devolução é reconhecida sozinha.'

/** @param answer what is kept of the provider's last answer: a known word, or what it wrote */
export function describeRefundTrouble(answer: string): string {
  if (answer.startsWith(FAILED)) {
    const why = failures[answer.slice(FAILED.length)]
    return `A devolução voltou${why ? `: ${why}` : ': o banco de quem comprou não a aceitou'}. ${byHand}`
  }
  if (answer.startsWith(REFUSED)) {
    const code = answer.slice(REFUSED.length)
    return (
      refusals[code] ??
      `O provedor recusou a devolução (“${code}”). Tente pelo painel dele, que diz o motivo: se devolver lá este mesmo valor, a devolução é reconhecida aqui.`
    )
  }
  return `O provedor ainda não devolveu: “${answer}”. Tentamos de novo sozinhos. Se você devolver este mesmo valor pelo painel do provedor, a devolução é reconhecida aqui.`
}
