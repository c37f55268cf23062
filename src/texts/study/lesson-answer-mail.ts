/** The mail that brings the teacher's answer to a question below a lesson. */
export const lessonAnswerMailTexts = {
  subject: ({ lesson }: { lesson: string }) => `A professora respondeu: ${lesson}`,
  heading: 'Sua pergunta tem resposta',
  marked: 'resposta',
  yourQuestion: 'Sua pergunta:',
  button: 'Abrir a aula',
  note: 'A resposta também está embaixo da aula, com a sua pergunta. Lá você pode apagar as duas.',
} as const
