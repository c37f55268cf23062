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
