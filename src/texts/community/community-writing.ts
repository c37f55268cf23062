/** What the chat, the wall and the challenge say alike: likes, refusals, reports, blocks, decisions. */
import type { ReportReason } from '#domain/community/moderation.ts'

export const communityWritingTexts = {
  like: ({ author }: { author: string }) => `Curtir o texto de ${author}`,
  likes: ({ count }: { count: number }) => (count === 1 ? '1 curtida' : `${count} curtidas`),
  likeFailed: {
    variant: 'destructive',
    title: 'Sua curtida não foi registrada',
    description: 'Confira sua conexão e tente de novo.',
  },
  removeFailed: {
    variant: 'destructive',
    title: 'Não foi possível apagar',
    description: 'Confira sua conexão e tente de novo.',
  },
  /** By the server's code. */
  refusals: {
    refused_word: 'Há uma palavra que não aceitamos por aqui. Troque-a e envie de novo.',
    personal_data: 'Por segurança, tire do texto telefone, e-mail, documento e perfil de rede social.',
    name_refused: 'Assine com o seu nome: ele não pode parecer o da equipe nem ficar invisível.',
    link_by_visitor: 'Para publicar links, entre na sua conta.',
    age_unknown: 'Para escrever aqui, informe a sua faixa de idade no perfil.',
    guardian_needed:
      'Para escrever aqui, a sua conta precisa da autorização de um responsável: crie o código em Configurações, no perfil.',
    paused: 'Você está sem publicar por um tempo, por decisão da moderação.',
    over_request_rate_limit: 'Foram muitos envios em pouco tempo. Espere um pouco e tente de novo.',
  } as Readonly<Record<string, string>>,
} as const

/** Reporting a text. The reasons are those of the community rules. */
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

/** Whom one does not read any more, and what was decided about one's own texts. */
export const moderatedTexts = {
  blocked: { title: 'Pessoa bloqueada', description: 'Você não vê mais os textos dela.' },
  blockedPeople: 'Pessoas que você bloqueou',
  unblock: ({ name }: { name: string }) => `Desbloquear ${name}`,
  actionFailed: {
    variant: 'destructive',
    title: 'Não deu certo',
    description: 'Confira a conexão e tente de novo.',
  },
  cases: {
    heading: 'Sobre os seus textos',
    hidden: 'Foi denunciado e está oculto até alguém da equipe ler.',
    removed: ({ reason }: { reason: string }) => `Foi retirado. Motivo: ${reason}`,
    kept: ({ reason }: { reason: string }) => `Voltou ao ar. ${reason}`,
    waiting: 'Seu recurso está em análise.',
    upheld: ({ reason }: { reason: string }) => `Depois do recurso, continua retirado. ${reason}`,
    appeal: 'Recorrer',
    appealLabel: 'Por que a decisão está errada?',
    appealSend: 'Enviar recurso',
    appealSent: { title: 'Recurso enviado', description: 'A resposta vem em até cinco dias.' },
  },
} as const
