/** Proposals of the axis Educação, under the rule of saude.ts. */
import type { Proposal } from '#domain/study/proposal.ts'

export const PROPOSALS: readonly Proposal[] = [
  {
    themeId: 'evasao-escolar',
    texts: [
      {
        kind: 'prose',
        body: 'Em 2024, 8,7 milhões de brasileiros de 14 a 29 anos não haviam concluído o ensino médio, porque largaram a escola ou nunca a frequentaram. O número diminui: em 2019, eram 11,4 milhões. Ainda assim, quem sai tem um retrato conhecido. Seis em cada dez são homens, e 72,5% são pretos ou pardos. O abandono cresce a partir dos 16 anos, quando o salário passa a pesar mais do que a sala de aula, mas começa antes: uma parte dessas pessoas havia deixado os estudos ainda na idade do ensino fundamental.',
        source:
          'IBGE: PNAD Contínua, módulo Educação 2024, divulgado em 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'A educação, direito de todos e dever do Estado e da família, será promovida e incentivada com a colaboração da sociedade, visando ao pleno desenvolvimento da pessoa, seu preparo para o exercício da cidadania e sua qualificação para o trabalho.',
        source: 'Constituição Federal de 1988, art. 205',
      },
      {
        kind: 'table',
        title: 'Por que jovens de 14 a 29 anos deixaram a escola ou nunca a frequentaram',
        columns: ['Motivo principal', 'Homens', 'Mulheres'],
        rows: [
          ['Precisavam trabalhar', '53,4%', '25,5%'],
          ['Não tinham interesse em estudar', '25,5%', '20,7%'],
          ['Cuidavam da casa ou de pessoas', '0,8%', '9,5%'],
        ],
        note: 'Entre as mulheres, 23,1% apontaram a gravidez. Dados de 2023.',
        source: 'IBGE: PNAD Contínua, módulo Educação 2023, divulgado em 2024',
      },
    ],
  },
  {
    themeId: 'analfabetismo-funcional',
    texts: [
      {
        kind: 'prose',
        body: 'Três em cada dez brasileiros de 15 a 64 anos conseguem, no máximo, ler frases curtas e reconhecer números familiares, como um preço ou um telefone. É o que se chama de analfabetismo funcional, e a proporção de 2024, 29%, era a mesma de 2018. Entre os jovens de 15 a 29 anos houve piora: de 14% para 16%, o que os pesquisadores ligam às escolas fechadas durante a pandemia. O diploma ajuda, mas não resolve sozinho: mesmo entre quem chegou ao ensino superior, 12% estão nessa situação.',
        source:
          'Indicador de Alfabetismo Funcional (Inaf) 2024, Ação Educativa e Conhecimento Social, 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'São diretrizes da Política Nacional de Leitura e Escrita: I – a universalização do direito ao acesso ao livro, à leitura, à escrita, à literatura e às bibliotecas; […]',
        source: 'Lei nº 13.696, de 12 de julho de 2018, art. 2º',
      },
      {
        kind: 'chart',
        title: 'Brasileiros de 15 a 64 anos, por nível de alfabetismo',
        unit: '%',
        bars: [
          { label: 'Analfabeto', value: 7 },
          { label: 'Rudimentar', value: 22 },
          { label: 'Elementar', value: 36 },
          { label: 'Intermediário', value: 25 },
          { label: 'Proficiente', value: 10 },
        ],
        note: 'Os dois primeiros níveis formam o analfabetismo funcional.',
        source: 'Indicador de Alfabetismo Funcional (Inaf) 2024',
      },
    ],
  },
  {
    themeId: 'bullying',
    texts: [
      {
        kind: 'prose',
        body: 'Quase um quarto dos estudantes brasileiros de 13 a 17 anos (23%) contou ter sido humilhado por provocações de colegas nos trinta dias anteriores a uma pesquisa nacional feita em 2019. Na internet, 13,2% disseram ter sofrido ameaças, ofensas ou humilhações; entre as meninas, 16,2%. O dado que anima vem do outro lado: a parcela dos que admitiam praticar bullying caiu de 20,4%, em 2015, para 12%, em 2019. Nas duas edições, os motivos apontados pelas vítimas foram os mesmos, com a aparência em primeiro lugar.',
        source:
          'IBGE: Pesquisa Nacional de Saúde do Escolar (PeNSE) 2015 e 2019; Revista Latino-Americana de Enfermagem, 2022 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: '[…] considera-se intimidação sistemática (bullying) todo ato de violência física ou psicológica, intencional e repetitivo que ocorre sem motivação evidente, praticado por indivíduo ou grupo, contra uma ou mais pessoas, com o objetivo de intimidá-la ou agredi-la, causando dor e angústia à vítima, em uma relação de desequilíbrio de poder entre as partes envolvidas.',
        source: 'Lei nº 13.185, de 6 de novembro de 2015, art. 1º, § 1º',
      },
      {
        kind: 'chart',
        title: 'Motivos apontados por quem sofreu bullying',
        unit: '%',
        bars: [
          { label: 'Aparência do corpo', value: 16.5 },
          { label: 'Aparência do rosto', value: 11.6 },
          { label: 'Cor ou raça', value: 4.6 },
        ],
        note: 'Os três motivos mais citados por estudantes de 13 a 17 anos.',
        source: 'IBGE: Pesquisa Nacional de Saúde do Escolar (PeNSE) 2019',
      },
    ],
  },
  {
    themeId: 'estudantes-autistas',
    texts: [
      {
        kind: 'prose',
        body: 'Pela primeira vez, um censo brasileiro perguntou sobre o autismo: em 2022, 2,4 milhões de pessoas, 1,2% da população, disseram ter recebido o diagnóstico de um profissional de saúde. Entre os estudantes com 6 anos ou mais, eram 760,8 mil, dos quais cerca de 508 mil estavam no ensino fundamental regular. A matrícula, portanto, existe. O que ela garante é outra conversa: entre os adultos autistas com 25 anos ou mais, 46,1% não tinham instrução ou não haviam completado o ensino fundamental, contra 35,2% no conjunto da população.',
        source:
          'IBGE: Censo Demográfico 2022, divulgado em 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Em casos de comprovada necessidade, a pessoa com transtorno do espectro autista incluída nas classes comuns de ensino regular, nos termos do inciso IV do art. 2º, terá direito a acompanhante especializado.',
        source: 'Lei nº 12.764, de 27 de dezembro de 2012, art. 3º, parágrafo único',
      },
      {
        kind: 'table',
        title: 'Escolaridade das pessoas de 25 anos ou mais',
        columns: ['Nível', 'Com autismo', 'População geral'],
        rows: [
          ['Sem instrução ou fundamental incompleto', '46,1%', '35,2%'],
          ['Ensino médio completo', '25,4%', '32,3%'],
          ['Ensino superior completo', '15,7%', '18,4%'],
        ],
        note: null,
        source: 'IBGE: Censo Demográfico 2022, divulgado em 2025',
      },
    ],
  },
  {
    themeId: 'educacao-financeira',
    texts: [
      {
        kind: 'prose',
        body: 'Em janeiro de 2025, 76,1% das famílias brasileiras tinham dívidas a pagar, um pouco menos do que um ano antes. Dever não é o mesmo que estar em apuros, mas a parcela das que se diziam muito endividadas havia subido para 15,9%. O cartão de crédito aparecia em 83,9% dos casos, muito à frente dos carnês e do crédito pessoal. É um crédito que se contrata em segundos e se paga por meses, e que costuma chegar à mão do jovem antes de qualquer aula sobre juros.',
        source:
          'Confederação Nacional do Comércio: Pesquisa de Endividamento e Inadimplência do Consumidor (Peic), janeiro de 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'São direitos básicos do consumidor: […] XI – a garantia de práticas de crédito responsável, de educação financeira e de prevenção e tratamento de situações de superendividamento, preservado o mínimo existencial […].',
        source:
          'Código de Defesa do Consumidor (Lei nº 8.078, de 1990), art. 6º, incluído pela Lei nº 14.181, de 2021',
      },
      {
        kind: 'chart',
        title: 'O que devem as famílias endividadas',
        unit: '%',
        bars: [
          { label: 'Cartão de crédito', value: 83.9 },
          { label: 'Carnê', value: 16.9 },
          { label: 'Crédito pessoal', value: 10.9 },
          { label: 'Financiamento da casa', value: 8.8 },
        ],
        note: 'Uma família pode ter mais de um tipo de dívida.',
        source: 'Confederação Nacional do Comércio: Peic, janeiro de 2025',
      },
    ],
  },
  {
    themeId: 'ensino-tecnico',
    texts: [
      {
        kind: 'prose',
        body: 'A procura pela formação técnica cresce no Brasil. O Censo Escolar contou 2,15 milhões de matrículas na educação profissional em 2022, 2,41 milhões em 2023 e 2,57 milhões em 2024, das quais 1,57 milhão em escolas públicas. O avanço, porém, é desigual: enquanto 17,2% dos estudantes do ensino médio do país faziam também um curso técnico ou de magistério, no Piauí eles passavam da metade. A meta do Plano Nacional de Educação, de 4,8 milhões de matrículas técnicas, continuava longe.',
        source:
          'Inep: Censo Escolar 2022, 2023 e 2024 (texto nosso, a partir dos dados divulgados pelo Ministério da Educação)',
      },
      {
        kind: 'quotation',
        body: 'O ensino pré-vocacional profissional destinado às classes menos favorecidas é em matéria de educação o primeiro dever de Estado.',
        source:
          'Constituição dos Estados Unidos do Brasil, de 10 de novembro de 1937, art. 129 (grafia de hoje)',
      },
      {
        kind: 'chart',
        title: 'Matrículas na educação profissional no Brasil',
        unit: ' milhões',
        bars: [
          { label: '2022', value: 2.15 },
          { label: '2023', value: 2.41 },
          { label: '2024', value: 2.57 },
        ],
        note: null,
        source: 'Inep: Censo Escolar 2022, 2023 e 2024',
      },
    ],
  },
  {
    themeId: 'celular-na-escola',
    texts: [
      {
        kind: 'prose',
        body: 'Oito em cada dez brasileiros de 15 anos contaram, em 2022, que se distraíam com aparelhos digitais nas aulas de matemática. Nem era preciso mexer no próprio: 59% perdiam a atenção por causa da tela de um colega. Nos países ricos, a distração atingia cerca de seis em cada dez; no Japão, 18%. O mesmo estudo, feito com alunos de 81 países, traz um alerta para os dois lados do debate: onde o celular é proibido na escola, há menos distração em sala, mas os jovens não aprenderam, por isso, a usá-lo com mais responsabilidade.',
        source:
          'Organização para a Cooperação e Desenvolvimento Econômico (OCDE): Pisa 2022, divulgado em 2023 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'A educação, direito de todos e dever do Estado e da família, será promovida e incentivada com a colaboração da sociedade, visando ao pleno desenvolvimento da pessoa, seu preparo para o exercício da cidadania e sua qualificação para o trabalho.',
        source: 'Constituição Federal de 1988, art. 205',
      },
      {
        kind: 'table',
        title: 'O celular nas escolas antes da lei',
        columns: ['Regra', '2023', '2024'],
        rows: [
          ['Alunos não podem usar', '28%', '39%'],
          ['Podem em alguns lugares e horários', '64%', '56%'],
        ],
        note: 'Escolas de ensino fundamental e médio. A segunda coleta terminou em março de 2025, quando a lei era nova.',
        source: 'Cetic.br: TIC Educação 2023 e 2024',
      },
    ],
  },
  {
    themeId: 'ia-na-educacao',
    texts: [
      {
        kind: 'prose',
        body: 'A inteligência artificial entrou na escola pela mão dos alunos. Na primeira vez em que uma pesquisa nacional perguntou, entre agosto de 2024 e março de 2025, sete em cada dez estudantes do ensino médio que usam a internet disseram recorrer a programas como o ChatGPT para fazer trabalhos. Só 32% deles receberam da escola alguma orientação sobre como usá-los. Os professores também correm atrás: a parcela dos que fizeram cursos sobre tecnologia caiu de 65%, em 2021, para 54%. Para a coordenadora do estudo, o desafio é que o aluno construa o próprio conhecimento, em vez de aceitar como verdade a resposta pronta.',
        source:
          'Cetic.br: TIC Educação 2024, divulgada em setembro de 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'O ensino será ministrado com base nos seguintes princípios: […] II – liberdade de aprender, ensinar, pesquisar e divulgar o pensamento, a arte e o saber; […]',
        source: 'Constituição Federal de 1988, art. 206',
      },
      {
        kind: 'chart',
        title: 'Estudantes que usam inteligência artificial em pesquisas da escola',
        unit: '%',
        bars: [
          { label: 'Do 1º ao 5º ano', value: 15 },
          { label: 'Do 6º ao 9º ano', value: 39 },
          { label: 'Ensino médio', value: 70 },
        ],
        note: 'Entre os estudantes que usam a internet.',
        source: 'Cetic.br: TIC Educação 2024',
      },
    ],
  },
  {
    themeId: 'falta-de-professores',
    texts: [
      {
        kind: 'prose',
        body: 'Se nada mudar, faltarão 235 mil professores nas escolas brasileiras em 2040. A projeção, feita em 2022, somou duas pontas que se encurtam: os que estão perto de se aposentar, já que os docentes com mais de 50 anos aumentaram 109% entre 2009 e 2021, e os que chegam, pois os de até 24 anos caíram de 116 mil para 67 mil. Em outra pesquisa, de 2024, 79,4% dos professores ouvidos disseram ter pensado em desistir. Ainda assim, 53,6% se declararam satisfeitos com a carreira. O motivo mais lembrado para ficar é simples: o gosto de ensinar.',
        source: 'Instituto Semesp, 2022 e 2024 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'O ensino será ministrado com base nos seguintes princípios: […] V – valorização dos profissionais da educação escolar, garantidos, na forma da lei, planos de carreira, com ingresso exclusivamente por concurso público de provas e títulos, aos das redes públicas; […]',
        source: 'Constituição Federal de 1988, art. 206',
      },
      {
        kind: 'chart',
        title: 'O que os professores apontam como maiores desafios',
        unit: '%',
        bars: [
          { label: 'Falta de valorização e estímulo', value: 74.8 },
          { label: 'Falta de disciplina e interesse dos alunos', value: 62.8 },
          { label: 'Falta de reconhecimento da sociedade', value: 61.3 },
          { label: 'Pouca participação das famílias', value: 59 },
        ],
        note: 'Respostas de 444 docentes das redes pública e privada, em março de 2024.',
        source: 'Instituto Semesp: Perfil e Desafios dos Professores da Educação Básica no Brasil, 2024',
      },
    ],
  },
  {
    themeId: 'perda-de-leitores',
    texts: [
      {
        kind: 'prose',
        body: 'Pela primeira vez desde que a pesquisa existe, em 2024 os brasileiros que não leem foram a maioria: 53% não tinham aberto um livro, nem em parte, nos três meses anteriores. Desde 2019, o país perdeu 6,7 milhões de leitores. A falta de tempo é o motivo mais citado, mas o tempo livre tem dono: 78% o passam na internet, e 20%, com um livro. Há uma exceção que dá esperança. Dos 11 aos 13 anos, 81% leem. Depois a curva despenca: dos 14 aos 17 são 62%, e dos 18 aos 24, 53%. Também conta o exemplo: pais que leem para os filhos criam mais leitores.',
        source:
          'Instituto Pró-Livro: Retratos da Leitura no Brasil, 6ª edição, 2024 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Oh! Bendito o que semeia / Livros... livros à mão cheia... / E manda o povo pensar! / O livro caindo n’alma / É germe — que faz a palma, / É chuva — que faz o mar.',
        source: 'Castro Alves, “O livro e a América”, em Espumas flutuantes, 1870',
      },
      {
        kind: 'chart',
        title: 'O que os brasileiros gostam de fazer no tempo livre',
        unit: '%',
        bars: [
          { label: 'Usar a internet', value: 78 },
          { label: 'Ver televisão', value: 60 },
          { label: 'Ler livros', value: 20 },
        ],
        note: 'Cada pessoa podia escolher mais de uma resposta.',
        source: 'Instituto Pró-Livro: Retratos da Leitura no Brasil, 2024',
      },
    ],
  },
]
