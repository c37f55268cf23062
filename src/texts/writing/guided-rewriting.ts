/** Texts of rewriting mark by mark (product §10 The corrector and the writing room). */
import type { GuidedProblem } from '#domain/writing/guided-rewriting.ts'

const problems: Readonly<Record<GuidedProblem, string>> = {
  unchanged: 'A frase continua igual. Mude só o que está marcado.',
  'still-there': 'Quase: a marca continua nesta frase.',
  'too-different': 'A frase virou outra. Conserte a sua, sem trocar a ideia.',
}

export const guidedRewritingTexts = {
  heading: 'Marca por marca',
  lead: 'Uma frase de cada vez, no lugar dela; as marcas que mais pesam na nota vêm primeiro.',
  loading: 'Lendo a sua redação…',
  failed: 'Não conseguimos ler a sua redação agora.',
  retry: 'Tentar de novo',
  position: ({ at, of }: { at: number; of: number }) => `Marca ${at} de ${of}`,
  progress: 'Marcas resolvidas',
  solvedCount: ({ solved, of }: { solved: number; of: number }) =>
    `${solved} de ${of} ${of === 1 ? 'resolvida' : 'resolvidas'}`,
  range: ({ total, from, to }: { total: number; from: number; to: number }) =>
    `${total}, entre ${from} e ${to}`,
  rangeLabel: 'Estimativa agora',
  moved: ({ points }: { points: number }) =>
    points > 0 ? `+${points} pontos até aqui` : `${Math.abs(points)} pontos a menos que no começo`,
  sentence: 'A sua frase',
  inPlace: 'No parágrafo',
  check: 'Conferir',
  checking: 'Conferindo…',
  skip: 'Pular',
  next: 'Próxima marca',
  solved: 'resolvido',
  solvedSaid: 'Resolvido! A marca saiu.',
  xp: ({ xp }: { xp: number }) => `+${xp} XP`,
  came: ({ count }: { count: number }) =>
    count === 1 ? 'Apareceu uma marca nova: ela entrou na lista.' : `Apareceram ${count} marcas novas.`,
  problems,
  notRead: 'Não deu para conferir agora. A sua frase continua aqui: tente de novo.',
  offline: 'Conferido neste aparelho. Os XP vêm quando você corrigir com internet.',
  list: 'Todas as marcas',
  ofList: ({ name, isSolved }: { name: string; isSolved: boolean }) =>
    isSolved ? `${name} (resolvida)` : name,
  allDone: 'Todas resolvidas!',
  allDoneLead: 'Agora corrija de novo: a nova versão entra no seu histórico, ao lado da anterior.',
  finish: 'Corrigir de novo',
  later: 'Voltar à redação',
  none: 'Nada para consertar por aqui',
  noneLead: 'O corretor não viu desvios neste texto. Para subir mais, veja por onde começar na sua correção.',
} as const
