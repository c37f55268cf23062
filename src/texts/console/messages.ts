/** Texts of the messages admin page (/painel/mensagens): what people wrote by the page Contato, and answering them. */
import type { MessageFilter, ReplyWay } from '#domain/console/messages-admin-wire.ts'

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
  replies: 'Conversa',
  repliedAt: {
    sent: (facts: { day: string; time: string }) => `Enviada daqui em ${facts.day}, ${facts.time}`,
    mailed: (facts: { day: string }) => `Enviada do seu e-mail em ${facts.day}`,
    received: (facts: { day: string }) => `Chegou por e-mail em ${facts.day}`,
  } satisfies Record<ReplyWay, (facts: { day: string; time: string }) => string>,
  reopenedAt: (facts: { day: string }) => `Voltou a esperar em ${facts.day}`,
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
  letter: {
    open: 'Registrar um e-mail que chegou ou saiu',
    lead: 'O que vai e volta pelo seu próprio e-mail não passa por aqui. Anote, para que o prazo de cinco dias fique certo. Ninguém recebe nada.',
    way: 'O que aconteceu',
    ways: { mailed: 'Respondi pelo meu e-mail', received: 'A pessoa escreveu para o meu e-mail' },
    day: 'Quando',
    text: 'O que dizia',
    textHint: 'Pode ser um resumo.',
    needsAnswer: 'A pessoa espera uma resposta',
    tooShort: 'Escreva o que dizia, mesmo que em poucas palavras.',
    dayMissing: 'Escolha o dia.',
    submit: 'Registrar',
    submitting: 'Registrando...',
    done: {
      mailed: { title: 'Resposta registrada', description: 'O prazo desta mensagem está em dia.' },
      received: {
        title: 'E-mail registrado',
        description: 'Se ele espera resposta, o prazo conta desde o dia em que chegou.',
      },
    },
    failures: {
      day_to_come: 'Este dia ainda não chegou.',
      day_before_message: 'Este dia é anterior à mensagem.',
    } as Readonly<Record<string, string>>,
    failed: {
      title: 'Não foi registrado',
      description: 'O que você escreveu continua aqui. Confira sua conexão e tente de novo.',
    },
  },
} as const
