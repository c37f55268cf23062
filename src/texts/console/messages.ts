/** Texts of the messages admin page (/painel/mensagens): what people wrote by the page Contato, and answering them. */
import type { MessageFilter } from '#domain/console/messages-admin-wire.ts'

export const messagesAdminTexts = {
  title: 'Mensagens',
  lead: 'O que chegou pela página Contato. A lei dá cinco dias para responder: o que está mais perto do fim vem primeiro.',
  filter: 'Mostrar',
  search: 'Nome, e-mail, palavras ou protocolo',
  filters: { open: 'À espera de resposta', answered: 'Respondidas', all: 'Todas' } satisfies Record<
    MessageFilter,
    string
  >,
  empty: 'Nenhuma mensagem aqui',
  emptyLead: 'Quando alguém escrever, a mensagem aparece aqui.',
  loading: 'Carregando a mensagem...',
  failed: 'Não conseguimos abrir a mensagem.',
  notFound: 'Esta mensagem não existe mais.',
  back: 'Todas as mensagens',
  orders: 'Pedidos deste e-mail',
  account: 'Conta deste e-mail',
  unread: 'Nova',
  protocol: (facts: { protocol: string }) => `Protocolo ${facts.protocol}`,
  sentAt: (facts: { day: string; time: string }) => `Recebida em ${facts.day}, ${facts.time}`,
  answeredAt: (facts: { day: string }) => `Respondida em ${facts.day}`,
  daysLeft: (facts: { days: number }) => {
    if (facts.days < -1) return `Atrasada há ${-facts.days} dias`
    if (facts.days === -1) return 'Atrasada há 1 dia'
    if (facts.days === 0) return 'Responda hoje: é o último dia'
    return facts.days === 1 ? 'Falta 1 dia' : `Faltam ${facts.days} dias`
  },
  from: (facts: { name: string; email: string }) => `De ${facts.name} (${facts.email})`,
  others: 'Outras mensagens deste e-mail',
  other: ({ protocol, day, isAnswered }: { protocol: string; day: string; isAnswered: boolean }) =>
    `Protocolo ${protocol}, de ${day}${isAnswered ? '' : ', à espera de resposta'}`,
  replies: 'Respostas',
  repliedAt: (facts: { day: string; time: string }) => `Enviada em ${facts.day}, ${facts.time}`,
  reply: {
    heading: 'Responder',
    again: 'Responder de novo',
    text: 'Sua resposta',
    hint: 'Sai por e-mail, com o protocolo e a mensagem original. Não é preciso cumprimentar: o e-mail já começa com o nome.',
    tooShort: 'Escreva a resposta, com pelo menos 10 caracteres.',
    submit: 'Enviar resposta',
    submitting: 'Enviando...',
    done: { title: 'Resposta a caminho', description: 'Ela sai por e-mail agora e fica guardada aqui.' },
    failed: {
      title: 'A resposta não foi enviada',
      description: 'O que você escreveu continua aqui. Confira sua conexão e tente de novo.',
    },
  },
} as const
