/** The owner's way to take a message out of the chat. */
export const chatRemovalTexts = {
  title: ({ name }: { name: string }) => `Retirar a mensagem de ${name}`,
  lead: 'Ela some para todo mundo. Quem escreveu lê o motivo e pode recorrer uma vez.',
  reason: 'Motivo',
  reasonHint: 'Quem escreveu vai ler.',
  reasonMissing: 'Escreva o motivo.',
  pause: 'Também deixar a pessoa sem publicar?',
  send: 'Retirar',
  sending: 'Retirando…',
  done: { title: 'Mensagem retirada', description: 'Quem escreveu lê o motivo.' },
  donePaused: {
    title: 'Mensagem retirada',
    description: 'A pessoa lê o motivo e fica sem publicar por enquanto.',
  },
  failures: {
    text_changed: 'A mensagem mudou enquanto você lia. Leia de novo e decida.',
    already_decided: 'Esta mensagem já foi retirada.',
    subject_not_found: 'Esta mensagem já não existe.',
  } as Readonly<Record<string, string>>,
} as const
