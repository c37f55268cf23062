/** What is said of a school's licence where it is sold, on receipts and in its mail. */

type Granted = { readonly seats: number; readonly months: number }

const monthsText = (months: number) => (months === 1 ? '1 mês' : `${months} meses`)
const seatsText = (seats: number) => (seats === 1 ? '1 estudante' : `${seats} estudantes`)

/** "Licença da escola: 30 estudantes · 6 meses" */
export function grantedLicence({ seats, months }: Granted): string {
  return `Licença da escola: ${seatsText(seats)} · ${monthsText(months)}`
}

/** Of one that was paid: "Licença da escola: 30 estudantes, até 28/05/2027" */
export function licenceUntil({ seats, day }: { seats: number; day: string }): string {
  return `Licença da escola: ${seatsText(seats)}, até ${day}`
}

/** Beside it, on the product's page. */
export const licenceNote =
  'É para quem dá aula e tem 18 anos ou mais. O prazo conta do dia do pagamento. Você cria turmas na sua conta, e quem entra nelas fica com o Premium, pela ordem de entrada, até completar as vagas. As correções da professora não fazem parte.'

type Ending = { readonly seats: number; readonly day: string }

export const licenceMailTexts = {
  receipt: ({ seats, months }: Granted) =>
    `Pagamento confirmado. A sua licença tem ${seats === 1 ? '1 vaga' : `${seats} vagas`} e vale por ${monthsText(months)}. Crie uma turma e dê o código aos estudantes: quem entra fica com o Premium, pela ordem de entrada.`,
  receiptGift: ({ seats, months }: Granted) =>
    `Liberamos para você uma licença da escola de ${seats === 1 ? '1 vaga' : `${seats} vagas`}, por ${monthsText(months)}. Crie uma turma e dê o código aos estudantes: quem entra fica com o Premium, pela ordem de entrada.`,
  receiptGuest: ({ email }: { email: string }) =>
    `A licença entra na conta que confirmar este e-mail (${email}), de quem tem 18 anos ou mais. O prazo já começou a contar: crie a conta logo.`,
  receiptHeading: 'A sua licença já vale',
  receiptMarked: 'já vale',
  receiptButton: 'Abrir a licença',
  guestButton: 'Criar minha conta',
  subject: ({ seats, day }: Ending) => `A licença da escola para ${seatsText(seats)} vale até ${day}`,
  heading: 'A licença está perto do fim',
  marked: 'perto do fim',
  body: ({ seats, day }: Ending) =>
    seats === 1
      ? `A sua licença de 1 vaga vale até ${day}. Depois desse dia, quem ocupa a vaga fica sem o Premium da turma.`
      : `A sua licença de ${seats} vagas vale até ${day}. Depois desse dia, quem ocupa essas vagas fica sem o Premium da turma.`,
  after:
    'As turmas, as tarefas e o que foi entregue ficam guardados. Se a licença era o que abria as turmas na sua conta, elas voltam a aparecer com uma licença nova. Nada se renova sozinho.',
  button: 'Ver a licença',
} as const
