/** Texts of the mini-course (product §2, §4, §5, §8, §9). The lessons are in content/mini-course/. */
export const miniCourseTexts = {
  title: 'Minicurso Gratuito',
  description:
    'Seis níveis, da estrutura aos aprimoramentos: lições curtas com exemplos, perguntas, XP e insígnias. Gratuito e sem cadastro.',
  start: {
    heading: 'Uma redação inteira em seis níveis',
    marked: 'seis níveis',
    lead: 'Leia um texto curto, responda a três perguntas e suba de nível. No fim, você terá passado por tudo o que uma redação precisa, da tese ao ponto final.',
    // Product §2 Mini-course
    begin: 'Começar a Aventura',
    resume: 'Continuar a Aventura',
    restart: 'Começar de novo',
    beginNote: 'Gratuito e sem cadastro. Pare quando quiser: o seu lugar fica marcado.',
    resumeNote: (facts: { level: number; question: number }) =>
      `Você parou no nível ${facts.level}, pergunta ${facts.question}.`,
    resumeFinished: (facts: { level: number }) => `Você concluiu o nível ${facts.level}.`,
    resumeComplete: 'Você concluiu os seis níveis.',
    mapLabel: 'Os seis níveis',
    mapNote: 'seis insígnias!',
    total: 'Total',
    noScript: 'O jogo precisa de JavaScript. As seis lições, porém, estão inteiras logo abaixo.',
  },
  xp: (facts: { xp: number }) => `${facts.xp} XP`,
  plusXp: (facts: { xp: number }) => `+${facts.xp} XP`,
  levelOf: (facts: { level: number; levels: number }) => `Nível ${facts.level} de ${facts.levels}`,
  progress: 'Progresso total',
  progressText: (facts: { percent: number }) => `${facts.percent}% do minicurso`,
  lesson: {
    eyebrow: 'Texto de apoio',
    keyPoints: 'Para não esquecer',
    toQuestion: 'Ir para a pergunta',
  },
  oneLesson: {
    lead: 'Esta é uma das seis lições. No minicurso, cada uma tem três perguntas, XP e uma insígnia.',
    toCourse: 'Ir para o minicurso',
  },
  question: {
    toPassage: 'Reler o trecho que responde',
    number: (facts: { question: number; questions: number }) =>
      `Pergunta ${facts.question} de ${facts.questions}`,
    answer: 'Sua resposta',
    hint: 'A resposta está no texto de apoio. Maiúsculas e minúsculas não importam.',
    submit: 'Responder',
    empty: 'Escreva a sua resposta.',
    correct: 'Resposta certa!',
    incorrect: 'Ainda não.',
    /** In the teacher's hand. */
    correctNote: 'isso mesmo!',
    incorrectNote: 'releia o texto',
  },
  // Product §8 Wrong mini-course answer
  wrong: {
    variant: 'destructive',
    title: 'Resposta Incorreta!',
    description: 'Tente novamente. Leia o texto de apoio com atenção!',
  },
  complete: {
    heading: (facts: { level: number }) => `Nível ${facts.level} concluído!`,
    earned: 'Você conquistou a insígnia',
    // Product §4 Mini-course
    next: 'Próximo Nível',
    stamp: 'concluído',
  },
  over: {
    heading: 'Você concluiu o minicurso!',
    lead: 'Seis lições, dezoito respostas e todas as insígnias. Agora falta o mais importante: escrever.',
    badges: 'Suas insígnias',
    rewardHeading: 'A sua recompensa',
    rewardLead:
      'O curso inteiro em PDF: as seis lições, as perguntas e o gabarito comentado. Para imprimir e guardar.',
    reward: 'Baixar o PDF de recompensa',
    // Product §8, notice of the mini-course PDF
    rewardNotice: 'O download do PDF ainda não está disponível',
    rewardOffline: 'Você está sem internet. Tente de novo quando a conexão voltar.',
    // Product §4 Mini-course
    again: 'Jogar Novamente',
    stamp: 'XP',
    note: 'parabéns!',
  },
  keep: {
    guest: 'Quer salvar seu XP e suas insígnias?',
    guestLead: 'Entre na sua conta: o que você já conquistou aqui vai junto para o perfil.',
    login: 'Entrar',
    signUp: 'Criar Conta',
    saving: 'Salvando no seu perfil…',
    saved: 'Salvo no seu perfil.',
    failed: 'Não conseguimos salvar no seu perfil agora. O que você conquistou continua neste navegador.',
    retry: 'Tentar de novo',
    toProfile: 'Ver no perfil',
  },
} as const
