/** Texts of premium that recurs: the page /premium and the mails to subscribers (product §3 Subscription). */
import type { EndReason, Plan } from '#domain/shop/subscription.ts'

export function planName(plan: Plan): string {
  return plan === 'yearly' ? 'Premium anual' : 'Premium mensal'
}

function perPeriod(plan: Plan): string {
  return plan === 'yearly' ? 'por ano' : 'por mês'
}

export const subscriptionTexts = {
  pageTitle: 'Premium',
  description:
    'O que o acesso Premium libera, quanto custa por mês ou por ano e como assinar, mudar de plano ou cancelar quando quiser.',
  lead: 'Escreva, gere e corrija mais, sem ficar contando.',
  lists: 'O Premium libera:',
  plans: 'Escolha o seu plano',
  price: ({ price, plan }: { price: string; plan: Plan }) => `${price} ${perPeriod(plan)}`,
  perMonth: ({ price }: { price: string }) => `Dá ${price} por mês.`,
  subscribe: ({ plan }: { plan: Plan }) => (plan === 'yearly' ? 'Assinar por ano' : 'Assinar por mês'),
  subscribing: 'Abrindo o pagamento...',
  paidBy: ({ takesPix }: { takesPix: boolean }) =>
    `O pagamento é no cartão de crédito${takesPix ? ' ou por Pix Automático' : ''} e se repete a cada mês ou a cada ano, até você cancelar.`,
  pixTakesDays:
    'No Pix Automático, você autoriza uma vez no aplicativo do banco; as renovações levam uns três dias para cair, e o Premium fica aberto enquanto isso.',
  conditions: [
    'Você cancela aqui mesmo, em dois toques e sem dizer o motivo, e usa até o fim do período pago.',
    'Nos sete dias depois do primeiro pagamento, pode desistir e receber tudo de volta.',
    'Se o preço mudar, avisamos por e-mail trinta dias antes.',
  ],
  minors: 'Tem 16 ou 17 anos? Assine com o seu responsável ao lado: a lei pede a assistência dele.',
  signIn: 'Entre na sua conta para assinar',
  notSold: 'No momento, não há assinatura à venda.',
  lasting: ({ title }: { title: string }) => `Prefere pagar uma vez só? Conheça ${title}`,
  terms: 'Termos de Uso',
  askGuardian:
    'Quem responde por você aprova as compras antes: ao assinar, você envia um pedido, e nada é cobrado agora.',
  refusals: {
    guardian_needed:
      'Antes dos 16 anos, quem compra é o seu responsável, e uma assinatura ainda não pode ser feita em nome de outra pessoa.',
    already_premium: 'Você já tem o acesso Premium, e ele não acaba: não é preciso assinar.',
    already_subscribed: 'Você já tem uma assinatura.',
  },
  own: {
    heading: 'A sua assinatura',
    failed: 'Não conseguimos ler a sua assinatura.',
    renews: ({ day, price }: { day: string; price: string }) => `Renova em ${day} por ${price}.`,
    cancelled: ({ day }: { day: string }) =>
      `Cancelada. O Premium fica aberto até ${day}, e nada mais será cobrado.`,
    late: ({ day }: { day: string }) =>
      `A cobrança não passou. O Premium fica aberto até ${day}: confira o pagamento ou escolha outra forma.`,
    over: {
      cancelled: 'A assinatura terminou: você a tinha cancelado.',
      unpaid: 'A assinatura terminou porque o pagamento não foi aceito.',
      refunded: 'A assinatura terminou: o valor foi devolvido.',
      withdrawn: 'Você desistiu da assinatura. O valor volta pela mesma forma de pagamento.',
      erased: 'A assinatura terminou.',
      'not-begun': 'O pagamento não foi feito.',
    } satisfies Record<EndReason, string>,
    nextPlan: ({ plan, day, price }: { plan: string; day: string; price: string }) =>
      `A partir de ${day}: ${plan}, ${price}.`,
    nextPrice: ({ day, price }: { day: string; price: string }) =>
      `O preço muda: a primeira cobrança a partir de ${day} será de ${price}.`,
    changeTo: ({ plan, price }: { plan: Plan; price: string }) =>
      `Mudar para o plano ${plan === 'yearly' ? 'anual' : 'mensal'} (${price})`,
    keepPlan: 'Ficar no plano de agora',
    card: 'Trocar a forma de pagamento',
    cancel: 'Cancelar a assinatura',
    resume: 'Voltar a assinar',
    withdraw: ({ day }: { day: string }) => `Desistir e receber de volta (até ${day})`,
    payments: 'Pagamentos',
    payment: ({ day, price }: { day: string; price: string }) => `${day}: ${price}`,
    givenBack: 'devolução pedida',
    refunded: 'devolvido',
    done: { title: 'Pronto', description: 'A sua assinatura foi atualizada.' },
    failedAct: 'Não deu certo',
    failures: {
      approval_needed:
        'Quem responde por você aprova as compras antes. Deixe esta assinatura terminar e peça o plano que você quer.',
      price_changed: 'O preço mudou. Abra a página de novo e confira.',
      plan_not_sold: 'Este plano não está mais à venda.',
      already_cancelled: 'A assinatura está cancelada. Volte a assinar antes de mudar de plano.',
      payment_owed: 'Há uma cobrança em aberto. Acerte o pagamento antes de mudar de plano.',
      withdrawal_too_late: 'O prazo de sete dias terminou. Você ainda pode cancelar.',
      not_subscribed: 'Não há assinatura para mudar.',
    },
    failureDefault: 'Confira sua conexão e tente de novo. Nada mudou.',
  },
  cancelDialog: {
    heading: 'Cancelar a assinatura?',
    lead: ({ day }: { day: string }) => `O Premium fica aberto até ${day}, e nada mais será cobrado.`,
    leadUnpaid: 'O Premium se fecha agora, e nada mais será cobrado.',
    body: 'O que você escreveu continua seu. Até lá, dá para voltar atrás.',
    bodyUnpaid: 'O que você escreveu continua seu.',
    keep: 'Continuar assinando',
    submit: 'Cancelar',
  },
  withdrawDialog: {
    heading: 'Desistir da assinatura?',
    lead: ({ price }: { price: string }) =>
      `Você recebe ${price} de volta, pela mesma forma de pagamento. Não é preciso dizer o motivo.`,
    body: 'O Premium se fecha agora, e as correções da professora que você não usou saem da conta.',
    keep: 'Ficar com a assinatura',
    submit: 'Desistir e receber de volta',
  },
  test: {
    heading: 'Pagamento de teste',
    lead: 'Nenhuma cobrança real é feita. Escolha o que o banco responde:',
    approves: 'A cobrança passa',
    refuses: 'A cobrança não passa',
  },
} as const

