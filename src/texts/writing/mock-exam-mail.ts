/** The mail that tells of an open mock exam (product §10 E-mails). */
export const mockExamMailTexts = {
  subject: ({ month }: { month: string }) => `O simulado de ${month} está aberto`,
  heading: 'O simulado do mês está aberto',
  marked: 'aberto',
  body: ({ until }: { until: string }) =>
    `Escolha a sua hora: dá para começar até ${until}. O tema só aparece quando você começa.`,
  button: 'Ver o simulado',
  note: ({ page }: { page: string }) =>
    `Você recebe esta mensagem porque pediu o aviso na página do Simulado. Para não receber mais, desligue o aviso em ${page}.`,
} as const
