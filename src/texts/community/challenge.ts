/** Texts of the monthly challenge (product §2, §4, §5, §8). */

import type { EssayProblem, Judging } from '#domain/community/challenge.ts'
import { numberText } from '#domain/shared/number-text.ts'

const tooShort = {
  variant: 'destructive',
  title: 'Texto muito curto!',
  description: 'Sua redação precisa ter pelo menos 50 caracteres.',
} as const

export const challengeTexts = {
  pageTitle: 'Desafio Mensal',
  description:
    'Um tema por mês, uma redação por pessoa: escreva a sua, leia as dos outros participantes e curta as melhores.',
  banner: {
    failed: 'Não conseguimos abrir o desafio deste mês.',
    month: ({ month }: { month: string }) => `Desafio de ${month}`,
    since: ({ month }: { month: string }) => `Tema lançado em ${month}`,
    noTheme: 'O tema deste mês ainda não foi publicado.',
    prizeLabel: 'Prêmio',
    prize: {
      likes: ({ prize }: { prize: string }) => `A redação mais curtida até o fim do mês ganha ${prize}.`,
      jury: ({ prize }: { prize: string }) => `A redação com a melhor nota do júri no mês ganha ${prize}.`,
    } satisfies Record<Judging, (facts: { prize: string }) => string>,
    terms:
      'Participar é gratuito. O prêmio vai para quem escreve com uma conta; visitantes participam fora da disputa.',
    rules: 'Regras da comunidade',
    lastWinner: ({ month, author }: { month: string; author: string }) => `Vencedora de ${month}: ${author}`,
    readWinner: 'Ler a redação vencedora',
    beingRead: ({ month }: { month: string }) =>
      `O júri ainda lê as redações de ${month}. Quem venceu será avisado por e-mail e aparece aqui.`,
    changed: ({ day, note }: { day: string; note: string }) => `Mudou em ${day}: ${note}`,
    formerTheme: ({ theme }: { theme: string }) => `O tema era “${theme}”.`,
    formerPrize: ({ prize }: { prize: string }) => `O prêmio era ${prize}.`,
  },
  panel: {
    // Product §2 Monthly challenge: one title before sending, another with the button to edit afterwards
    write: 'Escreva sua redação',
    yours: 'Sua redação',
    field: 'Texto da redação',
    placeholder: 'Comece pela tese: o que você defende sobre o tema?',
    send: 'Enviar redação',
    edit: 'Editar envio',
    sending: 'Enviando...',
    count: ({ characters, words, lines }: { characters: number; words: number; lines: number }) =>
      `${numberText(characters)} caracteres · ${numberText(words)} ${words === 1 ? 'palavra' : 'palavras'} · ${lines} ${lines === 1 ? 'linha' : 'linhas'}`,
    draftKept: 'Rascunho salvo neste navegador.',
    waiting: 'Recebemos sua redação. Ela aparece na lista depois que a nossa equipe ler.',
    noScript: 'Para participar, ative o JavaScript neste navegador.',
    withdraw: 'Retirar minha redação',
    withdrawn: { title: 'Redação retirada', description: 'O texto continua aqui como rascunho.' },
  },
  confirm: {
    // Product §2
    title: 'Confirmar Envio?',
    lead: 'Sua redação ficará visível para todos os participantes. Você poderá editar o texto depois.',
    cancel: 'Cancelar',
    confirm: 'Confirmar e Enviar',
  },
  problems: {
    // Product §5 Monthly challenge
    'too-short': tooShort,
    'too-long': {
      variant: 'destructive',
      title: 'Texto muito longo!',
      description: 'Use até 4.000 caracteres, como na folha oficial.',
    },
  } satisfies Record<EssayProblem, { variant: 'destructive'; title: string; description: string }>,
  // Product §8
  success: { title: 'Sucesso!', description: 'Sua redação foi enviada para o desafio!' },
  failure: {
    title: 'A redação não foi enviada',
    description: 'O texto continua aqui. Confira sua conexão e tente de novo.',
  },
  refusals: {
    month_closed: 'Este mês do desafio acabou de fechar. Recarregue a página para ver o novo.',
    no_theme: 'O tema deste mês ainda não foi publicado. Volte em breve!',
  } as Readonly<Record<string, string>>,
  list: {
    heading: 'Redações dos participantes',
    order: 'Das mais curtidas para as menos curtidas.',
    loading: 'Carregando as redações...',
    // Product §2
    empty: 'Nenhuma redação enviada ainda. Seja o primeiro a participar!',
    failed: 'Não conseguimos carregar as redações.',
    kept: 'Estas são as redações como você as viu da última vez.',
    more: 'Ver mais redações',
    // Product §3 Challenge submission: the author of one's own is "Você"
    you: 'Você',
    readMore: 'Ler mais',
    readMoreOf: ({ author }: { author: string }) => `Ler mais da redação de ${author}`,
    of: ({ author }: { author: string }) => `Redação de ${author}`,
    // Product §2
    soon: { title: 'Em breve!' },
  },
  reading: {
    title: ({ author }: { author: string }) => `Redação de ${author}`,
    loading: 'Abrindo a redação...',
    failed: 'Não conseguimos abrir esta redação.',
  },
} as const
