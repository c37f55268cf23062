/** Texts of "Antes de abrir" and of /painel/saude. */
import type { OpeningStep } from '#domain/console/opening-wire.ts'
import { numberText } from '#domain/shared/number-text.ts'
import type { ShopFact } from '#domain/site/institutional.ts'

const FACTS: Readonly<Record<ShopFact, string>> = {
  name: 'nome',
  cnpj: 'CNPJ ou CPF',
  address: 'endereço',
  email: 'e-mail',
  phone: 'telefone',
}

export const openingTexts = {
  heading: 'Antes de abrir',
  lead: ({ done, all }: { done: number; all: number }) =>
    `${done} de ${all} prontos. Toque em cada um para ir até lá.`,
  ready: 'Tudo pronto para vender',
  optional: 'opcional',
  isDone: 'pronto',
  isOpen: 'falta',
  steps: {
    seller: 'Quem vende',
    payments: 'Pagamentos de verdade',
    mail: 'E-mails saindo',
    backup: 'Cópia de segurança de hoje',
    'second-factor': 'Verificação em duas etapas',
    contents: 'Seus números e histórias',
    products: 'Seus produtos no lugar dos de exemplo',
    teacher: 'Quem ensina',
    'exam-date': 'Data do ENEM',
    instagram: 'Instagram',
  } satisfies Record<OpeningStep, string>,
  hints: {
    seller: 'A lei pede nome, CNPJ ou CPF, endereço, e-mail e telefone à vista de quem compra.',
    payments:
      'A loja usa pagamentos de teste: ninguém paga de verdade. Quem cuida do servidor liga o Stripe ou o Mercado Pago com as chaves da sua conta.',
    mail: 'Os e-mails ficam guardados no servidor e não chegam a ninguém. Quem cuida do servidor informa SMTP_URL e MAIL_FROM.',
    backup:
      'A última cópia tem mais de um dia, ou nunca foi feita. Faça uma em Saúde, baixe e guarde fora do servidor.',
    'second-factor': 'Sem ela, uma senha descoberta abre pedidos e dados de estudantes. Ative no seu perfil.',
    contents: 'Em Conteúdos, ponha os seus números e as suas histórias.',
    products: 'A loja ainda mostra produtos de exemplo, ou nenhum produto seu.',
    teacher: 'Nome, foto e história aparecem na página inicial e em Quem Somos.',
    'exam-date': 'O cronograma de estudos conta os dias até a prova.',
    instagram: 'O link aparece no rodapé.',
  } satisfies Record<OpeningStep, string>,
  /** What is still as it came with the platform. */
  untouched: {
    claims:
      'Números: os que vêm com a plataforma não são mostrados. Troque pelos seus, com a prova de cada um, ou remova os que não são seus.',
    stories:
      'Histórias: ainda há inventadas no ar. Ponha as dos seus estudantes e toque em “Remover as de exemplo”.',
  },
  missingFacts: ({ facts }: { facts: readonly ShopFact[] }) =>
    `Falta: ${facts.map((fact) => FACTS[fact]).join(', ')}.`,
  demoProducts: ({ count }: { count: number }) =>
    `${count === 1 ? '1 produto de exemplo está' : `${count} produtos de exemplo estão`} à vista. Toque em “Ocultar” ou “Arquivar” em cada um e crie o seu; ou abra o exemplo, troque tudo e grave: ele vira seu.`,
  shopNote: {
    title: 'Só você vê este aviso',
    lead: 'A loja ainda não está pronta para vender:',
    action: 'Ver o que falta',
  },
}

