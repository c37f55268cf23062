/** What the mails about corrections by the teacher say: the theme, and no word of the essay. */
import type { ReturnReason } from '#domain/writing/teacher-correction/teacher-correction.ts'

type Day = { readonly day: string }

/** Why a text comes back without a correction. */
export const returnReasons: Readonly<Record<ReturnReason, string>> = {
  illegible: 'Não foi possível ler a folha.',
  'off-theme': 'O texto não trata do tema enviado.',
  other: 'A redação não pôde ser corrigida.',
}

export const teacherCorrectionMailTexts = {
  theme: ({ theme }: { theme: string }) => `Tema: ${theme}`,
  toProfile: 'Ver no meu perfil',
  sent: {
    subject: 'A sua redação está com a professora',
    heading: 'Redação recebida',
    marked: 'recebida',
    body: ({ day }: Day) =>
      `Recebemos a sua redação, e a correção está prometida para ${day}. Enquanto ninguém começar a ler, você pode retirá-la no perfil.`,
  },
  reading: {
    subject: 'A professora começou a ler a sua redação',
    heading: 'A leitura começou',
    marked: 'começou',
    body: ({ day }: Day) =>
      `A professora abriu a sua redação. A partir de agora ela não pode mais ser retirada. A correção continua prometida para ${day}.`,
  },
  corrected: {
    subject: 'A sua redação foi corrigida pela professora',
    heading: 'A sua correção chegou',
    marked: 'chegou',
    body: 'As marcas, as notas e o comentário da professora já podem ser lidos. Se ficar uma dúvida, você pode fazer uma pergunta a ela.',
    button: 'Ler a correção',
  },
  'class-corrected': {
    subject: 'A redação que você entregou na turma foi corrigida',
    heading: 'A correção da turma chegou',
    marked: 'chegou',
    body: 'Quem dá a aula corrigiu a redação que você entregou. As marcas, as notas e o comentário já podem ser lidos.',
    button: 'Ler a correção',
  },
  answered: {
    subject: 'A professora respondeu à sua pergunta',
    heading: 'A resposta chegou',
    marked: 'resposta',
    body: 'A professora respondeu à pergunta que você fez sobre a correção.',
    button: 'Ler a resposta',
  },
  returned: {
    subject: 'A sua redação voltou sem correção',
    heading: 'A redação voltou para você',
    marked: 'voltou',
    body: 'A professora não conseguiu corrigir esta redação.',
    note: ({ note }: { note: string }) => `O que ela escreveu: ${note}`,
    credit: 'O crédito já está de volta na sua conta, para você enviar outra.',
    button: 'Ver no meu perfil',
  },
  withdrawn: {
    subject: 'Você retirou uma redação da fila',
    heading: 'Redação retirada',
    marked: 'retirada',
    body: 'A redação saiu da fila da professora, como você pediu. O texto continua na sala de escrita, se estava lá.',
    credit: 'O crédito já está de volta na sua conta.',
  },
} as const

/** To who is invited to correct for the house. */
export const invitationMailTexts = {
  subject: 'Convite para corrigir redações',
  heading: 'Um convite para corrigir redações',
  marked: 'convite',
  body: 'Quem cuida da Domine a Redação convida você para corrigir redações de estudantes na plataforma. Você verá a fila, o texto ou a foto de cada redação e o primeiro nome de quem escreveu. Nada mais.',
  how: ({ day }: Day) =>
    `Entre com este e-mail, ou crie uma conta com ele, e aceite o convite até ${day}. O link vale uma vez.`,
  button: 'Ver o convite',
  stranger: 'Se você não esperava este convite, é só não fazer nada: ele termina sozinho.',
} as const
