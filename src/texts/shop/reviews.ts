/** Texts of reviews of products: the product page, the own review, and the admin page (product §2 Product page). */
import { numberText } from '#domain/shared/number-text.ts'
import type { ReviewProblem } from '#domain/shop/product-review.ts'

const average = (value: number) => numberText(value, { least: 1 })

export const reviewTexts = {
  heading: 'Avaliações de quem comprou',
  summary: (facts: { average: number; count: number }) =>
    `${average(facts.average)} de 5 em ${facts.count === 1 ? '1 avaliação' : `${facts.count} avaliações`}`,
  none: 'Este produto ainda não tem avaliações.',
  rule: 'Só quem pagou pelo produto avalia. A equipe lê cada avaliação antes de publicar, e as críticas também ficam.',
  verified: 'Compra verificada',
  answerOf: 'Resposta da Domine a Redação',
  report: 'Denunciar',
  reportOf: ({ author }: { author: string }) => `Denunciar a avaliação de ${author}`,
  more: 'Ver mais avaliações',
  toWrite: {
    heading: 'O que você achou?',
    lead: 'Sua avaliação ajuda outros estudantes a escolher.',
    link: ({ title }: { title: string }) => `Avaliar ${title}`,
  },
  own: {
    heading: 'Sua avaliação',
    lead: 'Você comprou este produto. Conte para outros estudantes o que achou: o que ajudou e o que faltou.',
    text: 'Seu texto',
    textHint: 'De 10 a 1.000 caracteres, sem telefone, e-mail ou outros dados pessoais.',
    name: 'Aparecem o seu primeiro nome e a inicial do último.',
    submit: 'Enviar avaliação',
    submitting: 'Enviando...',
    states: {
      shown: 'Publicada. Todo mundo pode ler.',
      waiting: 'Esperando a leitura da equipe. Depois dela, aparece aqui para todo mundo.',
      hidden: 'Não está publicada, por decisão da moderação ou por denúncias que ainda vamos ler.',
      returned: 'Não aparece mais: a compra deste produto foi devolvida.',
    },
    problems: {
      'no-rating': 'Escolha de 1 a 5 estrelas.',
      'too-short': 'Escreva pelo menos 10 caracteres.',
      'too-long': 'Use até 1.000 caracteres.',
    } satisfies Record<ReviewProblem, string>,
    sent: { title: 'Obrigado!', description: 'Sua avaliação aparece depois de uma leitura da equipe.' },
    failed: {
      title: 'A avaliação não foi enviada',
      description: 'O que você escreveu continua aqui. Confira sua conexão e tente de novo.',
    },
    refusals: {
      not_a_buyer: 'Só quem pagou pelo produto pode avaliar.',
      already_reviewed: 'Você já avaliou este produto. Para mudar, apague a sua avaliação e escreva outra.',
    } as Readonly<Record<string, string>>,
    takeBack: 'Apagar minha avaliação',
    takenBack: { title: 'Avaliação apagada', description: 'Se quiser, escreva outra.' },
    notTakenBack: {
      variant: 'destructive',
      title: 'A avaliação não foi apagada',
      description: 'Confira sua conexão e tente de novo.',
    },
  },
} as const

export const reviewsAdminTexts = {
  title: 'Avaliações',
  lead: 'O que os compradores dizem dos produtos. Uma avaliação nova espera na Moderação até você publicar; aqui você responde e retira.',
  list: 'Avaliações, a mais nova primeiro',
  empty: 'Nenhuma avaliação ainda',
  emptyLead: 'Quem paga por um produto pode avaliá-lo na página dele. Nós não escrevemos nenhuma.',
  toModeration: 'Ler na Moderação',
  states: {
    shown: 'Publicada',
    waiting: 'Esperando a sua leitura',
    hidden: 'Fora do ar',
    returned: 'Compra devolvida: não aparece',
  },
  by: ({ author, product }: { author: string; product: string }) => `${author} sobre ${product}`,
  answer: 'Responder',
  editAnswer: 'Mudar a resposta',
  answerLabel: 'Sua resposta',
  answerHint: 'Aparece embaixo da avaliação. Vazia, a resposta é apagada.',
  saveAnswer: 'Gravar resposta',
  saving: 'Gravando...',
  answered: { title: 'Resposta gravada', description: 'Aparece na página do produto.' },
  answerGone: { title: 'Resposta apagada', description: 'Ela saiu da página do produto.' },
  remove: 'Retirar',
  removeReason: 'Motivo',
  removeHint: 'Quem escreveu lê o motivo e pode recorrer. Retire o que quebra as regras, não o que critica.',
  reasonMissing: 'Escreva o motivo.',
  removeNow: 'Retirar a avaliação',
  removed: { title: 'Avaliação retirada', description: 'Quem escreveu lê o motivo e pode recorrer.' },
  failed: {
    variant: 'destructive',
    title: 'Não deu certo',
    description: 'Abra a página de novo e confira: a avaliação pode ter mudado.',
  },
} as const
