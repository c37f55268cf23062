/** The landing page's words below its first screen; those of the first are in landing-hero.ts, which comes before them. */
export type SheetLine = {
  /** A paragraph begins with room on the left and ends without filling the line. */
  readonly kind: 'start' | 'full' | 'end'
  readonly parts: readonly { readonly text: string; readonly mark?: 'marked' | 'underlined' | 'wrong' }[]
  /** The teacher's word in the margin; a correction is in red. */
  readonly note?: string
  readonly correction?: string
}

export const landingTexts = {
  sheet: {
    label:
      'Uma redação corrigida à mão: repertório e tese elogiados, um acento a corrigir e a nota 960 carimbada na folha.',
    theme: 'Tema: Desafios para formar jovens leitores no Brasil',
    /** Each line as it stands on the sheet; parts carry the teacher's marks. */
    lines: [
      { kind: 'start', parts: [{ text: 'Em “Vidas Secas”, Graciliano Ramos' }] },
      {
        kind: 'full',
        parts: [{ text: 'mostra que ' }, { text: 'a falta de palavras também é', mark: 'marked' }],
        note: 'ótimo repertório!',
      },
      {
        kind: 'full',
        parts: [{ text: 'uma forma de pobreza.', mark: 'marked' }, { text: ' Fora do romance,' }],
      },
      { kind: 'full', parts: [{ text: 'a leitura ainda não alcança muitos jovens,' }] },
      {
        kind: 'full',
        parts: [{ text: 'seja pelo preço dos livros, seja pela', mark: 'underlined' }],
        note: 'tese clara',
      },
      { kind: 'end', parts: [{ text: 'ausência de bibliotecas nos bairros.', mark: 'underlined' }] },
      { kind: 'start', parts: [{ text: 'Em primeiro lugar, o livro tornou-se' }] },
      { kind: 'full', parts: [{ text: 'um objeto distante: sem espaço público,' }] },
      {
        kind: 'full',
        parts: [
          { text: 'o jovem depende da renda da ' },
          { text: 'familia', mark: 'wrong' },
          { text: ', e a' },
        ],
        correction: 'família',
      },
      { kind: 'end', parts: [{ text: 'desigualdade se repete na estante.' }] },
      {
        kind: 'start',
        parts: [{ text: 'Portanto, ' }, { text: 'cabe ao Ministério da Educa-', mark: 'marked' }],
      },
      {
        kind: 'full',
        parts: [{ text: 'ção', mark: 'marked' }, { text: ' abrir bibliotecas nas escolas públicas,' }],
      },
      { kind: 'end', parts: [{ text: 'a fim de que ler seja um direito de todos.' }] },
    ] as readonly SheetLine[],
    stamp: { label: 'NOTA', score: '960' },
    competencies: [
      { name: 'C1', points: 160 },
      { name: 'C2', points: 200 },
      { name: 'C3', points: 200 },
      { name: 'C4', points: 200 },
      { name: 'C5', points: 200 },
    ],
  },
  /** Below the first screen: what comes back of a whole essay. */
  returned: {
    title: 'A redação volta assim',
    lead: 'A folha inteira recebe a nota de cada competência, uma faixa honesta para o total e o motivo de cada ponto ganho ou perdido. Você reescreve e vê o que mudou.',
    start: 'Escrever na folha inteira',
    method: 'Como calculamos a nota',
  },
  /** Who teaches, from the console (decision 0166). */
  teacher: {
    title: 'Quem corrige com você',
    portrait: (name: string) => `Foto de ${name}`,
    sample: 'Uma correção de verdade',
    more: 'Quem somos',
  },
  features: {
    title: 'Tudo de que a sua redação precisa',
    lead: 'Doze ferramentas, da primeira ideia à última linha.',
    // Product §2 Landing page: feature grid
    more: 'Saiba Mais',
    moreAbout: (title: string) => `sobre ${title}`,
    cards: {
      courses: { title: 'Cursos', text: 'Aulas em sequência, do parágrafo à redação inteira.' },
      generator: {
        title: 'Gerador de Redação',
        text: 'Um texto-modelo sobre o seu tema, para estudar a estrutura.',
      },
      corrector: { title: 'Corretor', text: 'Nota e análise pelas cinco competências.' },
      themes: { title: 'Banco de Temas', text: 'Temas por eixo para treinar sem repetir.' },
      repertoires: {
        title: 'Banco de Repertórios',
        text: 'Livros, leis, filmes e fatos para sustentar a tese.',
      },
      connectives: {
        title: 'Banco de Conectivos',
        text: 'A palavra certa para ligar uma ideia à outra.',
      },
      schedule: {
        title: 'Cronograma de Estudos',
        text: 'Sua semana dividida pelo que mais pesa na prova.',
      },
      ebooks: {
        title: 'E-books',
        text: 'As apostilas completas, parte por parte da redação.',
      },
      miniCourse: {
        title: 'Minicurso Gratuito',
        text: 'Seis níveis em forma de jogo, com insígnias no caminho.',
      },
      chat: {
        title: 'Chat da Comunidade',
        text: 'Dúvidas e conversas com quem também está treinando.',
      },
      challenge: {
        title: 'Desafio Mensal',
        text: 'Um tema por mês, textos lidos e votados por todos.',
      },
      feedback: { title: 'Feedback', text: 'O que os estudantes acham da plataforma.' },
    },
  },
  audience: {
    title: 'Para todos os estudantes',
    lead: 'A banca muda, a boa escrita fica. Você aprende o que vale em qualquer prova e o que cada uma pede a mais.',
    groups: [
      {
        title: 'ENEM',
        text: 'Texto dissertativo-argumentativo, cinco competências e uma proposta de intervenção que respeita os direitos humanos.',
      },
      {
        title: 'Vestibulares',
        text: 'Fuvest, Unicamp, Unesp e outros: gêneros diferentes, coletâneas mais longas e espaço para autoria.',
      },
      {
        title: 'Concursos públicos',
        text: 'Limite de linhas, norma-padrão e temas do serviço público, com o edital na mão.',
      },
    ],
    note: 'leia o enunciado duas vezes!',
  },
  claims: {
    title: 'Os números da professora',
    /** Beside a figure whose proof nobody has seen yet (src/content/site/landing-claims.ts). */
  },
  // Product §2 Landing page: strip of stories and its viewer
  stories: {
    title: 'Histórias de aprovação',
    lead: 'O mural das notas de 900 a 1000. Toque em uma foto para ver de perto.',
    illustrative: 'Exemplos ilustrativos',
    illustrativeNote:
      'Nomes, notas e retratos deste mural foram inventados para mostrar como ele vai ficar. As histórias reais entram com a autorização de cada estudante.',
    /** Where invented stories stand among real ones. */
    oneIllustrative: 'Exemplo ilustrativo',
    someIllustrativeNote:
      'As histórias com a marca “Exemplo ilustrativo” foram inventadas. As outras são de estudantes que autorizaram a publicação.',
    strip: 'Mural de estudantes',
    /** Begins with what is seen on the photograph, so that who speaks to the screen can say it. */
    open: (facts: { name: string; score: number }) => `${facts.name} ${facts.score}: ver de perto`,
    scoreLabel: 'nota',
    portrait: (name: string) => `Retrato de ${name}`,
    viewer: 'Estudante em tela cheia',
    close: 'Fechar',
    previous: 'Estudante anterior',
    next: 'Próximo estudante',
    position: (facts: { index: number; count: number }) => `${facts.index} de ${facts.count}`,
  },
  questions: {
    title: 'Ficou alguma dúvida?',
    lead: 'Pagamento, download, prazos, correção: as respostas curtas estão reunidas em uma página.',
    link: 'Ver as perguntas frequentes',
  },
} as const
