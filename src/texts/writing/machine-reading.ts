/**
 * Texts of handwriting that a service outside reads (decision 0204). `lead`, `points` and `agree` are what people consent
 * to: anyone who changes what they say gives READING_CONSENT_WORDING (src/domain/community/review-consent.ts) a new date.
 */
export const machineReadingTexts = {
  heading: 'Pedir que uma máquina leia as linhas',
  lead: ({ recipient }: { recipient: string }) =>
    `Se você quiser, enviamos as linhas da foto a ${recipient}, e o serviço devolve o que conseguiu ler. Os campos vazios são preenchidos, e você confere linha por linha.`,
  points: [
    'Vão só as tiras das linhas escritas, com a sua letra. O cabeçalho da folha, o seu nome, o seu e-mail e a sua conta não vão. O que você escreveu nas linhas vai junto.',
    'O serviço não é nosso: quem o mantém pode guardar a imagem, também fora do Brasil.',
    'A máquina erra, e às vezes corrige sem avisar. Só segue para a sala o que você confirmar.',
  ],
  agree: ({ recipient }: { recipient: string }) =>
    `Concordo que as linhas das fotos em que eu pedir a leitura sejam enviadas a ${recipient}.`,
  agreeMissing: 'Para enviar as linhas, marque que você concorda.',
  agreed: 'Você já concordou. As linhas só vão quando você pede.',
  withdraw: 'Retirar o consentimento',
  withdrawn: {
    title: 'Consentimento retirado',
    description: 'Nada mais será enviado. O que já foi enviado continua com o serviço.',
  },
  notWithdrawn: {
    variant: 'destructive',
    title: 'O consentimento não foi retirado',
    description: 'Confira a conexão e tente de novo.',
  },
  ask: 'Ler as linhas vazias',
  asking: 'Lendo as linhas...',
  patience:
    'Pode levar um minuto. Enquanto isso, você pode ir digitando: nada do que você escrever será trocado.',
  left: ({ count }: { count: number }) =>
    count === 1 ? 'Hoje você ainda pode pedir 1 página.' : `Hoje você ainda pode pedir ${count} páginas.`,
  noneLeft: 'Você já pediu o máximo de hoje. Amanhã pode pedir de novo.',
  nothingEmpty: 'Todas as linhas já têm texto.',
  ageUnknown: 'Só quem já tem 18 anos pode pedir. Informe a sua faixa de idade no perfil.',
  done: ({ count, all }: { count: number; all: number }) =>
    `A máquina leu ${count} de ${all} linhas. Confira cada uma.`,
  failureTitle: 'As linhas não foram lidas',
  failureDefault: 'Nada mudou no que você digitou. Confira a conexão e tente de novo.',
  unmade: 'Este navegador não conseguiu preparar as linhas. Digite olhando a foto.',
  refusals: {
    reading_failed:
      'O serviço não respondeu, ou respondeu algo que não serve. O pedido não foi contado, e nada mudou no que você digitou: tente de novo daqui a pouco, ou digite as linhas.',
    review_off: 'Este recurso foi desligado. Nada foi enviado.',
    review_day_used_up: 'Você já pediu o máximo de hoje. Amanhã pode pedir de novo.',
    review_site_used_up: 'O serviço chegou ao limite de pedidos de hoje. Tente amanhã, ou digite as linhas.',
    consent_missing: 'O consentimento foi retirado em outra janela. Recarregue a página para pedir de novo.',
    consent_outdated: 'O serviço mudou. Recarregue a página, leia para quem as linhas vão e decida de novo.',
    adults_only: 'Só quem já tem 18 anos pode pedir. Nada foi enviado.',
    age_unknown: 'Só quem já tem 18 anos pode pedir. Informe a sua faixa de idade no perfil.',
    over_request_rate_limit: 'Foram muitos pedidos em pouco tempo. Tente de novo em uma hora.',
  } as Readonly<Record<string, string>>,
} as const
