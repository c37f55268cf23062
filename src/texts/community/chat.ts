/** Texts of /chat (product §2 Chat, §5, §8); the refusal of Chat Premium word for word. */
import type { ChatChannel } from '#domain/community/chat-message.ts'

export const chatTexts = {
  title: 'Chat da Comunidade',
  lead: 'Tire dúvidas, troque repertórios e peça uma leitura da sua tese. A turma está aqui.',
  note: 'ninguém escreve sozinho',
  description:
    'Converse com quem também estuda redação: dúvidas, repertórios e leitura de teses, com moderação e regras claras.',
  tabsLabel: 'Canais do chat',
  // Product §2 Chat
  channels: { global: 'Chat Livre', premium: 'Chat Premium' } satisfies Record<ChatChannel, string>,
  noScript: 'Para conversar, ative o JavaScript no seu navegador e recarregue a página.',
  loading: 'Abrindo a conversa…',
  listLabel: (facts: { channel: string }) => `Mensagens do ${facts.channel}`,
  empty: {
    title: 'A folha ainda está em branco',
    lead: 'Escreva a primeira mensagem: uma dúvida, um tema que você treinou, um repertório que descobriu.',
  },
  older: 'Ver mensagens anteriores',
  loadingOlder: 'Buscando…',
  toNewest: 'Ir para as mais novas',
  newMark: 'novas',
  newMarkLabel: 'Mensagens novas a partir daqui',
  today: 'Hoje',
  yesterday: 'Ontem',
  // Product §6
  own: (facts: { name: string }) => `${facts.name} (Você)`,
  /** Beside the name of the owner, and of nobody else. */
  teacher: 'Professora',
  edited: 'editada',
  hidden: 'Mensagem ocultada pela moderação.',
  deleted: 'Mensagem apagada.',
  people: (facts: { count: number }) =>
    facts.count === 1 ? '1 pessoa aqui agora' : `${facts.count} pessoas aqui agora`,
  typing: (facts: { name: string; others: number }) => {
    if (facts.others === 0) return `${facts.name} está escrevendo…`
    return `${facts.name} e mais ${facts.others === 1 ? 'uma pessoa' : `${facts.others} pessoas`} estão escrevendo…`
  },
  lost: 'Sem conexão. O que você escrever sai assim que ela voltar.',
  waiting: 'Esperando a conexão',
  sending: 'Enviando…',
  held: 'A moderação lê antes de todo mundo. Por enquanto, só você vê esta mensagem.',
  withdraw: 'Apagar',
  announce: (facts: { name: string; text: string }) => `${facts.name}: ${facts.text}`,
  announceMany: (facts: { count: number }) => `${facts.count} mensagens novas`,

  composer: {
    label: 'Sua mensagem',
    placeholder: 'Escreva para a turma',
    hint: 'Enter envia, Shift e Enter quebram a linha.',
    send: 'Enviar',
    save: 'Salvar',
    cancel: 'Cancelar',
    editing: 'Editando a sua mensagem',
    shownAs: (facts: { name: string }) => `O seu nome aparece para os outros como “${facts.name}”.`,
    shownAsTeacher: (facts: { name: string }) =>
      `O seu nome aparece para os outros como “${facts.name}”, com a marca de Professora.`,
    readFirst: 'Sem conta, a mensagem aparece depois que a moderação lê.',
    tooLong: (facts: { characters: number; most: number }) =>
      `São ${facts.characters} caracteres, e cabem ${facts.most}. Corte um pouco ou divida em duas mensagens.`,
  },
  // Product §5, word for word
  premiumToast: {
    title: 'Acesso Exclusivo!',
    description: 'Este é o chat para assinantes. Faça um upgrade para participar!',
  },
  premiumOnly: 'Você pode ler. Para escrever aqui, é preciso ser assinante.',

  menu: {
    open: (facts: { name: string }) => `Opções da mensagem de ${facts.name}`,
    edit: 'Editar',
    remove: 'Apagar para todos',
    /** The owner's, of what somebody else wrote. */
    moderate: 'Retirar e dizer por quê',
  },
  actionFailed: { title: 'Não deu certo', description: 'Confira a conexão e tente de novo.' },

  rules: {
    heading: 'Combinados da turma',
    items: [
      'Comente o texto, e não a pessoa.',
      'Não conte onde mora, onde estuda nem o seu telefone.',
      'Viu algo errado? Abra as opções da mensagem e denuncie.',
    ],
    link: 'Ler as regras da comunidade',
    kept: 'As mensagens ficam aqui por 7 dias.',
  },
} as const
