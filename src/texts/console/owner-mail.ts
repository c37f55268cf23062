/** What the mails to the owner say: what was sold, disputed or reported since the last one. */
import type { OwnerNews } from '#domain/console/owner-news.ts'

type Count = { count: number }

/** A message of Contato has a mail of its own. */
type ToldTogether = Exclude<OwnerNews, 'messages'>

const COUNTS = {
  sales: ({ count }: Count) => (count === 1 ? '1 venda' : `${count} vendas`),
  disputes: ({ count }: Count) => (count === 1 ? '1 contestação' : `${count} contestações`),
  reports: ({ count }: Count) => (count === 1 ? '1 denúncia' : `${count} denúncias`),
  corrections: ({ count }: Count) => (count === 1 ? '1 correção para hoje' : `${count} correções para hoje`),
} satisfies Record<ToldTogether, (count: Count) => string>

export const ownerMailTexts = {
  subject: (parts: readonly (readonly [ToldTogether, number])[]) =>
    `Na sua loja: ${parts.map(([news, count]) => COUNTS[news]({ count })).join(', ')}`,
  heading: 'Novidades da sua loja',
  marked: 'Novidades',
  sale: ({ number, amount, isTest }: { number: number; amount: string; isTest: boolean }) =>
    `Venda: pedido nº ${number}, ${amount}${isTest ? ' (dinheiro de teste)' : ''}.`,
  dispute: ({ number, amount }: { number: number; amount: string }) =>
    `Contestação no banco: pedido nº ${number}, ${amount}. Responda no painel do provedor, dentro do prazo dele.`,
  reports: ({ count, urgent }: { count: number; urgent: number }) =>
    `${COUNTS.reports({ count })} à espera da sua leitura em Moderação${urgent > 0 ? `, ${urgent === 1 ? 'uma urgente' : `${urgent} urgentes`}` : ''}.`,
  correctionsToday: ({ count }: Count) =>
    count === 1
      ? 'Uma redação tem a correção prometida para hoje.'
      : `${count} redações têm a correção prometida para hoje.`,
  lateCorrections: ({ count }: Count) =>
    count === 1 ? 'Uma correção está atrasada.' : `${count} correções estão atrasadas.`,
  more: ({ count }: Count) => `E mais ${count}: estão todas no painel.`,
  button: 'Abrir o painel',
  note: 'Você escolhe sobre o que escrevemos em Ajustes, na parte Avisos por e-mail.',
} as const
