/** What is said of credits that end. */

/** "4 correções da professora, para usar em até 12 meses" */
export function grantedCorrections({ count, months }: { count: number; months: number }): string {
  const what = count === 1 ? '1 correção da professora' : `${count} correções da professora`
  return `${what}, para usar em até ${months === 1 ? '1 mês' : `${months} meses`}`
}

/** Beside them, on the product's page. */
export const correctionsNote =
  'O prazo conta do dia do pagamento. Você escreve aqui ou fotografa a folha, envia, e a professora devolve com marcas, notas e comentários.'

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
