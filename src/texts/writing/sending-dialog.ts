/** Words of the dialog that sends an essay to the teacher. */
export const sendingDialogTexts = {
  heading: 'Enviar para a professora',
  cost: ({ credits, isFree }: { credits: number; isFree: boolean }) =>
    isFree
      ? 'Esta reescrita é grátis: não usa crédito.'
      : `Usa 1 crédito. Você tem ${credits === 1 ? '1 crédito' : `${credits} créditos`}.`,
  endsOn: ({ day }: { day: string }) => `O crédito usado primeiro vale até ${day}.`,
  promise: ({ day }: { day: string }) => `Prometida para ${day}.`,
  promiseNote: 'O dia é confirmado quando você enviar, e quem corrige pode terminar antes.',
  sees: 'A professora vê:',
  seesList: { text: 'o tema e o texto', photograph: 'as fotos da folha', name: 'o seu primeiro nome' },
  seesNot: 'Mais nada: nem e-mail, nem telefone, nem as suas outras redações.',
  takeBack: 'Enquanto ninguém começar a ler, você pode retirar a redação no perfil, e o crédito volta.',
  shortNote: 'A folha tem até 7 linhas: no ENEM, um texto assim recebe nota zero.',
  submit: 'Enviar agora',
  submitting: 'Enviando...',
  cancel: 'Ainda não',
  noCredit: 'Você não tem créditos de correção.',
  noCreditLead:
    'Com um pacote de correções, a professora lê a sua redação e conta o que fazer para melhorar.',
  toProduct: 'Ver os pacotes',
  failureTitle: 'A redação não foi enviada',
  failures: {
    corrections_off: 'A professora não está recebendo redações agora. Nenhum crédito foi usado.',
    no_credit: 'Os seus créditos acabaram. O texto continua na folha.',
    blank: 'A folha está em branco: escreva a redação antes de enviar.',
    already_waiting:
      'Esta redação já está com a professora. Para trocar o texto, retire a que foi enviada, no seu perfil.',
    already_corrected: 'A professora já corrigiu este mesmo texto. Reescreva e envie a nova versão.',
    essay_not_found: 'Esta versão não existe mais.',
    id_taken: 'Algo se misturou neste envio. Recarregue a página e tente de novo.',
    not_free:
      'Esta reescrita agora usa 1 crédito. Nada foi enviado: confira e toque em “Enviar agora” se quiser continuar.',
    rewriting_unknown: 'A correção que você está reescrevendo não existe mais.',
    invalid_input: 'Confira o tema (de 5 a 300 letras) e o texto, que pode ter até 10 mil.',
  },
} as const
