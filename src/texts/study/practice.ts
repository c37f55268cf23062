/** Texts of practice, and of the page that says what gives XP (product §9 Practice). */
import type { XpReason } from '#domain/account/experience.ts'
import type { MendProblem } from '#domain/study/practice/mended.ts'
import type { TaskProblem } from '#domain/study/practice/written-task.ts'

const problems: Readonly<Record<MendProblem | TaskProblem, string>> = {
  unchanged: 'A frase continua igual. Mude o que está errado.',
  'still-there': 'Quase: a marca continua na frase.',
  'too-different': 'A frase virou outra. Conserte a sua, sem trocar a ideia.',
  'new-fault': 'Você resolveu o erro, mas apareceu outro.',
  'not-expected': 'Ainda não. Mude só o que está errado e mantenha o resto da frase.',
  short: 'Ficou curto: escreva uma frase completa.',
  long: 'Ficou longo: tente dizer o mesmo com menos palavras.',
  position: 'Ainda falta a sua posição: o que você defende e por quê?',
  theme: 'Use palavras do tema, para que o leitor saiba do que você fala.',
  copied: 'Há um trecho copiado. Diga a mesma coisa do seu jeito.',
  repertoire: 'Não encontramos a referência: cite um livro, um filme, uma lei, um dado ou um fato histórico.',
  loose: 'A referência está lá, mas solta. Ligue-a ao tema na mesma frase.',
  stock: 'Essa referência serve a qualquer tema. Escolha uma que só sirva para este.',
  lines: 'O plano pede quatro linhas, uma ideia em cada uma.',
  connective: 'Não encontramos o conectivo que o exercício pede.',
  lost: 'Uma parte da frase se perdeu. Mantenha as ideias e mude só o que se pede.',
  fault: 'O erro ainda está na frase, ou surgiu outro.',
  agent: 'Falta o agente: quem vai agir?',
  action: 'Falta a ação: o que será feito?',
  means: 'Falta o meio: como será feito? Tente “por meio de”.',
  purpose: 'Falta a finalidade: para quê? Tente “a fim de” ou “para que”.',
  detail: 'Falta o detalhamento: uma informação a mais sobre um dos elementos.',
}

const reasons: Readonly<Record<XpReason, { name: string; about: string }>> = {
  essay: {
    name: 'Redação corrigida',
    about: 'Escrita na folha, com 120 palavras ou mais e diferente das que você já enviou.',
  },
  mark: {
    name: 'Erro resolvido',
    about:
      'Um exercício da prática, uma tarefa do minicurso ou uma marca que sai na reescrita da sua redação.',
  },
  'class-mastered': {
    name: 'Tipo de erro dominado',
    about: 'Acerte tudo de primeira em três dias diferentes.',
  },
  'peer-review': {
    name: 'Correção que ajuda um colega',
    about: 'No Match: com duas observações ou mais e uma nota próxima da do corretor.',
  },
  'mock-exam': {
    name: 'Simulado do mês',
    about: 'Uma vez por simulado, com a folha escrita por você e 120 palavras ou mais.',
  },
  challenge: { name: 'Desafio do mês', about: 'Envie a sua redação para a rodada.' },
}