type MailTold = { readonly day: string; readonly price: string; readonly plan: string }

export const subscriptionMailTexts = {
  button: 'Ver a assinatura',
  test: 'Foi um pagamento de teste: nada foi cobrado.',
  started: {
    subject: 'A sua assinatura começou',
    heading: 'Boas-vindas ao Premium',
    marked: 'Premium',
    body: ({ plan, price, day }: MailTold) =>
      `Recebemos ${price}: ${plan}. Ele está pago até ${day} e se renova sozinho, até você cancelar.`,
    withdraw:
      'Nos sete dias depois deste pagamento, você pode desistir e receber tudo de volta, sem dizer o motivo.',
    opens: 'O Premium libera:',
  },
  renewed: {
    subject: 'Recibo da sua assinatura',
    heading: 'Assinatura renovada',
    marked: 'renovada',
    body: ({ plan, price, day }: MailTold) => `Recebemos ${price}: ${plan}. Agora ele está pago até ${day}.`,
  },
  failed: {
    subject: 'A cobrança da sua assinatura não passou',
    heading: 'A cobrança não passou',
    marked: 'não passou',
    again: ({ price, next, last }: { price: string; next: string; last: string }) =>
      `A cobrança de ${price} da sua assinatura não passou. Tentamos de novo em ${next}. O Premium fica aberto até ${last}.`,
    last: ({ price, last }: { price: string; last: string }) =>
      `A cobrança de ${price} da sua assinatura não passou, e foi a última tentativa. O Premium fica aberto até ${last}: pague até lá para continuar.`,
    how: 'Confira o pagamento ou escolha outra forma na página da assinatura.',
  },
  cancelled: {
    subject: 'A sua assinatura foi cancelada',
    heading: 'Assinatura cancelada',
    marked: 'cancelada',
    body: ({ day }: { day: string }) =>
      `Nada mais será cobrado. O Premium fica aberto até ${day}, e até lá você pode voltar atrás.`,
  },
  ended: {
    subject: 'A sua assinatura terminou',
    heading: 'A assinatura terminou',
    marked: 'terminou',
    cancelled: 'Como você pediu, ela não foi renovada. O que você escreveu continua na sua conta.',
    unpaid: 'O pagamento não foi aceito, e o prazo acabou. O que você escreveu continua na sua conta.',
    refunded: 'O valor do período foi devolvido. O que você escreveu continua na sua conta.',
    again: 'Se quiser, assine de novo quando puder.',
  },
  withdrawn: {
    subject: 'Recebemos a sua desistência',
    heading: 'Desistência recebida',
    marked: 'recebida',
    body: ({ price }: { price: string }) =>
      `Pedimos a devolução de ${price} pela mesma forma de pagamento. O prazo para o valor aparecer depende do banco.`,
  },
  'given-back': {
    subject: 'Uma cobrança volta para você',
    heading: 'Cobrança devolvida',
    marked: 'devolvida',
    body: ({ price }: { price: string }) =>
      `Chegou uma cobrança de ${price} que não devia ter sido feita. Já pedimos a devolução pela mesma forma de pagamento.`,
  },
  price: {
    subject: 'O preço da sua assinatura vai mudar',
    heading: 'Um novo preço, avisado antes',
    marked: 'novo preço',
    body: ({ from, price, day }: { from: string; price: string; day: string }) =>
      `O seu plano custa ${from}. A primeira cobrança a partir de ${day} será de ${price}. Até lá, nada muda.`,
    how: 'Se não quiser continuar, cancele antes, em dois toques.',
  },
} as const
