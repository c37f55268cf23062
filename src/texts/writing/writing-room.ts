/** Texts of the writing room (product §10 The corrector and the writing room). */
import { numberText } from '#domain/shared/number-text.ts'
import type { PlanField } from '#domain/writing/writing-room.ts'

const plural = (count: number, one: string, many: string) =>
  `${numberText(count)} ${count === 1 ? one : many}`

export const writingRoomTexts = {
  pageTitle: 'Corretor de Redação',
  description:
    'Escreva na folha de 30 linhas e receba na hora a nota estimada nas cinco competências do ENEM, com os trechos marcados e a explicação de cada ponto.',
  lead: 'Escreva na folha oficial e receba, na hora, a nota estimada nas cinco competências, com cada ponto explicado no seu texto.',
  note: 'respire e comece',
  history: 'Minhas redações',
  paper: 'Imprimir a folha',
  photograph: 'Fotografar a folha escrita',
  theme: {
    heading: 'Sobre o que você vai escrever?',
    chosen: 'Tema',
    field: 'Tema da redação',
    none: 'Escolha um tema',
    own: 'Outro tema (eu escrevo)',
    ownTitle: 'Frase temática',
    ownTitleHint: 'Copie a frase como está na proposta.',
    ownTitleMissing: 'Escreva a frase temática, com 5 letras ou mais.',
    motivating: 'Textos motivadores',
    motivatingNote: '(opcional)',
    motivatingHint:
      'Cole os textos da proposta, com uma linha em branco entre eles: assim o corretor vê o que foi copiado e se você ficou no tema.',
    draw: 'Sortear um tema',
    use: 'Usar este tema',
    change: 'Trocar de tema',
    cancel: 'Cancelar',
    missing: {
      title: 'Falta só o tema',
      description: 'O corretor precisa dele para ver se o texto ficou no assunto.',
      use: 'Usar e continuar',
    },
  },
  kept: {
    title: 'Você tem outro rascunho na folha',
    lead: ({ theme }: { theme: string }) => `“${theme}”. Ele continua salvo neste navegador.`,
    goOn: 'Continuar o rascunho',
    begin: 'Começar a nova redação',
    beginNote: 'Sem conta, o novo texto entra no lugar do rascunho.',
  },
  writer: {
    other: {
      title: 'Esta redação mudou em outra aba',
      lead: 'Aqui está o texto mais novo. Para um texto não apagar o outro, você escreve em uma aba por vez.',
      take: 'Escrever nesta aba',
    },
    both: {
      title: 'Há dois textos desta redação',
      lead: 'O desta aba e o de outra são diferentes. Nenhum se perdeu: escolha com qual continuar.',
      read: 'Ler o texto da outra aba',
      mine: 'Ficar com o desta aba',
      theirs: 'Ficar com o da outra',
    },
  },
  hand: {
    heading: 'Meça a sua letra',
    lead: 'Escreva esta frase numa linha da folha de redação, com a sua letra de sempre, de margem a margem. Pare no fim da linha.',
    sentence:
      'Quem lê com calma o tema, escolhe dois argumentos e revisa cada linha antes de entregar a folha escreve melhor do que quem corre para terminar logo.',
    question: 'Até onde chegou? Toque na última palavra que coube.',
    upTo: ({ word, letters }: { word: string; letters: number }) => `até “${word}”, ${letters} letras`,
    usual: 'Ainda não medida: contamos 115 letras por linha.',
    measured: ({ letters }: { letters: number }) =>
      `Na sua letra cabem cerca de ${letters} letras por linha. Este navegador guarda a medida.`,
    forget: 'Voltar à medida comum',
  },
  sheet: {
    field: 'Texto da redação',
    placeholder: 'Comece a sua introdução aqui.',
    count: ({
      lines,
      of,
      words,
      paragraphs,
    }: {
      lines: number
      of: number | null
      words: number
      paragraphs: number
    }) =>
      `${of === null ? plural(lines, 'linha', 'linhas') : `${lines} de ${of} linhas`} · ${plural(words, 'palavra', 'palavras')} · ${plural(paragraphs, 'parágrafo', 'parágrafos')}`,
    countNote: ({ letters, isOwn }: { letters: number; isOwn: boolean }) =>
      isOwn
        ? `As linhas são contadas com a sua letra: ${letters} letras em cada uma.`
        : `As linhas são contadas com ${letters} letras em cada uma, como cabem nas redações nota mil escritas à mão. A sua letra pode ser maior: meça.`,
    paperNote: 'As linhas são as da sua folha de papel.',
    paperForget: 'Juntar as linhas, como texto digitado',
    tooShort: 'Até 7 linhas, a redação recebe zero na prova.',
    tooMany: 'Passou de 30 linhas: na prova, o que passa não é lido.',
    nearlyTooMany: ({ max }: { max: number }) => `Só com letra bem pequena isso cabe em ${max} linhas.`,
    fewerThan: ({ min }: { min: number }) => `Esta prova pede ${min} linhas ou mais.`,
    moreThan: ({ max }: { max: number }) => `Passou de ${max} linhas, o limite desta prova.`,
    pasted: ({ characters }: { characters: number }) =>
      `Você colou cerca de ${plural(characters, 'caractere', 'caracteres')}. Vale, e só você vê este aviso: no dia da prova, cada linha sai da sua mão.`,
    clear: 'Nova folha',
    clearConfirm: 'Apagar o que está na folha?',
    clearLead: 'O texto é apagado deste navegador. As redações já corrigidas continuam no seu histórico.',
    clearDo: 'Começar nova folha',
    keep: 'Voltar ao texto',
  },
  saved: {
    local: 'Rascunho salvo neste navegador.',
    saving: 'Salvando…',
    server: 'Rascunho salvo na sua conta.',
    failed: 'Sem conexão: o rascunho está salvo neste navegador.',
  },
  bar: {
    line: ({ line, of }: { line: number; of: number | null }) =>
      of === null ? `linha ${line}` : `linha ${line}/${of}`,
    correct: 'Corrigir',
  },
  earned: ({ xp }: { xp: number }) => ({
    title: `+${xp} XP`,
    description: 'Pela sua redação e pelas marcas que você resolveu.',
  }),
  exam: {
    eyebrow: 'Redação para',
    rules: 'Regras desta prova',
    toEnem: 'Escrever para o ENEM',
    lines: 'Linhas',
    title: 'Título',
    proposals: 'Propostas que já caíram',
    proposalsHint: 'Os textos de leitura estão no caderno da prova, no site da banca.',
    choose: 'Escolha uma proposta',
    machine:
      'Aqui o corretor marca os desvios de língua e conta as linhas. A nota pelos critérios desta prova quem dá é você, com a grade da banca à vista, ou a professora: nosso corretor só foi testado na grade do ENEM.',
    titleRequired: 'O título é obrigatório: escreva-o na primeira linha.',
  },
  submit: 'Corrigir minha redação',
  submitAgain: 'Corrigir de novo',
  submitting: 'Corrigindo…',
  guestNote: 'Sem conta, você tem uma correção neste navegador, e não guardamos o seu texto.',
  memberNote:
    'Só você lê as suas redações, a menos que as envie ao Match ou à professora. Até 20 correções por dia, ou 60 com o acesso premium.',
  plain: {
    lead: 'Sem JavaScript, a folha é esta: escolha o tema, escreva e envie. Não guardamos o texto.',
    theme: 'Tema da lista',
    noTheme: 'Nenhum: escrevo a frase temática abaixo',
    guest_used: 'Muita gente corrigiu pela sua rede hoje. Ative o JavaScript ou volte amanhã.',
    blank: 'A folha está em branco. Escreva ao menos um parágrafo.',
    invalid_input: 'Confira o tema (5 letras ou mais) e o texto (até 10.000 caracteres).',
  },
  clock: {
    heading: 'Relógio',
    lead: 'Se quiser, treine com o tempo da prova.',
    minutes: ({ minutes }: { minutes: number }) => `${minutes} min`,
    start: 'Começar',
    left: 'Faltam',
    over: 'O tempo acabou. Termine a frase e respire.',
    pause: 'Pausar',
    goOn: 'Continuar',
    stop: 'Parar',
  },
  plan: {
    heading: 'Plano do texto',
    lead: 'Dois minutos aqui poupam dez na folha.',
    proposal: 'Proposta de intervenção',
    fields: {
      thesis: 'Qual é a sua tese em uma frase?',
      firstArgument: 'Qual é o motivo mais forte?',
      secondArgument: 'Que outro motivo sustenta a tese?',
      repertoire: 'O que prova isso fora da sua opinião?',
      agent: 'Quem pode agir?',
      action: 'O que essa pessoa ou esse órgão vai fazer?',
      means: 'Por meio de quê?',
      purpose: 'Para quê?',
      detail: 'Que detalhe torna um desses elementos concreto?',
    } satisfies Record<PlanField, string>,
    hints: {
      thesis: 'O problema do tema, o que você defende sobre ele e por quê.',
      firstArgument: 'Ele abre o segundo parágrafo: comece pelo que mais convence.',
      secondArgument: 'Ele abre o terceiro parágrafo e não pode repetir o primeiro.',
      repertoire: 'Uma lei, um dado, um livro, um filme ou um fato histórico que tenha a ver com o tema.',
      agent: 'Um ministério, a escola, a mídia, a família: alguém com nome.',
      action: 'Use um verbo: criar, ampliar, fiscalizar.',
      means: 'Comece com “por meio de”.',
      purpose: 'Comece com “a fim de”.',
      detail: 'Diga mais sobre o agente, a ação, o meio ou a finalidade.',
    } satisfies Record<PlanField, string>,
    check: {
      do: 'Conferir a tese',
      doing: 'Conferindo…',
      noTheme: 'Escolha o tema primeiro: a tese responde a ele.',
      right: 'Boa tese: tem o tema e a sua posição.',
      problems: {
        short: 'Ficou curto: escreva uma frase completa.',
        long: 'Ficou longo: uma tese cabe em até 50 palavras.',
        theme: 'Use palavras do tema, para o leitor saber do que você fala.',
        position: 'Falta a sua posição: o que você defende e por quê? Tente “porque”, “seja por… seja por…”.',
        unchanged: 'Isso ainda é a frase do tema. Diga o que você defende sobre ele.',
      } as Readonly<Record<string, string>>,
      found: ({ names }: { names: string }) => `O corretor também viu: ${names}.`,
      failed: 'Não deu para conferir agora. O seu plano continua aqui.',
    },
    banks: 'Precisa de ideias?',
    links: {
      repertoires: 'Repertórios',
      connectives: 'Conectivos',
      miniCourse: 'Minicurso',
      modelEssays: 'Modelos comentados',
    },
  },
  problems: {
    blank: {
      variant: 'destructive',
      title: 'A folha está em branco',
      description: 'Escreva ao menos um parágrafo para o corretor ler.',
    },
    'too-long': {
      variant: 'destructive',
      title: 'Texto longo demais',
      description: 'A folha aceita até 10.000 caracteres; a da prova, 30 linhas.',
    },
  },
  refusals: {
    day_used_up:
      'Você usou todas as correções de hoje. Amanhã tem mais: releia as marcas e reescreva com calma.',
    over_request_rate_limit: 'Muitas correções seguidas. Espere alguns minutos e tente de novo.',
    too_many_versions: 'Esta redação já tem 60 versões. Comece uma nova folha.',
    too_many_essays: 'Seu histórico está cheio (300 redações). Apague uma antiga para abrir espaço.',
    unknown_exam: 'Não temos mais as regras desta prova. Comece uma nova folha.',
    unknown_theme: 'Este tema não existe mais. Escolha outro.',
    invalid_input: 'O corretor não conseguiu ler o que foi enviado. Confira o tema e o texto.',
    body_too_large: 'O texto é longo demais para a folha.',
  } as Readonly<Record<string, string>>,
  failure: {
    title: 'A correção não veio',
    description: 'Seu texto continua aqui. Confira sua conexão e tente de novo.',
  },
  device: {
    heading: 'Corrigir sem internet',
    absent: 'Deixe o corretor pronto neste aparelho e corrija mesmo sem sinal.',
    bring: ({ megabytes }: { megabytes: number }) => `Deixar pronto (baixa ${numberText(megabytes)} MB)`,
    fetching: 'Baixando o corretor para este aparelho…',
    ready: 'O corretor está pronto neste aparelho: dá para corrigir sem internet.',
    remove: 'Apagar do aparelho',
    unkept:
      'Faltou espaço no celular ou a internet caiu no meio. Continue escrevendo e tente de novo depois.',
    retry: 'Tentar de novo',
    made: {
      title: 'Corrigido neste aparelho, sem internet',
      lead: 'O cálculo é o mesmo do site, e o seu texto não saiu daqui.',
      keep: 'Salvar no meu histórico',
      keepLater: 'Salvar quando a internet voltar',
      keepNote:
        'Para entrar no histórico, o texto vai ao servidor, que o corrige de novo: conta como uma das correções do dia.',
      kept: 'Esta versão vai para o seu histórico assim que houver internet.',
      sent: 'Esta versão está no seu histórico.',
    },
    failed: {
      title: 'O corretor deste aparelho parou',
      description:
        'Seu texto continua aqui. Feche outras abas, para liberar memória, e tente de novo, ou espere a internet voltar.',
    },
    notKept:
      'Seu texto continua aqui. Sem internet, só dá para corrigir com o corretor salvo neste aparelho.',
  },
  waiting: {
    count: ({ count }: { count: number }) =>
      count === 1
        ? 'Uma versão corrigida neste aparelho espera para entrar no seu histórico.'
        : `${count} versões corrigidas neste aparelho esperam para entrar no seu histórico.`,
    offline: ({ count }: { count: number }) =>
      `${count === 1 ? 'Ela segue sozinha' : 'Elas seguem sozinhas'} quando a internet voltar e esta página estiver aberta.`,
    send: 'Enviar agora',
    discard: 'Não enviar',
    sent: ({ total }: { total: number }) => ({
      title: 'Versão salva no histórico',
      description: `O servidor corrigiu o texto: ${total} de 1.000.`,
    }),
  },
  guestUsed: {
    title: 'Você já usou a correção sem conta',
    lead: 'Crie uma conta gratuita para corrigir de novo, comparar versões e acompanhar o seu progresso. O rascunho desta folha espera por você neste navegador.',
    signUp: 'Criar conta grátis',
    login: 'Já tenho conta',
  },
} as const
