/** Texts of a peer's grades and sentences, until they are delivered. */
export const peerGradingTexts = {
  heading: 'Suas notas',
  lead: 'Para cada competência, escolha a descrição que mais se parece com o texto.',
  sentence: ({ number }: { number: number }) => `Uma frase sobre a competência ${number}`,
  sentenceHint: 'O que está bom, e o que faria subir. De 10 a 200 letras, sem contatos.',
  total: 'Total',
  missing: ({ grades, sentences }: { grades: number; sentences: number }) =>
    [
      grades > 0 ? (grades === 1 ? 'Falta 1 nota' : `Faltam ${grades} notas`) : '',
      sentences > 0 ? (sentences === 1 ? 'falta 1 frase' : `faltam ${sentences} frases`) : '',
    ]
      .filter((part) => part !== '')
      .join(', '),
  draft: 'O que você faz aqui fica salvo neste navegador até a entrega.',
  submit: 'Entregar a correção',
  submitting: 'Entregando...',
  confirm: {
    title: 'Entregar a correção?',
    lead: 'Depois da entrega ela não muda mais, e o seu par poderá lê-la. Na primeira troca entre duas pessoas, a equipe pode ler antes.',
    yes: 'Entregar',
    no: 'Rever',
    close: 'Fechar',
  },
  done: { title: 'Correção entregue', description: 'Obrigado! O que voltar para você já pode ser lido.' },
  readFirst: {
    title: 'Correção entregue',
    description: 'Obrigado! Ela chega ao seu par depois de uma leitura da equipe.',
  },
  refusals: {
    holds_contact: 'Uma das frases tem um contato ou um convite. Fale só do texto.',
    refused_word: 'Uma das frases tem uma palavra que não aceitamos aqui.',
    task_not_found: 'O prazo desta correção acabou, ou a redação foi retirada.',
    remark_outside: 'Uma das marcas não cai sobre o texto. Apague-a e marque de novo.',
  } as Readonly<Record<string, string>>,
  gone: 'Esta correção não está mais com você',
  goneLead: 'O prazo acabou, ela já foi entregue ou a redação foi retirada.',
  until: ({ due }: { due: string }) => `Entregue até ${due}`,
} as const
