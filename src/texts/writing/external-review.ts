/**
 * Texts of the comments by a service outside (decision 0068). `offer` and `agree` are what people consent to:
 * anyone who changes what they say gives REVIEW_CONSENT_WORDING (src/domain/community/review-consent.ts) a new date.
 */
export const externalReviewTexts = {
  heading: 'Comentários automáticos de um serviço externo',
  label: 'Escritos por uma máquina · fora da nota',
  offer: {
    lead: ({ recipient }: { recipient: string }) =>
      `Se você quiser, enviamos esta redação a ${recipient}, e o serviço responde com comentários sobre trechos dela.`,
    points: [
      'Vão o texto e o tema desta versão. O seu nome, o seu e-mail e a sua conta não vão. O que você escreveu dentro da redação vai junto.',
      'O serviço não é nosso: quem o mantém pode guardar o texto, também fora do Brasil.',
      'Os comentários não mudam a nota nem as marcas da correção, e podem estar errados. Os que falam de nota, ou de um trecho que não existe no seu texto, não são mostrados.',
    ],
  },
  agree: ({ recipient }: { recipient: string }) =>
    `Concordo que o texto e o tema das redações em que eu pedir comentários sejam enviados a ${recipient}.`,
  agreeMissing: 'Para enviar o texto, marque que você concorda.',
  agreed: ({ date }: { date: string }) => `Você concordou em ${date}. Cada redação só vai quando você pede.`,
  withdraw: 'Retirar o consentimento',
  withdrawing: 'Retirando…',
  withdrawn: {
    title: 'Consentimento retirado',
    description: 'Nada mais será enviado. O que já foi enviado continua com o serviço.',
  },
  notWithdrawn: {
    variant: 'destructive',
    title: 'O consentimento não foi retirado',
    description: 'Confira a conexão e tente de novo.',
  },
  ask: 'Pedir comentários',
  asking: 'Esperando os comentários…',
  patience: 'Pode levar um minuto. Enquanto isso, continue lendo a correção.',
  left: ({ count }: { count: number }) =>
    count === 1 ? 'Hoje você ainda pode pedir mais uma vez.' : `Hoje você ainda pode pedir ${count} vezes.`,
  noneLeft: 'Você já pediu o máximo de hoje. Amanhã pode pedir de novo.',
  ageUnknown: 'Só quem já tem 18 anos pode pedir. Informe a sua faixa de idade no perfil.',
  toProfile: 'Ir para o perfil',
  arrived: ({ recipient, date }: { recipient: string; date: string }) =>
    `Vieram de ${recipient}, em ${date}. Ninguém os conferiu: compare com a correção acima antes de mudar o texto.`,
  nothing: 'O serviço leu o texto e não fez comentários.',
  list: 'Comentários, na ordem do texto',
  toQuote: 'mostrar na folha',
  toComment: ({ number }: { number: number }) => `Comentário automático ${number}, de um serviço externo`,
  failure: {
    title: 'Os comentários não vieram',
    description: 'O pedido não foi contado. Confira a conexão e tente de novo.',
  },
  refusals: {
    review_failed:
      'O serviço não respondeu, ou respondeu algo que não podemos mostrar. O pedido não foi contado: tente de novo daqui a pouco.',
    review_off: 'Este recurso foi desligado. Nada foi enviado.',
    review_under_way: 'O pedido desta versão já está a caminho. Recarregue a página em um minuto.',
    review_day_used_up: 'Você já pediu o máximo de hoje. Amanhã pode pedir de novo.',
    review_site_used_up: 'O serviço chegou ao limite de pedidos de hoje. Tente amanhã.',
    consent_missing: 'O consentimento foi retirado em outra janela. Recarregue a página para pedir de novo.',
    consent_outdated: 'O serviço mudou. Recarregue a página, leia para quem o texto vai e decida de novo.',
    adults_only: 'Só quem já tem 18 anos pode pedir. Nada foi enviado.',
    age_unknown: 'Só quem já tem 18 anos pode pedir. Informe a sua faixa de idade no perfil.',
    essay_not_found: 'Esta redação não existe mais. Nada ficou guardado.',
    over_request_rate_limit: 'Foram muitos pedidos em pouco tempo. Tente de novo em uma hora.',
  } as Readonly<Record<string, string>>,
} as const
