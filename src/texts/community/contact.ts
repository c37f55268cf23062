/** Texts of the form of /contato; what stands around it is in src/content/site/institutional/contact.ts. */
import type { ContactField, ContactProblem, ContactTopic } from '#domain/community/contact.ts'

export const contactTexts = {
  formHeading: 'Sua mensagem',
  name: 'Seu nome',
  email: 'Seu e-mail',
  emailHint: 'É para ele que vão o protocolo e a resposta.',
  topic: 'Assunto',
  topicChoose: 'Escolha um assunto',
  message: 'Mensagem',
  messageHint: 'Nunca envie senhas nem dados de cartão.',
  /** Hidden from people. */
  trap: 'Deixe este campo em branco',
  submit: 'Enviar mensagem',
  submitting: 'Enviando…',
  // As in src/content/site/institutional/contact.ts
  topics: {
    compra: 'Compra ou download',
    desistencia: 'Desistência',
    conta: 'Minha conta',
    dados: 'Meus dados',
    denuncia: 'Denúncia ou pedido de remoção',
    acessibilidade: 'Acessibilidade',
    conteudo: 'Erro em um conteúdo',
    responsavel: 'Sou responsável por um estudante',
    outro: 'Outro assunto',
  } satisfies Record<ContactTopic, string>,
  problems: {
    name: { required: 'Digite o seu nome.', 'too-long': 'Use até 120 caracteres.' },
    email: {
      required: 'Digite o seu e-mail.',
      invalid: 'Confira o e-mail: ele precisa ter este formato: nome@exemplo.com.',
    },
    topic: { required: 'Escolha um assunto.', invalid: 'Escolha um assunto da lista.' },
    message: {
      required: 'Escreva a sua mensagem.',
      'too-short': 'Conte um pouco mais: pelo menos 10 caracteres.',
      'too-long': 'Use até 4.000 caracteres.',
    },
  } satisfies Record<ContactField, Partial<Record<ContactProblem, string>>>,
  received: {
    heading: 'Mensagem recebida',
    label: 'Seu protocolo',
    note: 'anotado!',
    lead: 'Enviamos o número também para o seu e-mail. A resposta chega em até cinco dias.',
    another: 'Enviar outra mensagem',
  },
  failure: {
    title: 'A mensagem não foi enviada',
    description: 'O que você escreveu continua aqui. Confira sua conexão e tente de novo.',
  },
  /** By the server's code. */
  refusals: {
    over_request_rate_limit:
      'Recebemos muitas mensagens daqui. Tente de novo mais tarde ou escreva por e-mail.',
    looks_automatic: 'A mensagem pareceu automática. Escreva para o nosso e-mail, no fim desta página.',
    invalid_input: 'Confira os campos e envie de novo.',
  } as Readonly<Record<string, string>>,
} as const

/** The sentence for a field that cannot be sent; none for a field that can. */
export function contactProblemText(
  field: ContactField,
  problem: ContactProblem | undefined,
): string | undefined {
  const sentences: Partial<Record<ContactProblem, string>> = contactTexts.problems[field]
  return problem && sentences[problem]
}
