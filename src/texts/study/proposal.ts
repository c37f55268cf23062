/** The words around a proposal: a theme with its motivating texts (product §10 Proposals). */

const ROMAN = ['I', 'II', 'III', 'IV'] as const

export const proposalTexts = {
  title: ({ theme }: { theme: string }) => theme,
  description: ({ theme }: { theme: string }) =>
    `“${theme}”: proposta com textos motivadores, fontes e instruções.`,
  eyebrow: 'Proposta de redação',
  exam: ({ year, edition }: { year: number; edition: string | null }) =>
    `Tema do ENEM ${year}${edition === null ? '' : ` (${edition})`}, com textos motivadores escritos por nós`,
  texts: 'Textos motivadores',
  text: ({ number }: { number: number }) => `Texto ${ROMAN[number - 1] ?? number}`,
  source: 'Fonte:',
  instructionsHeading: 'O que se pede',
  instructions: [
    'Leia os textos motivadores e junte a eles o que você aprendeu na escola e na vida.',
    'Escreva uma dissertação argumentativa sobre o tema, na modalidade escrita formal da língua portuguesa.',
    'Defenda um ponto de vista com argumentos e fatos bem escolhidos, organizados e ligados entre si.',
    'Termine com uma proposta de intervenção que respeite os direitos humanos.',
  ],
  rulesHeading: 'Antes de entregar',
  rules: [
    'O texto definitivo vai à tinta na folha própria, em até 30 linhas.',
    'Linhas copiadas dos textos motivadores não contam.',
    'Tira zero quem escreve até 7 linhas, foge do tema ou do tipo de texto, ou inclui uma parte desligada do tema de propósito.',
  ],
  practise: 'Praticar este tema',
  print: 'Imprimir a proposta',
  back: 'Banco de Temas',
  open: 'Ver a proposta completa',
  /** In the room, beside the sheet. */
  besideSheet: 'Proposta e textos motivadores',
  failed: 'Não foi possível abrir os textos motivadores. Confira a conexão e tente de novo.',
  retry: 'Tentar de novo',
} as const
