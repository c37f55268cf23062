/** Texts of the Match da Redação: the way in, the samples, the correction of a peer, what comes back (decision 0066). */
import { numberText } from '#domain/shared/number-text.ts'
import type { IdentificationKind } from '#domain/writing/identification.ts'
import type { RemarkCategory, RemarkEffect } from '#domain/writing/peer-remarks.ts'
import type { Grader } from '#domain/writing/peer-review.ts'

export const peerReviewTexts = {
  pageTitle: 'Match da Redação',
  description: 'Troque uma redação com outro estudante e corrijam um ao outro pela matriz do ENEM.',
  lead: 'Você corrige a redação de outro estudante, outro estudante corrige a sua. Ninguém sabe o nome de ninguém.',
  loading: 'Abrindo o Match...',
  failed: 'Não conseguimos abrir o Match.',
  back: 'Voltar ao Match',
  guestLead: 'Entre na sua conta para trocar correções com outros estudantes.',

  consent:
    'Ao participar, a redação que você escolher será lida por outro estudante, sem seu nome, e-mail ou foto. Se alguém denunciar um texto, nossa equipe o lê. Você pode sair quando quiser.',
  switchLabel: 'Quero participar do Match',
  mails: {
    label: 'Avisar por e-mail',
    hint: 'Quando uma redação esperar por você, quando a sua voltar corrigida e um dia antes do fim do prazo. Nos e-mails não vai texto de redação nem nome de ninguém.',
  },
  actionFailed: {
    variant: 'destructive',
    title: 'Não deu certo',
    description: 'Nada mudou. Confira a conexão e tente de novo.',
  },
  leave: {
    title: 'Sair do Match?',
    lead: 'A redação que espera por correção sai da fila. Se você tem uma correção por fazer, ela passa para outra pessoa, e você só poderá buscar de novo depois de três dias.',
    confirm: 'Sair do Match',
    cancel: 'Continuar',
    close: 'Fechar',
  },
  ineligible: {
    unproven: 'Confirme seu e-mail para participar: o link está na sua caixa de entrada.',
    age_unknown: 'Complete seu cadastro no perfil para participar.',
    guardian_needed:
      'Antes dos 16 anos, o Match precisa da autorização de um responsável. Crie um código no seu perfil e passe para ele.',
    paused: 'Por decisão da moderação, você não pode publicar nem corrigir por enquanto.',
  },
  toGuardians: 'Criar o código',
  toProfile: 'Abrir o perfil',

  now: 'Agora',
  status: {
    off: 'Ative o Match para começar.',
    calibrate: ({ left }: { left: number }) =>
      left === 1 ? 'Falta corrigir 1 amostra.' : `Faltam ${left} amostras para você poder corrigir.`,
    ready: 'Tudo pronto: escolha uma redação e busque um par.',
    task: ({ due }: { due: string }) => `Você tem uma redação para corrigir até ${due}.`,
    waiting: 'Sua redação está na fila. Assim que alguém chegar, vocês trocam.',
    assigned: 'Um estudante está corrigindo a sua redação.',
    paused: ({ until }: { until: string }) =>
      `Uma correção ficou sem entrega. Você poderá buscar de novo em ${until}.`,
  },
  openTask: 'Corrigir a redação',
  openMatch: 'Abrir o Match',

  calibration: {
    heading: 'Treine o olhar',
    lead: 'Corrija três redações nossas e compare com a nossa nota. Você está pronto quando a sua nota ficar, em média, a um nível da nossa no máximo, sem nenhuma competência a mais de dois. Dá para tentar quantas vezes quiser.',
    statuses: { new: 'Por corrigir', far: 'Tente de novo', close: 'Perto da nossa nota' },
    done: 'Amostras corrigidas. Elas continuam aqui para treinar.',
    open: 'Corrigir a próxima amostra',
    submit: 'Comparar com a nossa nota',
    submitting: 'Comparando...',
    close: 'Seu olhar está perto do nosso',
    far: 'Ainda longe da nossa nota',
    closeLead: ({ mean }: { mean: number }) =>
      `Diferença média de ${numberText(mean, { most: 1 })} nível por competência.`,
    farLead: ({ mean, largest }: { mean: number; largest: number }) =>
      `Diferença média de ${numberText(mean, { most: 1 })} e maior diferença de ${largest} níveis. Leia os motivos, volte ao texto e dê as notas de novo.`,
    next: 'Próxima amostra',
    again: 'Corrigir de novo',
    toSearch: 'Buscar um par',
    yours: 'Você',
    ours: 'Nossa nota',
    why: 'Por quê',
    note: 'Nota nossa, pela Cartilha do Participante 2025. Não é nota do Inep.',
  },

  search: {
    heading: 'Buscar um par',
    lead: 'Escolha a redação e a versão que outro estudante vai ler.',
    essay: 'Redação',
    version: 'Versão',
    versionsFailed: 'Não conseguimos ler as versões desta redação.',
    versionOf: ({ number, total }: { number: number; total: number }) => `Versão ${number}, nota ${total}`,
    // Product §2 Profile
    submit: 'Buscar um Match Agora',
    submitting: 'Buscando...',
    cancel: 'Tirar da fila',
    cancelled: { title: 'Busca encerrada', description: 'Sua redação saiu da fila.' },
    none: 'Você ainda não tem redação corrigida.',
    noneLead: 'Escreva uma na sala de escrita: com a nota do corretor, ela pode entrar no Match.',
    write: 'Escrever uma redação',
    matched: {
      title: 'Vocês têm um Match!',
      description: 'Você recebeu uma redação, e a sua está com um par.',
    },
    queued: { title: 'Você está na fila', description: 'Assim que alguém chegar, vocês trocam redações.' },
    identified: 'Confira antes de enviar',
    contact: 'Sua redação tem um contato. Tire-o na sala de escrita, corrija de novo e envie a nova versão.',
    name: 'Encontramos palavras do seu nome no texto. Se alguém puder reconhecer você por elas, mude o texto antes.',
    isNameMeant: 'Não sou eu: pode enviar assim',
    kinds: {
      email: 'E-mail',
      document: 'CPF',
      phone: 'Telefone',
      handle: 'Nome de usuário',
      link: 'Endereço da internet',
      invitation: 'Convite para conversar',
      'own-name': 'Seu nome',
    } satisfies Record<IdentificationKind, string>,
    refusals: {
      too_short: 'Esta versão tem até sete linhas: é pouco texto para corrigir.',
      version_used: 'Esta versão já foi enviada. Escolha outra.',
      refused_word: 'O texto tem uma palavra que não aceitamos quando outros leem.',
      task_open: 'Entregue primeiro a correção que está com você.',
      turn_open: 'Uma redação sua já está no Match.',
      missed_pause: 'Uma correção ficou sem entrega. Espere o prazo para buscar de novo.',
      not_calibrated: 'Corrija primeiro as três amostras.',
      nothing_to_help: 'Ninguém está esperando agora. Obrigado por tentar!',
    } as Readonly<Record<string, string>>,
  },
  help: {
    heading: 'Tem alguém esperando por você',
    lead: 'Há uma redação sem leitor, ou com notas distantes demais. Corrigir sem trocar também conta.',
    submit: 'Corrigir mais uma',
  },

  results: {
    heading: 'O que voltou para você',
    states: {
      locked: 'Chegou! Abre quando você entregar a sua correção.',
      reading: 'Sua correção chega depois de uma leitura da equipe.',
      refused: 'A equipe não entregou esta correção. Você pode enviar esta versão de novo.',
      hidden: 'Você denunciou esta correção. Ela fica oculta até a decisão.',
      open: 'Correção recebida',
    },
    final: ({ total }: { total: number }) => `Nota final ${numberText(total, { most: 1 })}`,
  },
  delivered: ({ count }: { count: number }) =>
    count === 1 ? 'Você já corrigiu 1 redação.' : `Você já corrigiu ${count} redações.`,

  sheet: {
    heading: 'A redação',
    label: 'Texto da redação: selecione um trecho para marcar',
    hint: 'Selecione um trecho (com o dedo, o mouse ou Shift e setas) para marcá-lo.',
    report: 'Denunciar este texto',
    remarks: 'Suas marcas',
    noRemarks: 'Nenhuma marca ainda.',
    selected: 'Trecho escolhido',
    category: 'Sobre o quê',
    effect: 'É',
    effects: { merit: 'um acerto', fault: 'algo a melhorar' } satisfies Record<RemarkEffect, string>,
    effectNames: { merit: 'acerto', fault: 'a melhorar' } satisfies Record<RemarkEffect, string>,
    note: 'Uma frase, se quiser',
    add: 'Marcar trecho',
    remove: ({ quote }: { quote: string }) => `Apagar a marca em “${quote}”`,
    full: ({ max }: { max: number }) => `Você chegou a ${max} marcas. Apague uma para fazer outra.`,
    categories: {
      spelling: 'Grafia e acentos',
      punctuation: 'Pontuação',
      grammar: 'Concordância e regência',
      register: 'Vocabulário e registro',
      theme: 'Tema',
      repertoire: 'Repertório',
      thesis: 'Tese',
      argument: 'Argumento',
      contradiction: 'Contradição',
      connective: 'Conectivo',
      repetition: 'Repetição',
      paragraph: 'Parágrafo',
      agent: 'Agente',
      action: 'Ação',
      means: 'Meio',
      purpose: 'Finalidade',
      detail: 'Detalhamento',
    } satisfies Record<RemarkCategory, string>,
  },

  grading: {
    heading: 'Suas notas',
    lead: 'Para cada competência, escolha a descrição que mais se parece com o texto.',
    sentence: ({ number }: { number: number }) => `Uma frase sobre a competência ${number}`,
    sentenceHint: 'O que está bom, e o que faria subir. De 10 a 200 letras, sem contatos.',
    total: 'Total',
    missing: ({ grades, sentences }: { grades: number; sentences: number }) =>
      [
        grades > 0 ? (grades === 1 ? 'Falta 1 nota' : `Faltam ${grades} notas`) : '',
        sentences > 0 ? (sentences === 1 ? 'falta 1 frase' : `faltam ${sentences} frases`) : '',
      ]
        .filter((part) => part !== '')
        .join(', '),
    draft: 'O que você faz aqui fica salvo neste navegador até a entrega.',
    submit: 'Entregar a correção',
    submitting: 'Entregando...',
    confirm: {
      title: 'Entregar a correção?',
      lead: 'Depois da entrega ela não muda mais, e o seu par poderá lê-la. Na primeira troca entre duas pessoas, a equipe pode ler antes.',
      yes: 'Entregar',
      no: 'Rever',
      close: 'Fechar',
    },
    done: { title: 'Correção entregue', description: 'Obrigado! O que voltar para você já pode ser lido.' },
    readFirst: {
      title: 'Correção entregue',
      description: 'Obrigado! Ela chega ao seu par depois de uma leitura da equipe.',
    },
    refusals: {
      holds_contact: 'Uma das frases tem um contato ou um convite. Fale só do texto.',
      refused_word: 'Uma das frases tem uma palavra que não aceitamos aqui.',
      task_not_found: 'O prazo desta correção acabou, ou a redação foi retirada.',
      remark_outside: 'Uma das marcas não cai sobre o texto. Apague-a e marque de novo.',
    } as Readonly<Record<string, string>>,
    gone: 'Esta correção não está mais com você',
    goneLead: 'O prazo acabou, ela já foi entregue ou a redação foi retirada.',
    until: ({ due }: { due: string }) => `Entregue até ${due}`,
  },

  result: {
    note: 'Match da Redação',
    missing: 'Este resultado não está aberto',
    missingLead: 'Ele abre quando você entregar a sua correção.',
    final: 'Nota final',
    graders: {
      machine: 'Corretor',
      first: 'Seu par',
      third: 'Terceira leitura',
    } satisfies Record<Grader, string>,
    meanOf: ({ names }: { names: readonly string[] }) => `Média de: ${names.join(' e ')}.`,
    competence: 'Competência',
    table: 'Notas lado a lado',
    farApart:
      'Seu par e o corretor ficaram longe: mais de 100 pontos no total ou mais de 80 em uma competência. Como no ENEM, uma terceira pessoa lê.',
    readFirst: 'Uma correção chega depois de uma leitura da equipe.',
    asked: 'A terceira leitura foi pedida. A nota pode mudar quando ela chegar.',
    thirdDone: 'A terceira leitura chegou: vale a média das duas notas mais próximas.',
    doubtful:
      'As notas continuam distantes entre si. Leia os motivos de cada uma antes de confiar no número.',
    sentencesOf: ({ name }: { name: string }) => `${name}: frase por competência`,
    report: 'Denunciar esta correção',
    reported: 'Uma correção está oculta por decisão da moderação, ou até ela decidir.',
    machineLink: 'Ver a correção completa do corretor',
    estimate: 'São leituras de estudantes e do nosso corretor, não notas do Inep.',
    remarks: 'Marcas no texto',
  },
} as const