function lagText(seconds: number): string {
  if (seconds < 1) return 'menos de 1 s'
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min`
}

export const healthTexts = {
  title: 'Saúde',
  lead: 'Se algo aqui está em vermelho, a loja precisa de você ou de quem cuida do servidor.',
  loading: 'Olhando tudo...',
  failed: 'Não conseguimos olhar a saúde da loja.',
  reload: 'Olhar de novo',
  well: 'tudo certo',
  unwell: 'precisa de atenção',
  never: 'nunca',
  moment: ({ day, time }: { day: string; time: string }) => `${day}, ${time}`,
  size: ({ bytes }: { bytes: number }) =>
    bytes < 1e9 ? `${numberText(bytes / 1e6, { most: 1 })} MB` : `${numberText(bytes / 1e9, { most: 1 })} GB`,
  backup: {
    heading: 'Cópia de segurança',
    last: 'Última',
    size: 'Tamanho',
    how: 'Aqui fica só a última que você fez, no próprio servidor: baixe e guarde em outro lugar, porque ela tem tudo, também os dados de estudantes. Para uma por dia sem você, quem cuida do servidor agenda npm run backup.',
    make: 'Fazer agora',
    making: 'Fazendo a cópia...',
    notStarted: {
      variant: 'destructive',
      title: 'A cópia não começou',
      description: 'Confira a conexão e tente de novo.',
    },
    download: ({ size }: { size: string }) => `Baixar (${size})`,
    asking: 'Abrindo...',
    notDownloaded: {
      variant: 'destructive',
      title: 'A cópia não foi baixada',
      description: 'Confira a conexão e tente de novo.',
    },
    gone: {
      variant: 'destructive',
      title: 'A cópia não está mais no servidor',
      description: 'Faça outra agora.',
    },
    failed: ({ moment }: { moment: string }) =>
      `A última tentativa, em ${moment}, não deu certo. Veja se há espaço no disco e tente de novo; a cópia anterior continua inteira.`,
    refusals: {
      second_factor_needed: {
        text: 'Um arquivo com tudo só sai com a verificação em duas etapas ligada e mostrada neste aparelho.',
        link: 'Abrir as configurações do perfil',
      },
      reauthentication_needed: {
        text: 'Por segurança, saia e entre de novo: a cópia pode ser baixada nos dez minutos seguintes.',
        link: 'Abrir o perfil',
      },
    },
  },
  mail: {
    heading: 'E-mails',
    waiting: 'Na fila',
    since: 'O mais antigo espera desde',
    givenUp: 'Não entregues',
    last: 'Último que saiu',
    error: 'Última resposta do servidor',
    outbox: 'Os e-mails ficam guardados no servidor: nenhum chega a alguém até que SMTP_URL seja informado.',
  },
  payments: {
    heading: 'Pagamentos',
    provider: 'Provedor',
    test: 'Ambiente de teste: nenhum dinheiro se move.',
    last: 'Última notícia do provedor',
    compared: 'Última conferência completa',
    differences: 'Diferenças',
  },
  jobs: { heading: 'Tarefas automáticas', last: 'Última feita', failed: 'Falharam na última hora' },
  copy: {
    heading: 'Réplica de leitura',
    is: 'Situação',
    states: {
      used: 'em uso',
      late: 'atrasada',
      gone: 'fora de uso',
    },
    lag: 'Atraso',
    /** Of a late copy it is known how late it is at least. */
    lagOf: ({ seconds, isLate }: { seconds: number; isLate: boolean }) =>
      isLate ? `${lagText(seconds)} ou mais` : lagText(seconds),
    what: 'Um segundo banco de dados acompanha o principal e divide as consultas com ele. Não substitui a cópia de segurança.',
    why: {
      late: 'Ela ficou para trás do banco principal.',
      gone: 'Ela não responde ou deixou de acompanhar o banco principal.',
    },
    how: 'O site continua funcionando com o principal e nada se perde, mas pode ficar mais lento. Em geral isso passa sozinho: se daqui a dez minutos ainda estiver assim, avise quem cuida do servidor.',
  },
  disk: { heading: 'Disco', free: 'Livre', size: 'Tamanho' },
  version: { heading: 'Versão', is: 'Versão da plataforma', news: 'O que há de novo' },
} as const