export const practiceTexts = {
  title: 'Prática diária',
  description:
    'Sete minutos por dia para consertar os erros que você mais comete na redação: suas próprias frases, exercícios curtos e três textos pequenos.',
  lead: 'Sete minutos para os erros que aparecem nas suas redações. Pode descansar quando quiser: nada se perde.',
  note: 'um pouco por dia',
  noScript: 'A prática precisa de JavaScript para conferir as suas respostas.',
  loading: 'Preparando a sua prática…',
  failed: 'Não foi possível abrir a sua prática.',
  guest: {
    title: 'Você está praticando sem conta',
    body: 'O que você fizer fica só neste navegador e vai com você quando criar a conta. Com ela, as frases das suas redações viram exercícios e cada acerto vale XP.',
    signUp: 'Criar conta grátis',
  },
  offline: {
    title: 'Você está praticando sem internet',
    body: 'Os exercícios são os que este aparelho guarda. O que você fizer conta para os seus tipos de erro quando a página abrir de novo com internet, mas não vale XP.',
  },
  today: {
    heading: 'Hoje',
    progress: 'Exercícios feitos hoje',
    count: (facts: { done: number; total: number }) => `${facts.done} de ${facts.total} feitos`,
    done: 'Por hoje é só!',
    doneNote: 'até amanhã!',
    doneBody:
      'Os tipos de erro de hoje voltam no dia certo, para você não esquecer. Agora, que tal escrever?',
    write: 'Escrever uma redação',
  },
  item: {
    own: 'Frase da sua redação',
    mend: 'Conserte a frase',
    task: 'Escreva',
    answer: 'Sua resposta',
    check: 'Conferir',
    checking: 'Conferindo…',
    show: 'Ver a resposta',
    next: 'Próximo',
    finish: 'Terminar',
    right: 'Isso mesmo!',
    wrong: 'Ainda não',
    told: 'Veja como fica',
    example: 'Um jeito de escrever:',
    hint: 'Dica:',
    found: (facts: { names: string }) => `O corretor viu na sua resposta: ${facts.names}.`,
    xp: (facts: { xp: number }) => `+${facts.xp} XP`,
    mastered: (facts: { name: string }) => `Você dominou “${facts.name}”: três dias certos!`,
    failed: 'Não foi possível conferir agora. A sua resposta continua aqui.',
    /** Without a network and without the corrector on this device. */
    needsNetwork: 'Esta resposta só pode ser conferida com internet. Ela continua aqui.',
    dayIsOver: 'O dia virou! Abrimos os exercícios de hoje.',
  },
  problems,
  classes: {
    heading: 'Seus tipos de erro',
    lead: 'Um tipo de erro está dominado quando você acerta tudo de primeira em três dias diferentes.',
    none: 'Faça os primeiros exercícios para ver aqui como você está.',
    days: (facts: { days: number }) => `${Math.min(3, facts.days)} de 3 dias certos`,
    mastered: 'Dominado',
    due: 'volta hoje',
  },
  course: {
    heading: 'Tarefas do minicurso',
    lead: 'Cada pergunta do minicurso tem uma tarefa escrita. Depois de acertar a resposta, é hora de escrever.',
    level: (facts: { level: number; title: string }) => `Nível ${facts.level}: ${facts.title}`,
    count: (facts: { done: number; total: number }) => `${facts.done} de ${facts.total}`,
    open: 'Ver as 18 tarefas',
    done: 'Feita',
  },
  xpPage: {
    link: 'O que vale XP?',
    title: 'O que vale XP',
    description: 'O que dá pontos de experiência na plataforma, quanto vale e até onde conta.',
    lead: 'XP é o registro do que você aprendeu fazendo. Os pontos entram sozinhos, e cada coisa conta uma vez.',
    reasons,
    level: {
      name: 'Nível do minicurso',
      about: 'Responda certo às três perguntas do nível.',
      // Product §9 Mini-course
      xp: '50 a 200',
      limit: 'uma vez por nível',
    },
    limits: {
      day: (facts: { count: number }) => `${facts.count} por dia`,
      week: (facts: { count: number }) =>
        facts.count === 1 ? 'uma por semana' : `${facts.count} por semana`,
      month: (facts: { count: number }) => (facts.count === 1 ? 'uma vez por mês' : `${facts.count} por mês`),
      once: 'uma vez cada tipo',
    },
    fair: {
      heading: 'Como isso fica justo',
      items: [
        'Passou do limite? Tudo continua valendo para aprender; só os pontos param.',
        'Redação colada ou parecida com outra sua não dá pontos. O que você consertar nela, sim.',
        'Apagar uma frase não resolve a marca: conserte a frase.',
        'Tempo no site e dias seguidos não dão pontos. Descansar não custa pontos.',
      ],
    },
    ranks: {
      heading: 'As dez patentes',
      body: 'Com uma redação por semana e quatro dias de prática, dá para chegar à última patente em um ano.',
      from: (facts: { xp: string }) => `${facts.xp} XP`,
    },
  },
} as const
