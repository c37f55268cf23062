/** Texts of the sheet to print (product §10 From paper to text). */
export const paperSheetTexts = {
  pageTitle: 'Folha de redação para imprimir',
  description:
    'Imprima a folha de 30 linhas com o tema, escreva à mão como na prova e traga o texto para a tela com uma foto.',
  lead: 'A prova é escrita à mão. Imprima esta folha, escreva com calma e traga o texto para cá com uma foto.',
  note: 'caneta preta',
  theme: 'Tema da folha',
  noTheme: 'Sem tema: deixo o espaço em branco',
  own: 'Outro tema (eu escrevo)',
  ownTitle: 'Frase temática',
  ownTitleHint: 'Copie a frase como está na proposta.',
  exam: {
    heading: ({ exam }: { exam: string }) => `Folha para ${exam}`,
    lines: 'Linhas',
    title: 'Título',
    titleFirst: 'obrigatório: escreva-o na primeira linha',
    unknown: 'Não achamos o número de linhas desta prova: a folha sai com 30.',
    pages: ({ pages }: { pages: number }) => `Sai em ${pages} páginas.`,
    toEnem: 'Folha do ENEM',
  },
  account: 'Colocar na folha o código da minha conta',
  accountNote:
    'É só um número: por ele, ninguém sabe quem você é. Assim, na foto, sabemos que a folha é sua.',
  print: 'Imprimir a folha',
  photograph: 'Já escrevi: fotografar',
  how: {
    heading: 'Para a foto sair boa',
    steps: [
      'Imprima em papel A4, em preto e branco mesmo. Se a impressora mudar o tamanho, não faz mal.',
      'Escreva com caneta preta ou azul-escura, dentro das linhas, sem cobrir os quatro quadrados dos cantos.',
      'Fotografe de cima, com luz de janela, sobre uma mesa mais escura que o papel.',
    ],
    plain: 'Sem impressora? Serve qualquer folha pautada: achamos os cantos pela borda do papel.',
  },
  sheet: {
    label: 'Folha de redação com 30 linhas',
    labelFor: ({ exam, page }: { exam: string; page: number }) => `Folha de redação: ${exam}, página ${page}`,
    footFor: ({ exam }: { exam: string }) => `${exam} · domine a redação · não cubra os quadrados dos cantos`,
    name: 'Nome',
    date: 'Data',
    theme: 'Tema:',
    foot: 'domine a redação · não cubra os quadrados dos cantos: é por eles que a foto é lida',
  },
} as const
