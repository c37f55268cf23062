/** What is said of credits that end. */

type Ending = { readonly count: number; readonly day: string }

export const creditMailTexts = {
  subject: ({ count, day }: Ending) =>
    count === 1
      ? `A sua correção da professora vale até ${day}`
      : `As suas ${count} correções da professora valem até ${day}`,
  heading: 'Use antes que acabe o prazo',
  marked: 'antes que acabe',
  body: ({ count, day }: Ending) =>
    count === 1
      ? `Você tem 1 correção da professora para usar até ${day}. Depois desse dia, ela deixa de valer.`
      : `Você tem ${count} correções da professora para usar até ${day}. Depois desse dia, elas deixam de valer.`,
  how: 'Basta enviar a redação até esse dia: a correção pode chegar depois.',
  button: 'Abrir a sala de escrita',
} as const
