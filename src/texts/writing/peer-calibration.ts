/** Texts of the samples with which a peer is calibrated. */
import { numberText } from '#domain/shared/number-text.ts'

export const calibrationTexts = {
  heading: 'Treine o olhar',
  lead: 'Corrija três redações nossas e compare com a nossa nota. Você está pronto quando a sua nota ficar, em média, a um nível da nossa no máximo, sem nenhuma competência a mais de dois. Dá para tentar quantas vezes quiser.',
  statuses: { new: 'Por corrigir', far: 'Tente de novo', close: 'Perto da nossa nota' },
  done: 'Amostras corrigidas. Elas continuam aqui para treinar.',
  open: 'Corrigir a próxima amostra',
  submit: 'Comparar com a nossa nota',
  submitting: 'Comparando...',
  close: 'Seu olhar está perto do nosso',
  far: 'Ainda longe da nossa nota',
  closeLead: ({ mean }: { mean: number }) =>
    `Diferença média de ${numberText(mean, { most: 1 })} nível por competência.`,
  farLead: ({ mean, largest }: { mean: number; largest: number }) =>
    `Diferença média de ${numberText(mean, { most: 1 })} e maior diferença de ${largest} níveis. Leia os motivos, volte ao texto e dê as notas de novo.`,
  next: 'Próxima amostra',
  again: 'Corrigir de novo',
  toSearch: 'Buscar um par',
  yours: 'Você',
  ours: 'Nossa nota',
  why: 'Por quê',
  note: 'Nota nossa, pela Cartilha do Participante 2025. Não é nota do Inep.',
} as const
