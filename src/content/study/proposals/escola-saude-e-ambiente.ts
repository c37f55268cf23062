/** Proposals of the axes Educação, Saúde and Meio Ambiente whose own files are full, under the rule of saude.ts. */
import type { Proposal } from '#domain/study/proposal.ts'

export const PROPOSALS: readonly Proposal[] = [
  {
    themeId: 'educacao-de-adultos',
    texts: [
      {
        kind: 'prose',
        body: 'Em 2024, 9,1 milhões de brasileiros de 15 anos ou mais não sabiam ler nem escrever; mais da metade tinha pelo menos 60 anos. Nunca foram tão poucos desde que a pesquisa começou, em 2016, mas o plano do país era que já não houvesse nenhum. Enquanto isso, a porta de volta à escola se estreita. A educação de jovens e adultos perdeu 34,5% das matrículas em dez anos e chegou a 2024 com 2,4 milhões de alunos, 7,7% a menos do que no ano anterior. E a turma da noite mudou de rosto: mais de 600 mil têm menos de 20 anos, jovens que a escola do dia não conseguiu segurar.',
        source:
          'IBGE: PNAD Contínua Educação 2024, junho de 2025; Inep: Censo Escolar 2024; Todos Pela Educação: Anuário 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'A educação de jovens e adultos será destinada àqueles que não tiveram acesso ou continuidade de estudos nos ensinos fundamental e médio na idade própria e constituirá instrumento para a educação e a aprendizagem ao longo da vida.',
        source:
          'Lei de Diretrizes e Bases da Educação Nacional (Lei nº 9.394, de 1996), art. 37, com a redação da Lei nº 13.632, de 2018',
      },
      {
        kind: 'chart',
        title: 'Pessoas que não sabem ler nem escrever, por idade',
        unit: '%',
        bars: [
          { label: '15 anos ou mais', value: 5.3 },
          { label: '25 anos ou mais', value: 6.3 },
          { label: '40 anos ou mais', value: 9.1 },
          { label: '60 anos ou mais', value: 14.9 },
        ],
        note: 'Dados de 2024.',
        source: 'IBGE: PNAD Contínua Educação 2024',
      },
    ],
  },
  {
    themeId: 'aprender-matematica',
    texts: [
      {
        kind: 'prose',
        body: 'Em 2022, 690 mil estudantes de 15 anos, de 81 países e economias, fizeram a mesma prova; no Brasil, foram 10.798, de 599 escolas. Em matemática, só 27% dos nossos chegaram ao nível 2, que se considera o básico. Na média dos países da OCDE, a organização que aplica o exame, foram 69%. Entre os melhores, a distância é parecida: 1% aqui, 9% lá. Não dá para pôr a culpa apenas na pandemia, pois a pontuação brasileira, de 379, quase não saiu do lugar desde 2009. Em leitura e em ciências o país também vai mal, mas é diante dos números que ele mais tropeça.',
        source:
          'OCDE: Programa Internacional de Avaliação de Estudantes (Pisa) 2022, dezembro de 2023 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'A educação, direito de todos e dever do Estado e da família, será promovida e incentivada com a colaboração da sociedade, visando ao pleno desenvolvimento da pessoa, seu preparo para o exercício da cidadania e sua qualificação para o trabalho.',
        source: 'Constituição Federal de 1988, art. 205',
      },
      {
        kind: 'table',
        title: 'Estudantes que alcançam ao menos o nível básico',
        columns: ['Área', 'Brasil', 'Média da OCDE'],
        rows: [
          ['Matemática', '27%', '69%'],
          ['Ciências', '45%', '76%'],
          ['Leitura', '50%', '74%'],
        ],
        note: 'Estudantes de 15 anos, em 2022.',
        source: 'OCDE: Pisa 2022',
      },
    ],
  },
  {
    themeId: 'ensino-superior-a-distancia',
    texts: [
      {
        kind: 'prose',
        body: 'Em 2024, pela primeira vez, havia mais brasileiros fazendo faculdade a distância do que em sala: 5,18 milhões, ou 50,7% dos matriculados. Dez anos antes, eram cerca de dois em cada dez. Quem trabalha o dia inteiro, cuida de filhos ou mora longe de uma universidade ganhou uma chance que não tinha, e o próprio governo reconhece isso. Mas o crescimento tem dono: mais de 95% desses alunos estudam em instituições particulares. E tem alcance: o curso com mais matrículas no país é o de Pedagogia, que forma quem vai ensinar as crianças a ler. Por isso, a qualidade dessas aulas interessa também a quem nunca vai assistir a elas.',
        source:
          'Inep: Censo da Educação Superior 2024, setembro de 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'O Poder Público incentivará o desenvolvimento e a veiculação de programas de ensino a distância, em todos os níveis e modalidades de ensino, e de educação continuada.',
        source:
          'Lei de Diretrizes e Bases da Educação Nacional (Lei nº 9.394, de 1996), art. 80 (redação de 1996)',
      },
      {
        kind: 'table',
        title: 'Quem entrou na faculdade',
        columns: ['Modalidade', '2014', '2024'],
        rows: [
          ['A distância', '727 mil', '3,34 milhões'],
          ['Presencial', '2,38 milhões', '1,66 milhão'],
        ],
        note: null,
        source: 'Inep: Censos da Educação Superior de 2014 e 2024',
      },
    ],
  },
  {
    themeId: 'saude-bucal',
    texts: [
      {
        kind: 'prose',
        body: 'Mais da metade das crianças brasileiras de 5 anos não tem cárie: 53,17% em 2023, contra 46,6% em 2010. Foi o que mostrou a pesquisa que examinou a boca de mais de 40 mil pessoas, nas capitais e em 403 cidades do interior. O flúor na água e o atendimento gratuito, que um programa de 2004 ampliou, ajudam a explicar o avanço. A outra parte da história é que quase metade das crianças já teve cárie antes de perder os dentes de leite, e que o progresso não foi igual para todas: enquanto o Sul disparou, o Centro-Oeste andou um pouco para trás. Dente que dói atrapalha o sono, a comida, a aula e, mais tarde, a entrevista de emprego.',
        source:
          'Ministério da Saúde e Universidade Federal de Minas Gerais: SB Brasil 2023, junho de 2024 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'A saúde é direito de todos e dever do Estado, garantido mediante políticas sociais e econômicas que visem à redução do risco de doença e de outros agravos e ao acesso universal e igualitário às ações e serviços para sua promoção, proteção e recuperação.',
        source: 'Constituição Federal de 1988, art. 196',
      },
      {
        kind: 'chart',
        title: 'Quanto cresceu, de 2010 a 2023, a parcela de crianças sem cárie',
        unit: '%',
        bars: [
          { label: 'Sul', value: 40.7 },
          { label: 'Sudeste', value: 21.9 },
          { label: 'Nordeste', value: 17.1 },
          { label: 'Norte', value: 11.2 },
        ],
        note: 'Crianças de 5 anos. No Centro-Oeste, a parcela caiu de 38,8% para 37,9%.',
        source: 'Ministério da Saúde: SB Brasil 2023, junho de 2024',
      },
    ],
  },
  {
    themeId: 'hiv-entre-jovens',
    texts: [
      {
        kind: 'prose',
        body: 'Morre-se menos de aids no Brasil: foram 9.157 mortes em 2024, o menor número da série e o primeiro abaixo de dez mil em três décadas. O vírus, porém, continua a circular. No mesmo ano, 39.216 pessoas descobriram que têm HIV, 2,6% a mais do que no anterior. Os jovens estão no centro da conta: em 2023, mais de um terço dos diagnósticos foi de pessoas de 20 a 29 anos. A rede pública oferece preservativo, teste, tratamento e um comprimido que previne a infecção, usado por 109 mil pessoas em 2024. O que falta é falar disso sem medo nem vergonha.',
        source:
          'Ministério da Saúde: Boletins Epidemiológicos HIV e Aids de 2024 e 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Os portadores do HIV (vírus da imunodeficiência humana) e doentes de AIDS […] receberão, gratuitamente, do Sistema Único de Saúde, toda a medicação necessária a seu tratamento.',
        source: 'Lei nº 9.313, de 13 de novembro de 1996, art. 1º',
      },
      {
        kind: 'table',
        title: 'O HIV e a aids no Brasil',
        columns: ['Medida', '2023', '2024'],
        rows: [
          ['Novos diagnósticos de HIV', '38.222', '39.216'],
          ['Novos casos de aids', '37.527', '36.955'],
          ['Mortes por aids', 'mais de 10 mil', '9.157'],
        ],
        note: 'Nem todos os que têm o vírus adoecem de aids: o tratamento evita isso.',
        source: 'Ministério da Saúde: Boletim Epidemiológico HIV e Aids 2025',
      },
    ],
  },
  {
    themeId: 'reciclagem-e-catadores',
    texts: [
      {
        kind: 'prose',
        body: 'Separar o lixo em casa adianta pouco se o caminhão mistura tudo depois. Em 2023, 60,5% dos municípios que cuidam do lixo tinham coleta seletiva, mas a média esconde dois países: no Sul, eram 81,9%; no Norte, 33,5%. Quem preenche o vazio anda a pé, com um carrinho. Em 73,7% das cidades havia catadores por conta própria, sem contrato nem proteção. Cooperativas e associações, nas quais o preço se negocia em conjunto, participavam da coleta em apenas 27%. O próprio instituto que fez a pesquisa lembra que esses grupos aliviam os aterros e dão renda a muitas famílias.',
        source:
          'IBGE: Pesquisa de Informações Básicas Municipais 2023, Saneamento, novembro de 2024 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'É competência comum da União, dos Estados, do Distrito Federal e dos Municípios: […] VI – proteger o meio ambiente e combater a poluição em qualquer de suas formas; […] X – combater as causas da pobreza e os fatores de marginalização, promovendo a integração social dos setores desfavorecidos; […]',
        source: 'Constituição Federal de 1988, art. 23',
      },
      {
        kind: 'table',
        title: 'Municípios em que trabalham catadores',
        columns: ['Região', 'Por conta própria', 'Em cooperativas e associações'],
        rows: [
          ['Sudeste', '78%', '33,5%'],
          ['Centro-Oeste', '75,3%', '23,2%'],
          ['Norte', '72,6%', '16,7%'],
          ['Nordeste', '71,8%', '18,7%'],
          ['Sul', '70,2%', '35,5%'],
        ],
        note: 'Municípios com serviço de limpeza urbana, em 2023. Os dois grupos podem estar na mesma cidade.',
        source: 'IBGE, novembro de 2024',
      },
    ],
  },
  {
    themeId: 'desertificacao-do-sertao',
    texts: [
      {
        kind: 'prose',
        body: 'O mapa do clima brasileiro ganhou em 2023 uma cor que não tinha. No norte da Bahia, pesquisadores encontraram pela primeira vez uma área de clima árido, como o dos desertos, com 5,7 mil quilômetros quadrados. Em volta dela, o semiárido avança: cresce, em média, mais de 75 mil quilômetros quadrados a cada dez anos, no Nordeste e no norte de Minas Gerais. O calor do planeta faz a água evaporar mais depressa do que a chuva a devolve. O solo desmatado, queimado ou usado sem cuidado completa o serviço, e o que era roça vira chão duro. Só o Sul e parte do litoral do Sudeste escapam da tendência.',
        source:
          'Inpe e Cemaden: nota técnica sobre a aridez no Brasil, novembro de 2023 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'As cisternas, poços artesianos e raros, ou longamente espaçados lagos como o de Quixadá, têm um valor local, inapreciável. Visam, de um modo geral, atenuar a última das consequências da seca – a sede; e o que há a combater e a debelar nos sertões do norte – é o deserto.',
        source: 'Euclides da Cunha (1866–1909): Os Sertões, 1902 (grafia atualizada)',
      },
      {
        kind: 'table',
        title: 'O que mostrou o mapa da aridez',
        columns: ['Medida', 'Valor'],
        rows: [
          ['Área árida encontrada no norte da Bahia', '5,7 mil km²'],
          ['Crescimento do semiárido a cada dez anos', 'mais de 75 mil km²'],
          ['Índice de aridez de uma região semiárida', 'de 0,21 a 0,5'],
          ['Índice de aridez de uma região árida', 'abaixo de 0,2'],
        ],
        note: 'O índice divide a água que chove pela que o calor faria evaporar. Dados de 1960 a 2020.',
        source: 'Inpe e Cemaden, novembro de 2023',
      },
    ],
  },
  {
    themeId: 'garimpo-ilegal',
    texts: [
      {
        kind: 'prose',
        body: 'De toda a área de garimpo do Brasil em 2022, 92% estavam na Amazônia: 241 mil hectares. Mais de três quartos ficavam a menos de 500 metros de um rio, um lago ou um igarapé, e é por esse caminho que a lama e o mercúrio chegam ao peixe e à mesa. Uma parte da atividade é permitida, mas dentro das terras indígenas, onde não é, havia 25,1 mil hectares abertos. Para lá se vai de avião: só no território dos Yanomamis contaram-se 75 pistas de pouso. Em 2023, o garimpo ainda derrubava, em três dessas terras, o equivalente a quatro campos de futebol por dia.',
        source:
          'MapBiomas, 2024, com dados de 2022; Greenpeace Brasil, março de 2024 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'O aproveitamento dos recursos hídricos, incluídos os potenciais energéticos, a pesquisa e a lavra das riquezas minerais em terras indígenas só podem ser efetivados com autorização do Congresso Nacional, ouvidas as comunidades afetadas, ficando-lhes assegurada participação nos resultados da lavra, na forma da lei.',
        source: 'Constituição Federal de 1988, art. 231, § 3º',
      },
      {
        kind: 'chart',
        title: 'Área já destruída pelo garimpo nas três terras indígenas mais atingidas',
        unit: ' mil hectares',
        bars: [
          { label: 'Kayapó', value: 15.4 },
          { label: 'Munduruku', value: 7 },
          { label: 'Yanomami', value: 3.9 },
        ],
        note: 'Total acumulado até dezembro de 2023.',
        source: 'Greenpeace Brasil, março de 2024',
      },
    ],
  },
]
