/**
 * Repertoires of the axis Violência e Segurança. Editorial rule: real, checked, quotable in an exam; no source,
 * no entry.
 */
import type { RepertoireItem } from '#domain/study/repertoire.ts'

export const VIOLENCIA_E_SEGURANCA_PUBLICA: readonly RepertoireItem[] = [
  {
    id: 'estacao-carandiru',
    type: 'Livro',
    title: 'Estação Carandiru, de Drauzio Varella (1999)',
    description:
      'O médico narra o que viu e ouviu como voluntário na Casa de Detenção de São Paulo. Descreve celas superlotadas, doenças e o código de conduta dos presos e termina com o massacre de 2 de outubro de 1992, narrado a partir do relato de detentos; pela conta oficial, a ação da polícia deixou 111 mortos.',
    usage:
      'Use para sustentar que prender em condições degradantes não traz segurança: com o relato, você mostra que o Estado, ao abandonar a prisão, perde o controle dela e dificulta a volta do preso à sociedade.',
    source: 'Livro: Companhia das Letras, 1999',
  },
  {
    id: 'cidade-de-deus',
    type: 'Filme',
    title: 'Cidade de Deus, de Fernando Meirelles, codireção de Kátia Lund (2002)',
    description:
      'Adaptado do romance de Paulo Lins (1997), o filme acompanha, pelos olhos do jovem Buscapé, o crescimento do tráfico em um conjunto habitacional do Rio de Janeiro. Ali, meninos sem proteção entram cedo no crime, enquanto o narrador encontra na fotografia outro caminho.',
    usage:
      'Use para defender que a violência se previne antes do crime: onde o Estado só chega com polícia, o tráfico oferece renda e pertencimento, e você propõe escola, cultura e trabalho para a juventude.',
    source: 'Filme: direção de Fernando Meirelles, codireção de Kátia Lund, Brasil, 2002',
  },
  {
    id: 'onibus-174',
    type: 'Documentário',
    title: 'Ônibus 174, de José Padilha (2002)',
    description:
      'Reconstrói o sequestro de um ônibus no Rio de Janeiro, transmitido ao vivo pela televisão em 12 de junho de 2000, que terminou com a morte de uma refém e do sequestrador. Ao contar a vida de Sandro, menino de rua que sobreviveu à chacina da Candelária, expõe o abandono anterior ao crime.',
    usage:
      'Use para tratar do ciclo da violência: sem desculpar o crime, você mostra que uma criança ignorada pelo Estado só se tornou visível com uma arma na mão e defende a proteção desde a infância.',
    source: 'Documentário: direção de José Padilha, codireção de Felipe Lacerda, Brasil, 2002',
  },
  {
    id: 'maria-da-vila-matilde',
    type: 'Música',
    title: 'Maria da Vila Matilde, de Douglas Germano, na voz de Elza Soares (2015)',
    description:
      'Canção do álbum A Mulher do Fim do Mundo em que uma mulher enfrenta o agressor, avisa que vai ligar para o 180 e promete que ele se arrependerá de levantar a mão para ela. O número é o da Central de Atendimento à Mulher.',
    usage:
      'Use para falar de denúncia e rede de apoio: a personagem sabe a quem recorrer, e você argumenta que muitas vítimas não sabem ou não confiam, o que pede divulgação do 180 e atendimento acolhedor.',
    source: 'Música do álbum A Mulher do Fim do Mundo, Elza Soares, 2015',
  },
  {
    id: 'michel-foucault-vigiar-e-punir',
    type: 'Filósofo',
    title: 'Michel Foucault, em Vigiar e Punir (1975)',
    description:
      'O filósofo francês estuda a passagem dos suplícios públicos à prisão e o poder disciplinar, que controla os corpos por horários, exames e vigilância. Ele retoma o panóptico, projeto de Jeremy Bentham em que o preso, sem saber se é observado, passa a vigiar a si mesmo.',
    usage:
      'Use para questionar se a prisão corrige: com Foucault, você argumenta que ela marca as pessoas mais do que as reintegra; em temas de vigilância, mostre que a câmera muda condutas só por poder estar ligada.',
    source: 'Livro: Surveiller et punir, Gallimard, 1975; edição brasileira da Vozes',
  },
  {
    id: 'lei-maria-da-penha',
    type: 'Lei',
    title: 'Lei nº 11.340/2006 – Lei Maria da Penha',
    description:
      'Surgiu depois que a Comissão Interamericana de Direitos Humanos responsabilizou o Brasil, em 2001, por omissão no caso de Maria da Penha Maia Fernandes. Reconhece formas de violência como a física, a psicológica, a sexual, a patrimonial e a moral e cria medidas protetivas de urgência.',
    usage:
      'Use para mostrar que lei avançada não age sozinha: você reconhece as medidas protetivas e aponta onde falham, como na falta de delegacias especializadas e de fiscalização, para propor o que o Estado deve fazer.',
    source: 'Lei nº 11.340, de 7 de agosto de 2006, arts. 7º e 22 (planalto.gov.br)',
  },
  {
    id: 'necropolitica',
    type: 'Conceito',
    title: 'Necropolítica, conceito de Achille Mbembe (2003)',
    description:
      'Em ensaio de 2003, o filósofo camaronês chama de necropolítica o poder de decidir quem pode viver e quem deve morrer. Ele discute a ideia de biopoder, de Foucault, e analisa a escravidão, o colonialismo e as guerras atuais, em que populações inteiras são expostas à morte.',
    usage:
      'Use para discutir a letalidade que recai sobre os mesmos grupos: você sustenta que a falta de resposta às mortes de jovens negros e pobres revela vidas tratadas como descartáveis.',
    source: 'Ensaio: Necropolitics, revista Public Culture, 2003; edição brasileira da n-1 edições',
  },
  {
    id: 'lei-do-bullying-e-do-cyberbullying',
    type: 'Lei',
    title: 'Lei nº 14.811/2024 – bullying e cyberbullying no Código Penal',
    description:
      'Incluiu no Código Penal o art. 146-A, que pune a intimidação sistemática (bullying) com multa e a virtual (cyberbullying) com reclusão de dois a quatro anos e multa, se a conduta não for crime mais grave. Também prevê medidas contra a violência nos estabelecimentos de ensino.',
    usage:
      'Use em temas sobre violência na escola e nas redes: você mostra que o país passou a punir o bullying e argumenta que a punição chega tarde quando faltam prevenção, escuta e apoio psicológico aos alunos.',
    source: 'Lei nº 14.811, de 12 de janeiro de 2024; Código Penal, art. 146-A (planalto.gov.br)',
  },
]
