/** Texts of /painel: the shop in plain numbers. */
import type { OverviewDays } from '#domain/console/overview-wire.ts'

type Count = { count: number }

export const overviewAdminTexts = {
  title: 'Visão geral',
  lead: 'A loja em números simples. Nenhum deles acompanha uma pessoa.',
  today: 'Vendas de hoje:',
  shortcuts: { label: 'Atalhos', coupon: 'Novo cupom', news: 'Nova novidade' },
  latest: { heading: 'Últimos pedidos', all: 'Todos os pedidos', none: 'Nenhum pedido ainda.' },
  period: 'Período',
  days: ({ days }: { days: OverviewDays }) => `${days} dias`,
  failed: 'Não conseguimos abrir os números.',
  loading: 'Somando...',
  waiting: {
    heading: 'Esperando por você',
    none: 'Nada esperando. Bom descanso!',
    messages: ({ count }: Count) =>
      count === 1 ? '1 mensagem sem resposta' : `${count} mensagens sem resposta`,
    questions: ({ count }: Count) =>
      count === 1 ? '1 dúvida de aula sem resposta' : `${count} dúvidas de aulas sem resposta`,
    disputes: ({ count }: Count) => (count === 1 ? '1 contestação aberta' : `${count} contestações abertas`),
    differences: ({ count }: Count) =>
      count === 1 ? '1 diferença com o provedor' : `${count} diferenças com o provedor`,
    moderation: ({ count }: Count) => (count === 1 ? '1 caso de moderação' : `${count} casos de moderação`),
    challengeEssays: ({ count }: Count) =>
      count === 1 ? '1 redação do desafio para olhar' : `${count} redações do desafio para olhar`,
    refunds: ({ count }: Count) =>
      count === 1 ? '1 devolução em andamento' : `${count} devoluções em andamento`,
  },
  sales: {
    heading: 'Vendas',
    orders: ({ count }: Count) => (count === 1 ? '1 pedido pago' : `${count} pedidos pagos`),
    average: ({ amount }: { amount: string }) => `Média por pedido: ${amount}`,
    refunded: ({ amount }: { amount: string }) => `Devolvido no período: ${amount}`,
    testTag: 'Teste',
    test: ({ amount, count }: { amount: string; count: number }) =>
      `${amount} em ${count === 1 ? '1 pedido' : `${count} pedidos`} de teste, que não entram na soma: nenhum dinheiro se moveu.`,
    chart: 'Vendas por dia',
  },
  conversion: {
    heading: 'Do carrinho ao pedido',
    carts: 'Carrinhos começados',
    checkouts: 'Pagamentos iniciados',
    paid: 'Pedidos pagos',
    share: ({ percent }: { percent: number }) => `${percent}% dos carrinhos viraram pedido pago`,
    noCarts: 'Nenhum carrinho foi começado no período.',
    note: 'Contamos carrinhos sem saber de quem são: quem começa dois conta duas vezes.',
  },
  visits: {
    heading: 'De onde vêm os compradores',
    chart: 'Visitas por dia',
    bySource: 'Visitas por origem',
    sources: 'Origens',
    products: 'Produtos, da página ao pedido',
    source: 'Origem',
    product: 'Produto',
    visits: 'Visitas',
    views: 'Páginas de produto abertas',
    carts: 'Carrinhos',
    checkouts: 'Pagamentos iniciados',
    paid: 'Pedidos pagos',
    takenAlong: 'Levados junto',
    amount: 'Vendas',
    none: 'Nenhuma visita no período.',
    noProducts: 'Nenhuma página de produto foi aberta no período.',
    names: { direto: 'Direto, sem link', outras: 'Outras', '': 'Sem registro' } as Readonly<
      Record<string, string>
    >,
    note: 'Cada aba que abre o site é uma visita, também as suas. A origem é o site do link que trouxe a pessoa ou a campanha escrita no link (os parâmetros utm). Nada diz quem veio. Levado junto é o produto vendido pelo preço menor que o carrinho oferece ao lado de outro.',
  },
  signUps: { heading: 'Cadastros', chart: 'Cadastros por dia' },
  corrections: { heading: 'Redações corrigidas', chart: 'Correções por dia' },
  active: {
    heading: 'Estudantes ativos',
    note: 'Contas usadas pelo menos uma vez no período.',
  },
  licences: {
    heading: 'Licenças da escola valendo hoje',
    seats: ({ count }: { count: number }) => (count === 1 ? '1 vaga ao todo' : `${count} vagas ao todo`),
  },
  table: 'Ver em tabela',
  day: 'Dia',
  value: 'Valor',
  chartLabel: ({ name, from, to }: { name: string; from: string; to: string }) =>
    `${name}, de ${from} a ${to}. Os números estão na tabela logo abaixo.`,
}
