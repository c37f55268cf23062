/** Texts of the student's own essays: the list, one with its versions, the progress (decision 0046). */
import { pointsText } from './points.ts'

const ofTeacher = (level: number) => `${level} da professora`
const chartPoint = ({ level, isTeacher }: { level: number; isTeacher: boolean }) =>
  isTeacher ? ofTeacher(level) : String(level)

export const essayHistoryTexts = {
  lead: 'Só você lê o que está aqui.',
  failed: 'Não conseguimos abrir as suas redações.',
  empty: 'Nenhuma redação ainda.',
  emptyLead: 'Escreva a primeira: ela aparece aqui com a nota, as marcas e as versões.',
  write: 'Escrever uma redação',
  more: 'Ver mais redações',
  list: {
    label: 'Redações, da mais recente para a mais antiga',
    draft: 'Rascunho',
    hasDraft: 'com mudanças ainda não corrigidas',
    versions: ({ count }: { count: number }) => (count === 1 ? '1 versão' : `${count} versões`),
    gain: ({ first, last }: { first: number; last: number }) => `${first} → ${last}`,
    open: 'Abrir',
    goOn: 'Continuar',
    of: ({ theme }: { theme: string }) => `a redação “${theme}”`,
  },
  essay: {
    failed: 'Não conseguimos abrir esta redação.',
    notFound: 'Esta redação não existe.',
    notFoundLead: 'Ela pode ter sido apagada, ou é de outra conta.',
    toHistory: 'Minhas redações',
    versions: 'Versões',
    version: ({ number }: { number: number }) => `Versão ${number}`,
    correctedAt: ({ date }: { date: string }) => `corrigida em ${date}`,
    pasted: 'com trecho colado',
    rewrite: 'Reescrever',
    guided: 'Resolver marca por marca',
    goOn: 'Continuar a escrever',
    noVersions: 'Esta redação ainda não foi corrigida.',
    remove: 'Apagar redação',
    removeTitle: 'Apagar esta redação?',
    removeLead:
      'O texto, as versões e as correções saem da sua conta. O que a professora já corrigiu continua em Correções, sem as fotos. Não dá para desfazer.',
    onDesk: {
      sent: {
        title: 'Ela está na fila da professora',
        lead: 'Se você apagar agora, ela sai também da fila, e o crédito volta para você. Não dá para desfazer.',
      },
      reading: {
        title: 'A professora já está lendo esta redação',
        lead: 'Se você apagar agora, ela sai da mesa da professora, a correção não chega e o crédito não volta. Não dá para desfazer.',
      },
    },
    removeDo: 'Apagar para sempre',
    removing: 'Apagando…',
    removed: { title: 'Redação apagada' },
    removeFailed: {
      variant: 'destructive',
      title: 'A redação não foi apagada',
      description: 'Tente de novo.',
    },
    keep: 'Cancelar',
  },
  comparison: {
    heading: ({ before, after }: { before: number; after: number }) => `Da versão ${before} à ${after}`,
    solved: ({ count }: { count: number }) =>
      count === 1 ? 'Você resolveu uma marca' : `Você resolveu ${count} marcas`,
    nothingSolved: 'O que você mudou',
    nothingSolvedLead: 'Nenhuma marca da versão anterior saiu desta vez. Veja abaixo o que entrou no texto.',
    solvedStamp: 'resolvido',
    more: ({ count }: { count: number }) => (count === 1 ? 'e mais uma' : `e mais ${count}`),
    totals: ({ before, after }: { before: number; after: number }) => `${before} → ${after}`,
    gain: ({ points }: { points: number }) => (points > 0 ? `+${points} pontos` : `−${-points} pontos`),
    sameStep: ({ total }: { total: number }) =>
      `A estimativa é ${total} nas duas versões: ela anda de 40 em 40 pontos.`,
    competence: ({ number, before, after }: { number: number; before: number; after: number }) =>
      `C${number}: ${before} → ${after}`,
    none: 'Nenhum ponto mudou de lugar.',
    whole: 'Ver o texto inteiro com as mudanças',
    points: (tenths: number) => pointsText(tenths),
    removed: 'saiu:',
    added: 'entrou:',
  },
  progress: {
    failed: 'Não conseguimos abrir o seu progresso.',
    heading: 'Progresso por competência',
    lead: 'Cada ponto é uma correção, da mais antiga para a mais nova.',
    empty: 'Corrija duas redações para ver o caminho entre elas.',
    leadTeacher: 'Os quadrados são notas da professora; os pontos, estimativas do corretor.',
    chart: ({ name, levels }: { name: string; levels: readonly { level: number; isTeacher: boolean }[] }) =>
      `${name}: ${levels.map(chartPoint).join(', ')}`,
    by: 'Nota de',
    byTeacher: 'Professora',
    byCorrector: 'Corretor',
    total: 'Total',
    table: 'Ver como tabela',
    tableName: 'Tabela do progresso',
    date: 'Data',
    theme: 'Tema',
    toHistory: 'Ver minhas redações',
  },
} as const
