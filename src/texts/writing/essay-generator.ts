/** Texts of the essay generator (product §2 Essay generator, §5, §8, §9). */

function ownedText(remaining: number): string {
  if (remaining === 0) return 'Você usou todas as suas gerações.'
  return remaining === 1 ? 'Resta 1 geração.' : `Restam ${remaining} gerações.`
}

export const generatorTexts = {
  pageTitle: 'Gerador de Redação',
  description:
    'Gere uma redação modelo em quatro parágrafos sobre qualquer tema, veja como cada parte se encaixa e escreva a sua.',
  heading: 'Gerador de Redação',
  lead: 'Diga o tema e receba um texto modelo em quatro parágrafos, para ver como as partes de uma redação se encaixam.',
  guest: {
    // Product §2 Essay generator
    heading: 'Recurso exclusivo para membros',
    lead: (facts: { free: number }) =>
      `A conta é gratuita e dá direito a ${facts.free} redações modelo. Não pedimos cartão.`,
    signUp: 'Cadastre-se Gratuitamente',
    toLoginLead: 'Já tem uma conta?',
    toLogin: 'Entrar',
    sampleHeading: 'Exemplo de introdução gerada',
    sampleMore: 'Seguem dois desenvolvimentos e a conclusão.',
  },
  loading: 'Abrindo o gerador...',
  form: {
    heading: 'Sobre o que vamos escrever?',
    theme: 'Tema da redação',
    themePlaceholder: 'O combate à desinformação no Brasil',
    // Product §2 Essay generator
    audience: 'Público-alvo',
    audiencePlaceholder: 'os jovens das periferias',
    audienceHint: 'Quem sofre com o problema. Em branco: “os indivíduos”.',
    deniedRight: 'Direito negado',
    deniedRightPlaceholder: 'o acesso à informação',
    deniedRightHint: 'O que falta a essas pessoas. Em branco: “direitos básicos”.',
    submit: 'Gerar redação',
    submitAgain: 'Gerar outra redação',
    // Product §2 Essay generator
    generating: 'Gerando...',
  },
  quota: {
    label: 'Gerações gratuitas',
    premium: 'Com o acesso premium, as gerações não são contadas: até 50 por dia.',
    unread: 'Não conseguimos ler quantas gerações restam.',
    remaining: (facts: { remaining: number; free: number; bought?: number }) =>
      facts.bought
        ? ownedText(facts.remaining)
        : facts.remaining === 0
          ? `Você usou suas ${facts.free} gerações gratuitas.`
          : facts.remaining === 1
            ? 'Resta 1 geração gratuita.'
            : `Restam ${facts.remaining} gerações gratuitas.`,
  },
  sheet: {
    heading: 'Sua redação modelo',
    reminder: 'para estudar, não para entregar',
    empty: 'A folha está em branco.',
    emptyLead: 'Preencha o tema e gere a redação: ela aparece aqui, nas linhas da folha oficial.',
    writing: 'Escrevendo a sua redação...',
    copy: 'Copiar redação',
    copied: 'Copiada',
    /** The teacher's word beside each paragraph. */
    notes: [
      'repertório, tema e duas causas',
      'a primeira causa',
      'a segunda causa',
      'quem faz o quê, como e para quê',
    ],
  },
  study: {
    heading: 'Use como modelo, não como resposta',
    lead: 'Este texto é um modelo para estudar, não para entregar. Quem corrige reconhece estruturas prontas e pode descontar por isso.',
    steps: [
      'Sublinhe a tese e as duas causas que ela anuncia.',
      'Troque o repertório por um que você conheça de verdade.',
      'Reescreva cada parágrafo com as suas palavras e um exemplo do seu lugar.',
    ],
  },
  // Product §2 Essay generator, §8, §9
  extra: {
    heading: 'Gerar nova redação?',
    lead: (facts: { free: number; price: string }) =>
      `Você já usou suas ${facts.free} gerações gratuitas. Uma nova geração custa ${facts.price}.`,
    cancel: 'Cancelar',
    pay: 'Continuar e Pagar',
    notice: { title: 'Em breve você poderá comprar mais gerações!' },
    opening: 'Abrindo o pagamento…',
    arriving: 'Confirmando o pagamento da sua geração...',
    arrived: { title: 'Geração liberada!', description: 'O tema está como você deixou: é só gerar.' },
    late: 'O pagamento ainda está a caminho: a geração aparece aqui assim que ele for confirmado.',
    failed: {
      variant: 'destructive',
      title: 'O pagamento não abriu',
      description: 'Nada foi cobrado. Confira sua conexão e tente de novo.',
    },
  },
  notices: {
    // Product §5, §8
    themeRequired: {
      variant: 'destructive',
      title: 'Atenção!',
      description: 'Por favor, insira o tema da redação.',
    },
    // Product §8 Success notices
    generated: { title: 'Sucesso!', description: 'Sua redação foi gerada.' },
    copied: { title: 'Copiado!', description: 'A redação foi copiada para a área de transferência.' },
    copyFailed: {
      variant: 'destructive',
      title: 'Não foi possível copiar',
      description: 'Selecione o texto na folha e copie por aí.',
    },
    // Product §8
    counterFailed: {
      variant: 'destructive',
      title: 'Erro ao atualizar contador',
      description: 'Sua redação está na folha, mas a contagem não foi salva. Confira sua conexão.',
    },
  },
} as const
