/** What is said of a message that was not taken. */
export const chatFailureTexts = {
  /** By the server's code. */
  failures: {
    refused_word: 'Não enviada: uma palavra do texto não combina com as nossas regras.',
    personal_data:
      'Não enviada: não escreva telefone, e-mail, documento nem perfil de rede social, seus ou dos outros.',
    link_by_visitor: 'Não enviada: para mandar links, entre na sua conta.',
    message_too_long: 'Não enviada: o texto passa de 2.000 caracteres.',
    premium_only: 'Não enviada: este é o chat para assinantes.',
    visitors_closed: 'Não enviada: por enquanto, só escreve aqui quem tem conta.',
    age_unknown: 'Não enviada: complete o seu cadastro no perfil.',
    guardian_needed: 'Não enviada: falta a autorização da pessoa responsável por você.',
    paused: 'Não enviada: você está sem escrever por um tempo.',
    read_first: 'A moderação já leu esta mensagem, e ela não muda mais. Você pode apagá-la e escrever outra.',
    message_hidden: 'Esta mensagem está com a moderação.',
  } as Readonly<Record<string, string>>,
  failureDefault: 'Não enviada. Tente de novo.',
  retry: 'Tentar de novo',
  discard: 'Descartar',
} as const
