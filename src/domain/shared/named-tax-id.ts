/** What is the number called that the shop sells under (tax-id.ts)? Every page names it below. */

const CPF_PLACES = 11

/** With its name in front: "CNPJ 00.000.000/0001-91", "CPF 529.982.247-25". */
export function namedTaxId(printed: string): string {
  const isCpf = printed.replaceAll(/\D/g, '').length === CPF_PLACES && !printed.includes('/')
  return `${isCpf ? 'CPF' : 'CNPJ'} ${printed}`
}
