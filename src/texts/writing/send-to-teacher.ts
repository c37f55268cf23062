/** Words of the way to the teacher, beside a text. */
export const sendToTeacherTexts = {
  /** On the page of the room and of a version. */
  send: 'Enviar para a professora',
  sent: ({ day }: { day: string }) => ({
    title: 'Redação enviada!',
    description: `A correção está prometida para ${day}. Acompanhe no seu perfil.`,
  }),
  toList: 'Ver as correções',
  failureDefault: 'Confira a conexão e tente de novo. Nada foi enviado duas vezes.',
} as const
