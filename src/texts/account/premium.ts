/** What premium is, wherever it is told: the product's page, the chat, the receipt, the profile (decision 0115). */
import type { PremiumBenefit } from '#domain/account/premium.ts'

export const premiumTexts = {
  heading: 'Acesso premium',
  /** On the page of a product that grants it. */
  comesWith: 'Com este material vem o acesso premium',
  /** In the profile of who has it. */
  active: 'O seu acesso premium está ativo.',
  is: 'O acesso premium libera:',
  buy: (facts: { title: string }) => `Fazer um upgrade: ${facts.title}`,
  /** In the profile of who has premium. */
  subscription: 'Ver a assinatura e os planos',
  subscribe: 'Ver os planos do Premium',
  notSold: 'No momento, nenhum produto da loja traz o acesso premium.',
  receipt: 'Esta compra traz o acesso premium. Ele libera:',
  /** To a guest: premium belongs to an account. */
  receiptGuest: 'Esta compra traz o acesso premium para a conta que confirmar este e-mail. Ele libera:',
} as const

type BenefitFacts = { corrections: number; generations: number; teacherCorrections?: number }

export function premiumBenefitText(benefit: PremiumBenefit, facts: BenefitFacts): string {
  switch (benefit) {
    case 'generations':
      return `Gerador de Redação sem contar gerações, até ${facts.generations} por dia.`
    case 'corrections':
      return `Até ${facts.corrections} correções por dia no Corretor.`
    case 'chat':
      return 'Escrever no Chat Premium.'
    case 'courses':
      return 'Os cursos que fazem parte do premium.'
    case 'teacher-corrections':
      return facts.teacherCorrections === 1
        ? '1 correção da professora por mês.'
        : `${facts.teacherCorrections ?? 0} correções da professora por mês.`
  }
}
