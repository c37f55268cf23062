/** Texts of the card that a student shares: two numbers, and no word of the essay. */
export const shareCardTexts = {
  share: 'Compartilhar o meu avanço',
  drawing: 'Desenhando…',
  whatsApp: 'Mandar no WhatsApp',
  download: 'Baixar a imagem',
  note: 'Só os números aparecem: nenhum trecho da sua redação.',
  fileName: 'meu-avanco-na-redacao.png',
  message: ({ before, after, address }: { before: number; after: number; address: string }) =>
    `Minha redação foi de ${before} para ${after} depois de reescrever. ${address}`,
  failed: { title: 'A imagem não saiu', description: 'Tente de novo.' },
  card: {
    name: 'Domine a Redação',
    lead: 'Reescrevi e subi',
    gain: ({ points }: { points: number }) => `+${points} pontos`,
    estimate: 'nota estimada pelo corretor',
  },
} as const
