/** Reporting a text. The reasons are those of the community rules. */
import type { ReportReason } from '#domain/community/moderation.ts'

export const reportTexts = {
  title: 'Denunciar',
  lead: 'Uma pessoa da equipe vai ler. Não contamos a ninguém quem denunciou.',
  reasonLabel: 'O que há de errado?',
  reasons: {
    offense: 'Ofensa, perseguição ou discurso de ódio',
    minor_at_risk: 'Criança ou adolescente em risco',
    self_harm: 'Risco de suicídio ou automutilação',
    sexual: 'Conteúdo sexual',
    personal_data: 'Dados pessoais de alguém',
    spam: 'Propaganda, golpe ou repetição',
    cheating: 'Fraude em prova ou plágio',
    other: 'Outro motivo',
  } satisfies Record<ReportReason, string>,
  note: 'Quer explicar?',
  help: 'Se alguém corre perigo agora, ligue 190. Para conversar sobre a sua dor, o CVV atende no 188, a qualquer hora.',
  send: 'Enviar denúncia',
  sending: 'Enviando...',
  sent: {
    title: 'Denúncia enviada',
    description: 'Obrigado por cuidar da turma. Vamos ler o quanto antes.',
  },
  failed: {
    variant: 'destructive',
    title: 'A denúncia não foi enviada',
    description: 'Confira sua conexão e tente de novo.',
  },
} as const
