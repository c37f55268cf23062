/** Words of sending to the teacher: states, the dialog, the list in the profile, refusals. */
import type { CorrectionState } from '#domain/writing/teacher-correction/teacher-correction.ts'

function correctionCount(count: number): string {
  return count === 1 ? '1 correção' : `${count} correções`
}

export const teacherCorrectionTexts = {
  /** On the page of the room and of a version. */
  send: 'Enviar para a professora',
  dialog: {
    heading: 'Enviar para a professora',
    cost: ({ credits, isFree }: { credits: number; isFree: boolean }) =>
      isFree
        ? 'Esta reescrita é grátis: não usa crédito.'
        : `Usa 1 crédito. Você tem ${credits === 1 ? '1 crédito' : `${credits} créditos`}.`,
    endsOn: ({ day }: { day: string }) => `O crédito usado primeiro vale até ${day}.`,
    promise: ({ day }: { day: string }) => `Prometida para ${day}.`,
    promiseNote: 'O dia é confirmado quando você enviar, e quem corrige pode terminar antes.',
    sees: 'A professora vê:',
    seesList: { text: 'o tema e o texto', photograph: 'as fotos da folha', name: 'o seu primeiro nome' },
    seesNot: 'Mais nada: nem e-mail, nem telefone, nem as suas outras redações.',
    takeBack: 'Enquanto ninguém começar a ler, você pode retirar a redação no perfil, e o crédito volta.',
    shortNote: 'A folha tem até 7 linhas: no ENEM, um texto assim recebe nota zero.',
    submit: 'Enviar agora',
    submitting: 'Enviando...',
    cancel: 'Ainda não',
    noCredit: 'Você não tem créditos de correção.',
    noCreditLead:
      'Com um pacote de correções, a professora lê a sua redação e conta o que fazer para melhorar.',
    toProduct: 'Ver os pacotes',
  },
  sent: ({ day }: { day: string }) => ({
    title: 'Redação enviada!',
    description: `A correção está prometida para ${day}. Acompanhe no seu perfil.`,
  }),
  toList: 'Ver as correções',
  failureTitle: 'A redação não foi enviada',
  failures: {
    corrections_off: 'A professora não está recebendo redações agora. Nenhum crédito foi usado.',
    no_credit: 'Os seus créditos acabaram. O texto continua na folha.',
    blank: 'A folha está em branco: escreva a redação antes de enviar.',
    already_waiting:
      'Esta redação já está com a professora. Para trocar o texto, retire a que foi enviada, no seu perfil.',
    already_corrected: 'A professora já corrigiu este mesmo texto. Reescreva e envie a nova versão.',
    essay_not_found: 'Esta versão não existe mais.',
    id_taken: 'Algo se misturou neste envio. Recarregue a página e tente de novo.',
    not_free:
      'Esta reescrita agora usa 1 crédito. Nada foi enviado: confira e toque em “Enviar agora” se quiser continuar.',
    rewriting_unknown: 'A correção que você está reescrevendo não existe mais.',
    invalid_input: 'Confira o tema (de 5 a 300 letras) e o texto, que pode ter até 10 mil.',
  },
  failureDefault: 'Confira a conexão e tente de novo. Nada foi enviado duas vezes.',

  list: {
    heading: 'Correções da professora',
    failed: 'Não conseguimos abrir as suas correções.',
    balance: ({ count }: { count: number }) =>
      count === 0 ? 'Nenhum crédito agora.' : `${correctionCount(count)} para usar.`,
    /** Of several packs each says how many; one says its last day alone. */
    grant: ({ left, day }: { left: number | null; day: string | null }) =>
      [...(left === null ? [] : [left]), day === null ? 'sem prazo' : `até ${day}`].join(' '),
    empty: 'Você ainda não enviou nenhuma redação.',
    emptyLead: 'Escreva na sala de escrita e toque em “Enviar para a professora”.',
    toRoom: 'Abrir a sala de escrita',
    more: 'Ver as anteriores',
    sentOn: ({ day }: { day: string }) => `Enviada em ${day}`,
    isNew: 'Nova',
    open: 'Ver a correção',
    openOf: ({ theme }: { theme: string }) => `Ver a correção: ${theme}`,
    rewrite: 'Reescrever',
    rewriteOf: ({ theme }: { theme: string }) => `Reescrever: ${theme}`,
    takeBack: 'Retirar',
    takeBackOf: ({ theme }: { theme: string }) => `Retirar: ${theme}`,
    takeBackAsk: {
      title: 'Retirar esta redação?',
      lead: 'Ela sai da fila agora. Para enviar de novo, entra no fim.',
      paid: 'O crédito volta na hora.',
      confirm: 'Retirar',
      confirming: 'Retirando...',
      cancel: 'Deixar na fila',
    },
    takenBack: { title: 'Redação retirada', description: 'Ela saiu da fila da professora.' },
    takeBackFailed: 'Não foi possível retirar',
    takeBackFailures: {
      already_begun: 'A professora já começou a ler. Espere pela correção.',
      correction_not_found: 'Este envio não existe mais.',
    },
    creditBack: 'O crédito voltou.',
    photographs: ({ count }: { count: number }) => (count === 1 ? '1 foto' : `${count} fotos`),
  },
  states: {
    sent: 'Na fila',
    reading: 'Sendo lida',
    corrected: 'Corrigida',
    answered: 'Respondida',
    returned: 'Devolvida',
    withdrawn: 'Retirada por você',
  } satisfies Record<CorrectionState, string>,
  /** How long until the promised day. */
  countDown: ({ days, day }: { days: number; day: string }) => {
    if (days < 0) return `Prometida para ${day}: está atrasada. Pedimos desculpas.`
    if (days === 0) return 'Prometida para hoje'
    return days === 1 ? 'Prometida para amanhã' : `Faltam ${days} dias: prometida para ${day}`
  },
} as const
