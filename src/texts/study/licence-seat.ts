/** What a student reads of the own seat of a school's licence, on the page of classes (product §10 School licence). */

type Day = { readonly day: string }

export const seatTexts = {
  seated: ({ day }: Day) =>
    `O seu Premium vem desta turma, até ${day}. Quem dá a aula vê que a vaga é sua. Se você sair, a vaga passa para outra pessoa e o Premium acaba na hora.`,
  waiting:
    'As vagas do Premium desta turma estão ocupadas. Se uma abrir, ela vai para quem entrou primeiro, sem ninguém precisar pedir.',
  ended: ({ day }: Day) => `O Premium que vinha desta turma acabou em ${day}.`,
} as const
