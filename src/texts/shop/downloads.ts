/** The small pages that stand in for a download which cannot be given. */
export const downloadTexts = {
  expired: {
    heading: 'Este link já venceu',
    body: 'Por segurança, cada link de download vale por 15 minutos. Abra o seu perfil: em Meus Materiais há um novo.',
    link: 'Abrir Meus Materiais',
  },
  revoked: {
    heading: 'Este material não está mais disponível',
    body: 'A compra deste material foi desfeita. Se isso parece um engano, veja os seus materiais no perfil.',
    link: 'Abrir Meus Materiais',
  },
  unavailable: {
    heading: 'Não conseguimos buscar o arquivo agora',
    body: 'O material continua seu. Espere um minuto e tente de novo em Meus Materiais.',
    link: 'Abrir Meus Materiais',
  },
} as const
