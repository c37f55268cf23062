/** What the e-mails of the Match da Redação say: nobody's name, no word of an essay (decision 0079). */

type Due = { due: string }

export const peerMailTexts = {
  task: {
    subject: 'Uma redação espera pela sua correção',
    heading: 'Uma redação espera por você',
    marked: 'espera por você',
    exchange: 'Vocês têm um Match: outro estudante vai ler a sua redação, e a dele já está com você.',
    alone: 'A redação de outro estudante está com você.',
    due: ({ due }: Due) => `Corrija até ${due}. O que você faz fica guardado no navegador até a entrega.`,
    button: 'Corrigir a redação',
  },
  deadline: {
    subject: ({ due }: Due) => `Entregue a sua correção até ${due}`,
    heading: 'O prazo está perto do fim',
    marked: 'perto do fim',
    body: ({ due }: Due) =>
      `A redação que está com você no Match ainda espera pela correção. O prazo vai até ${due}.`,
    ownRead: 'A sua redação já foi corrigida: o resultado abre quando você entregar.',
    after:
      'Sem a entrega, a redação passa para outra pessoa, e você só poderá buscar de novo depois de três dias.',
    button: 'Terminar a correção',
  },
  result: {
    subject: 'A sua redação foi corrigida',
    heading: 'A sua correção chegou',
    marked: 'chegou',
    body: 'Outro estudante corrigiu a sua redação no Match. As notas, as frases e as marcas já podem ser lidas, ao lado da nota do corretor.',
    button: 'Ler a correção',
  },
  third: {
    subject: 'A terceira leitura da sua redação chegou',
    heading: 'A terceira leitura chegou',
    marked: 'terceira leitura',
    body: 'Como as primeiras notas ficaram longe uma da outra, mais um estudante leu a sua redação no Match. A nota final já conta com essa leitura.',
    button: 'Ler as correções',
  },
  refused: {
    subject: 'A correção da sua redação não passou pela nossa leitura',
    heading: 'Esta correção não foi entregue',
    marked: 'não foi entregue',
    body: 'A equipe leu a correção que outro estudante fez da sua redação e decidiu não entregá-la. Você não fez nada de errado: no Match, a mesma versão pode buscar outro leitor, sem esperar.',
    button: 'Buscar outro leitor',
  },
  note: ({ match }: { match: string }) =>
    `Você recebe esta mensagem porque participa do Match da Redação. Para não receber mais, desligue “Avisar por e-mail” em ${match}.`,
} as const
