/** Texts of /painel/desafio: the owner sets themes, looks at essays, grades and proclaims. */
import type { Judging } from '#domain/community/challenge.ts'

export const challengeAdminTexts = {
  title: 'Desafio: bastidores',
  lead: 'Tema e prêmio de cada mês, redações que esperam leitura, notas do júri e resultado.',
  loading: 'Abrindo...',
  failed: 'Não conseguimos abrir esta página.',
  sending: 'Salvando...',
  notSaved: {
    variant: 'destructive',
    title: 'Não foi salvo',
    description: 'Confira a conexão e tente de novo.',
  },
  notRead: {
    variant: 'destructive',
    title: 'Não conseguimos buscar as redações',
    description: 'Confira a conexão e tente de novo.',
  },
  refusals: {
    nothing_graded: 'Falta dar nota a pelo menos uma redação.',
    month_open: 'O mês ainda não acabou.',
    already_decided: 'O resultado deste mês já saiu.',
    not_by_jury: 'Este mês é decidido pelas curtidas.',
    month_begun: 'Alguém participou enquanto você escrevia. Conte o que muda e salve de novo.',
    month_closed: 'Este mês já acabou.',
    nothing_changed: 'O tema e o prêmio já são estes.',
  } as Readonly<Record<string, string>>,
  theme: {
    heading: 'Tema e prêmio',
    judging: {
      likes: 'Quem ganha: a redação mais curtida. Muda em Ajustes.',
      jury: 'Quem ganha: a melhor nota do júri. Muda em Ajustes.',
    } satisfies Record<Judging, string>,
    month: 'Mês',
    theme: 'Tema',
    prize: 'Prêmio',
    prizeHint: 'Com artigo, como na frase “ganha o e-book Completo”.',
    begun: ({ month }: { month: string }) =>
      `Alguém já participou em ${month}. Se você mudar o tema ou o prêmio, quem participou recebe um e-mail, e a página do desafio conta o que mudou. Quem ganha continua decidido do mesmo jeito.`,
    prizeIsPromised:
      'Um prêmio anunciado com prazo é uma promessa (Código Civil, art. 856): mude só para corrigir ou para dar mais.',
    note: 'Por que mudou',
    noteHint: 'Quem participou lê esta frase no e-mail, e todo mundo na página.',
    change: 'Mudar e avisar',
    changed: ({ told }: { told: number }) => ({
      title: 'Desafio mudado',
      description:
        told === 0
          ? 'Ninguém com conta participou ainda: a página do desafio já conta a mudança.'
          : `${told === 1 ? '1 pessoa recebe' : `${told} pessoas recebem`} o aviso por e-mail.`,
    }),
    save: 'Salvar tema',
    saved: { title: 'Tema salvo', description: 'Ele vale a partir da primeira redação do mês.' },
  },
  waiting: {
    heading: 'Redações que esperam leitura',
    none: 'Nenhuma redação esperando.',
    list: 'Publicar na lista',
    listed: { title: 'Redação publicada', description: 'Ela já aparece no desafio.' },
  },
  rounds: 'Rodadas',
  noRounds: 'Ninguém participou ainda.',
  round: {
    facts: ({ prize, essays }: { prize: string; essays: number }) =>
      `Prêmio: ${prize}. ${essays === 1 ? '1 redação concorre' : `${essays} redações concorrem`}.`,
    decided: 'Resultado divulgado.',
    nobody: 'Terminou sem vencedora: ninguém com conta participou.',
    open: {
      likes: { running: 'Em andamento, por curtidas.', closed: 'Terminou; o resultado sai sozinho.' },
      jury: { running: 'Em andamento, com júri.', closed: 'Terminou; espera o resultado do júri.' },
    } satisfies Record<Judging, { running: string; closed: string }>,
    graded: ({ graded, essays }: { graded: number; essays: number }) => `Com nota: ${graded} de ${essays}.`,
    read: 'Ler e dar notas',
    more: 'Mais redações',
    noEssays: 'Nenhuma redação de quem tem conta.',
    proclaim: 'Divulgar o resultado',
    proclaimNobody: 'Encerrar sem vencedora',
    ask: {
      title: ({ month }: { month: string }) => `Divulgar o resultado de ${month}?`,
      titleNobody: ({ month }: { month: string }) => `Encerrar ${month} sem vencedora?`,
      lead: 'Vence a melhor nota; entre notas iguais, a redação que chegou antes. Quem venceu recebe um e-mail com o prêmio, e o nome aparece na página do desafio. Depois disso as notas não mudam mais.',
      leadNobody: 'Ninguém com conta participou. Ninguém é avisado.',
      ungraded: ({ count }: { count: number }) =>
        count === 1
          ? 'Atenção: 1 redação ainda está sem nota e não concorre.'
          : `Atenção: ${count} redações ainda estão sem nota e não concorrem.`,
      cancel: 'Ainda não',
      busy: 'Divulgando...',
    },
    endedNobody: { title: 'Mês encerrado', description: 'Ele terminou sem vencedora.' },
    proclaimed: { title: 'Resultado divulgado', description: 'Avisamos por e-mail quem venceu.' },
  },
  grade: {
    heading: ({ place }: { place: number }) => `Redação ${place}`,
    competence: ({ number }: { number: number }) => `Competência ${number}`,
    total: ({ total }: { total: number }) => `Total: ${total}`,
    save: 'Salvar notas',
    change: 'Mudar notas',
    saved: ({ total }: { total: number }) => ({ title: 'Notas salvas', description: `Total: ${total}.` }),
  },
} as const
