/** The small pages that stand in for a lesson's file which cannot be given. */
export const lessonFileTexts = {
  expired: {
    heading: 'Este link já venceu',
    body: 'Por segurança, cada link de um arquivo vale por 15 minutos. Abra a aula de novo: nela há um novo.',
    link: 'Abrir a aula',
  },
  closed: {
    heading: 'Esta aula não está aberta para você agora',
    body: 'O arquivo faz parte da aula. Na página dela você vê o que falta para abrir.',
    link: 'Abrir a aula',
  },
  unavailable: {
    heading: 'Não conseguimos buscar o arquivo agora',
    body: 'Espere um minuto e tente de novo na página da aula.',
    link: 'Abrir a aula',
  },
} as const
