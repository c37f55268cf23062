/** Words of the list of what was sent to the teacher, in the profile. */
import type { CorrectionState } from '#domain/writing/teacher-correction/teacher-correction.ts'

function correctionCount(count: number): string {
  return count === 1 ? '1 correção' : `${count} correções`
}

export const teacherCorrectionTexts = {
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
