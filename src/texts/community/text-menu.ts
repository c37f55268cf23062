/** What one may do about a text of somebody else: every such text has the way to it. */
export const textMenuTexts = {
  open: ({ author }: { author: string }) => `Opções do texto de ${author}`,
  title: 'Opções',
  report: 'Denunciar',
  block: ({ name }: { name: string }) => `Bloquear ${name}`,
  blockHint: 'Os textos dessa pessoa somem para você. Ela não fica sabendo.',
} as const
