/** Texts of /painel/assinaturas. */
import type { Plan, SubscriptionStatus } from '#domain/shop/subscription.ts'

const planWord = (plan: Plan) => (plan === 'yearly' ? 'anual' : 'mensal')

export const subscriptionsAdminTexts = {
  title: 'Assinaturas',
  lead: 'Quem assina o Premium, o que entra por mês e o que ainda deve voltar.',
  loading: 'Abrindo as assinaturas...',
  failed: 'Não conseguimos abrir as assinaturas.',
  test: 'São assinaturas do provedor de teste: ninguém é cobrado.',
  numbers: {
    active: 'Ativas',
    cancelled: 'Canceladas, abertas até o fim do período',
    late: 'Com cobrança em atraso',
    begun: 'Novas neste mês',
    ended: 'Terminadas neste mês',
    monthlySum: 'Soma por mês do que continua',
    received: 'Recebido neste mês',
    owed: 'Devoluções a caminho',
  },
  toPrices: 'Mudar os preços em Ajustes',
  announce: ({ plan, price, count }: { plan: Plan; price: string; count: number }) =>
    count === 1
      ? `1 pessoa do plano ${planWord(plan)} paga outro preço. Avisar que passa a ${price}`
      : `${count} pessoas do plano ${planWord(plan)} pagam outro preço. Avisar que passa a ${price}`,
  announceDialog: {
    heading: 'Avisar o novo preço?',
    lead: ({ price }: { price: string }) =>
      `Cada pessoa recebe um e-mail agora. A primeira cobrança depois de trinta dias já será de ${price}.`,
    keep: 'Agora não',
    submit: 'Avisar',
  },
  list: 'Assinaturas mais recentes',
  empty: 'Ninguém assinou ainda',
  emptyLead: 'Quando alguém assinar, aparece aqui.',
  gone: 'Conta encerrada',
  row: ({ plan, price }: { plan: Plan; price: string }) => `Plano ${planWord(plan)}, ${price}`,
  paidUntil: ({ day }: { day: string }) => `Paga até ${day}`,
  isCancelled: 'cancelada',
  statuses: {
    awaiting: 'Esperando o pagamento',
    active: 'Ativa',
    past_due: 'Cobrança recusada',
    grace: 'Prazo final para pagar',
    ended: 'Terminada',
    withdrawn: 'Desistência',
  } satisfies Record<SubscriptionStatus, string>,
  turn: 'Adiantar 31 dias',
  turnOf: ({ name }: { name: string }) => `Adiantar 31 dias: ${name}`,
  done: { title: 'Pronto' },
  notDone: {
    variant: 'destructive',
    title: 'Não deu certo',
    description: 'Abra a página de novo e tente outra vez.',
  },
} as const
