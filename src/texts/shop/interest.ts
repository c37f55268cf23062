/** `Me avise!`: a request that is kept (decision 0135). Its notice while the feature is off is that of commonTexts. */
import { isPageTopic, type PageTopic } from '#domain/shop/product-interest.ts'

const PAGE_TITLES: Record<PageTopic, string> = {
  cursos: 'Cursos',
  'redacoes-nota-maxima': 'Redações Nota Máxima',
}

/** @param topic a page, or a product that is gone from the shop */
export function topicTitle(topic: string): string {
  return isPageTopic(topic) ? PAGE_TITLES[topic] : 'Produto da loja'
}

export const interestTexts = {
  heading: 'Avisamos você por e-mail',
  lead: 'Uma mensagem só, quando estiver pronto. Para sair da lista, basta um toque no link que vai em cada aviso.',
  email: 'Seu e-mail',
  emailProblem: 'Digite um e-mail válido, como nome@exemplo.com.',
  /** Kept word for word with the request. */
  consent: 'Quero receber um e-mail quando esta novidade estiver disponível.',
  consentProblem: 'Marque para podermos avisar você.',
  submit: 'Quero receber o aviso',
  submitting: 'Enviando…',
  success: { title: 'Combinado!', description: 'Avisaremos você assim que estiver pronto.' },
  /** To who has not proven the address by an account. */
  confirm: {
    title: 'Falta só confirmar',
    description:
      'Enviamos um link para o seu e-mail. Depois do toque nele, avisaremos você assim que estiver pronto.',
  },
  failure: {
    variant: 'destructive',
    title: 'Não foi possível salvar',
    description: 'Confira sua conexão e tente de novo.',
  },
} as const
