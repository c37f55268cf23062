/** Proposals of the axis Trabalho, under the rule of saude.ts. */
import type { Proposal } from '#domain/study/proposal.ts'

export const PROPOSALS: readonly Proposal[] = [
  {
    themeId: 'trabalho-por-aplicativo',
    texts: [
      {
        kind: 'prose',
        body: 'Em 2024, quase 1,7 milhão de brasileiros tinham nos aplicativos a principal fonte de renda, 25,4% a mais do que dois anos antes. Em média, ganhavam R$ 2.996 por mês, um pouco acima dos demais trabalhadores do setor privado, mas passavam 5,5 horas a mais por semana no serviço. A conta muda quando se olha a proteção: 71,1% estavam na informalidade, contra 44,3% do conjunto dos ocupados. Segundo o instituto que fez a pesquisa, a renda e a liberdade de escolher os horários ajudam a explicar o crescimento.',
        source:
          'IBGE: PNAD Contínua, trabalho por meio de plataformas digitais, 3º trimestre de 2024, divulgado em 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'A ordem social tem como base o primado do trabalho, e como objetivo o bem-estar e a justiça sociais.',
        source: 'Constituição Federal de 1988, art. 193',
      },
      {
        kind: 'chart',
        title: 'Em que aplicativos trabalham os brasileiros',
        unit: '%',
        bars: [
          { label: 'Transporte de passageiros', value: 53.1 },
          { label: 'Entrega de comida e produtos', value: 29.3 },
          { label: 'Serviços gerais ou profissionais', value: 17.8 },
          { label: 'Táxi', value: 13.8 },
        ],
        note: 'Quem usa mais de um tipo de aplicativo conta em cada um.',
        source: 'IBGE: PNAD Contínua, 3º trimestre de 2024',
      },
    ],
  },
  {
    themeId: 'trabalho-analogo-ao-de-escravo',
    texts: [
      {
        kind: 'prose',
        body: 'Desde 1995, quando o Brasil reconheceu oficialmente que ainda havia escravidão em seu território, cerca de 65,6 mil pessoas foram resgatadas dela em mais de 8,4 mil ações de fiscalização. Só em 2024 foram 2.004, depois de um ano em que passaram de 3,1 mil. O retrato mudou: as obras de edifícios estiveram à frente do café e da cebola, e três em cada dez resgates aconteceram nas cidades. As denúncias também cresceram: o canal do governo federal recebeu 3.959 em 2024, mais que o dobro de 2021.',
        source:
          'Ministério do Trabalho e Emprego e Ministério dos Direitos Humanos e da Cidadania, janeiro de 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Reduzir alguém a condição análoga à de escravo, quer submetendo-o a trabalhos forçados ou a jornada exaustiva, quer sujeitando-o a condições degradantes de trabalho, quer restringindo, por qualquer meio, sua locomoção em razão de dívida contraída com o empregador ou preposto: […]',
        source: 'Código Penal, art. 149, com a redação da Lei nº 10.803, de 2003',
      },
      {
        kind: 'chart',
        title: 'Denúncias de trabalho escravo recebidas pelo Disque 100',
        unit: '',
        bars: [
          { label: '2021', value: 1918 },
          { label: '2022', value: 2084 },
          { label: '2023', value: 3430 },
          { label: '2024', value: 3959 },
        ],
        note: null,
        source: 'Ministério dos Direitos Humanos e da Cidadania, janeiro de 2025',
      },
    ],
  },
  {
    themeId: 'inteligencia-artificial',
    texts: [
      {
        kind: 'prose',
        body: 'No começo de 2024, o Fundo Monetário Internacional calculou que a inteligência artificial deve tocar quatro em cada dez empregos do mundo. Tocar não quer dizer acabar: em parte das profissões, o programa ajuda quem trabalha a produzir mais; em outras, pode tomar o lugar de tarefas inteiras. O Brasil aparece no meio do caminho, com 41% dos empregos muito expostos, entre os países ricos, que têm mais a ganhar e a perder, e os pobres, em que falta até a conexão. Para a diretora do fundo, o mais provável é que a desigualdade aumente se nada for feito.',
        source:
          'Fundo Monetário Internacional, janeiro de 2024, em reportagem da BBC News Brasil (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'São direitos dos trabalhadores urbanos e rurais, além de outros que visem à melhoria de sua condição social: […] XXVII – proteção em face da automação, na forma da lei; […]',
        source: 'Constituição Federal de 1988, art. 7º, XXVII',
      },
      {
        kind: 'chart',
        title: 'Empregos que a inteligência artificial deve afetar',
        unit: '%',
        bars: [
          { label: 'Economias avançadas', value: 60 },
          { label: 'Brasil', value: 41 },
          { label: 'Mundo', value: 40 },
          { label: 'Países de baixa renda', value: 26 },
        ],
        note: 'Inclui os empregos que podem ganhar com a tecnologia e os que podem perder.',
        source: 'Fundo Monetário Internacional, janeiro de 2024',
      },
    ],
  },
  {
    themeId: 'primeiro-emprego',
    texts: [
      {
        kind: 'prose',
        body: 'No terceiro trimestre de 2024, o desemprego no Brasil estava entre os mais baixos da história recente: 6,4%. Para quem tinha de 18 a 24 anos, porém, a taxa era de 13,4%, mais que o dobro, e isso já era o melhor resultado em muitos anos. Eram cerca de dois milhões de jovens à procura de trabalho. Entre os adolescentes de 14 a 17 anos que buscavam uma vaga, um em cada quatro não a encontrava. A distância entre as idades mostra que a economia que contrata nem sempre contrata quem ainda não tem o que escrever no currículo.',
        source:
          'IBGE: PNAD Contínua Trimestral, 3º trimestre de 2024 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'O adolescente tem direito à profissionalização e à proteção no trabalho, observados os seguintes aspectos, entre outros: I – respeito à condição peculiar de pessoa em desenvolvimento; II – capacitação profissional adequada ao mercado de trabalho.',
        source: 'Estatuto da Criança e do Adolescente (Lei nº 8.069, de 1990), art. 69',
      },
      {
        kind: 'chart',
        title: 'Taxa de desemprego por idade no Brasil',
        unit: '%',
        bars: [
          { label: 'De 14 a 17 anos', value: 25.1 },
          { label: 'De 18 a 24 anos', value: 13.4 },
          { label: 'De 25 a 39 anos', value: 5.9 },
          { label: 'De 40 a 59 anos', value: 4.1 },
          { label: '60 anos ou mais', value: 3 },
        ],
        note: null,
        source: 'IBGE: PNAD Contínua Trimestral, 3º trimestre de 2024',
      },
    ],
  },
  {
    themeId: 'desigualdade-salarial',
    texts: [
      {
        kind: 'prose',
        body: 'A lei de 2023 obriga as empresas com cem ou mais empregados a mostrar quanto pagam a homens e a mulheres. Os relatórios que vieram depois dela não trouxeram a notícia esperada: a diferença foi de 19,4% no primeiro, de 20,7% no segundo e de 20,9% no terceiro, com dados de 2024. Quanto mais alto o cargo, maior a distância: as diretoras e gerentes recebiam 73,2% do que recebiam os homens nos mesmos postos, e as profissionais de nível superior, 68,5%. Para as mulheres negras, a média era de R$ 2.864, a menor de todas.',
        source:
          'Ministério do Trabalho e Emprego: Relatórios de Transparência Salarial, 2024 e 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: '[…] homens e mulheres são iguais em direitos e obrigações, nos termos desta Constituição; […]',
        source: 'Constituição Federal de 1988, art. 5º, I',
      },
      {
        kind: 'table',
        title: 'Salário médio nas empresas com cem ou mais empregados',
        columns: ['Grupo', 'Por mês'],
        rows: [
          ['Homens', 'R$ 4.745,53'],
          ['Mulheres', 'R$ 3.755,01'],
          ['Homens negros', 'R$ 3.647,97'],
          ['Mulheres negras', 'R$ 2.864,39'],
        ],
        note: 'Dados de 2024.',
        source: 'Ministério do Trabalho e Emprego: 3º Relatório de Transparência Salarial, 2025',
      },
    ],
  },
  {
    themeId: 'esgotamento-profissional',
    texts: [
      {
        kind: 'prose',
        body: 'Em 2024, a Previdência concedeu 472.328 licenças a trabalhadores por transtornos mentais, dois terços a mais do que no ano anterior e mais que o dobro de dez anos antes. A ansiedade veio em primeiro lugar, com cerca de 141 mil casos, seguida da depressão. Quase dois terços dos afastados eram mulheres. O número conta licenças, e não pessoas: a mesma pessoa pode ter precisado parar mais de uma vez. Também não diz, sozinho, o que adoeceu cada uma, mas revela um cansaço que deixou de caber na vida privada.',
        source:
          'Ministério da Previdência Social, 2025, em reportagens do UOL e do g1 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'São direitos dos trabalhadores urbanos e rurais, além de outros que visem à melhoria de sua condição social: […] XXII – redução dos riscos inerentes ao trabalho, por meio de normas de saúde, higiene e segurança; […]',
        source: 'Constituição Federal de 1988, art. 7º, XXII',
      },
      {
        kind: 'chart',
        title: 'Licenças por transtornos mentais concedidas pela Previdência',
        unit: '',
        bars: [
          { label: '2014', value: 221721 },
          { label: '2019', value: 207945 },
          { label: '2022', value: 201864 },
          { label: '2023', value: 283471 },
          { label: '2024', value: 472328 },
        ],
        note: null,
        source: 'Ministério da Previdência Social, 2025',
      },
    ],
  },
  {
    themeId: 'trabalho-e-descanso',
    texts: [
      {
        kind: 'prose',
        body: 'No fim de 2024, 64% dos brasileiros eram a favor de acabar com a escala em que se folga um dia a cada seis, e 33% eram contra. O apoio mudava conforme a vida de quem respondia: chegava a 70% entre as mulheres e a 81% entre os jovens de 16 a 24 anos, e caía entre os homens, os mais velhos e os mais ricos. Perguntados sobre o que seria ideal, 70% escolheram cinco dias de trabalho por semana, e 82%, até oito horas por dia. Quase ninguém pediu o extremo: só 7% sonhavam com uma semana de quatro dias.',
        source: 'Datafolha, dezembro de 2024 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Todo ser humano tem direito a repouso e lazer, inclusive à limitação razoável das horas de trabalho e a férias remuneradas periódicas.',
        source: 'Organização das Nações Unidas: Declaração Universal dos Direitos Humanos, 1948, art. 24',
      },
      {
        kind: 'table',
        title: 'A jornada de quem tem contrato no Brasil',
        columns: ['Medida', 'Valor'],
        rows: [
          ['Contratos de 44 horas por semana', '31,8 milhões'],
          ['Parte dos contratos com jornada informada', '74%'],
          ['Quanto subiria o custo do trabalho, em média, com 40 horas', '7,84%'],
          ['Efeito no custo total da indústria e do comércio', 'menos de 1%'],
        ],
        note: 'Contratos de 2023.',
        source: 'Instituto de Pesquisa Econômica Aplicada (Ipea): nota técnica, fevereiro de 2026',
      },
    ],
  },
  {
    themeId: 'acidentes-de-trabalho',
    texts: [
      {
        kind: 'prose',
        body: 'De 2012 a 2024, o Brasil registrou 8,8 milhões de acidentes entre trabalhadores com carteira assinada. Em 31.981 deles, alguém não voltou para casa: uma morte a cada três horas e meia. A soma dos dias parados passa de 573 milhões, e a Previdência já gastou mais de R$ 170 bilhões com auxílios e pensões. Os números contam só uma parte, porque quem trabalha sem registro quase nunca entra nessa estatística. Uma pesquisa de 2019, que ouviu as pessoas em casa, encontrou mais risco entre homens, jovens de 18 a 29 anos, pretos e gente que estudou pouco.',
        source:
          'Observatório de Segurança e Saúde no Trabalho (Ministério Público do Trabalho e OIT), 2024; Revista Brasileira de Epidemiologia, 2023 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Cabe às empresas: I – cumprir e fazer cumprir as normas de segurança e medicina do trabalho; II – instruir os empregados, através de ordens de serviço, quanto às precauções a tomar no sentido de evitar acidentes do trabalho ou doenças ocupacionais; […]',
        source: 'Consolidação das Leis do Trabalho, art. 157, com a redação da Lei nº 6.514, de 1977',
      },
      {
        kind: 'table',
        title: 'Os acidentes de 2022',
        columns: ['Medida', 'Valor'],
        rows: [
          ['Acidentes com carteira assinada', '612,9 mil'],
          ['Mortes', '2.538'],
          ['Mortes para cada 100 mil empregos formais', '7'],
          ['Acidentes registrados no SUS', '392 mil'],
        ],
        note: 'O SUS atende também quem não tem carteira.',
        source: 'Observatório de Segurança e Saúde no Trabalho, 2023',
      },
    ],
  },
  {
    themeId: 'trabalho-remoto',
    texts: [
      {
        kind: 'prose',
        body: 'Antes da pandemia, trabalhar em casa era coisa de poucos: 5,8% em 2019. Em 2022, o costume chegou ao ponto mais alto, 8,4%, e desde então recua, enquanto empresas chamam de volta quem havia montado a mesa na sala. Em 2024, eram 6,6 milhões de pessoas, sem contar o serviço público nem o doméstico. As mulheres trabalham assim bem mais do que os homens: 13% delas, contra 4,9% deles. Para algumas, é a liberdade de ver o filho crescer; para outras, duas jornadas no mesmo cômodo, sem hora para terminar. E há quem nunca teve escolha: não se dirige ônibus, não se dá banho em doente nem se ergue parede pela internet.',
        source:
          'IBGE: Pesquisa Nacional por Amostra de Domicílios Contínua 2024, divulgada em novembro de 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Considera-se teletrabalho ou trabalho remoto a prestação de serviços fora das dependências do empregador, de maneira preponderante ou não, com a utilização de tecnologias de informação e de comunicação, que, por sua natureza, não configure trabalho externo.',
        source: 'Consolidação das Leis do Trabalho, art. 75-B, com a redação da Lei nº 14.442, de 2022',
      },
      {
        kind: 'chart',
        title: 'Pessoas que trabalham na própria casa',
        unit: '%',
        bars: [
          { label: '2012', value: 3.6 },
          { label: '2019', value: 5.8 },
          { label: '2022', value: 8.4 },
          { label: '2023', value: 8.2 },
          { label: '2024', value: 7.9 },
        ],
        note: 'Em qualquer ocupação; não entram servidores públicos nem trabalhadores domésticos.',
        source: 'IBGE: Pesquisa Nacional por Amostra de Domicílios Contínua 2024',
      },
    ],
  },
  {
    themeId: 'jovens-sem-estudo-nem-trabalho',
    texts: [
      {
        kind: 'prose',
        body: 'Em 2024, 8,9 milhões de brasileiros de 15 a 29 anos não trabalhavam, não estudavam nem faziam curso algum. Eram 18,5% dos jovens, a menor parcela desde 2019, quando chegavam a 22,4%. O instituto que faz a pesquisa liga a queda ao bom momento do emprego e evita o apelido que se dá a esse grupo, porque há quem o considere ofensivo. Os números mostram por quê: estavam nessa situação 24,7% das mulheres, contra 12,5% dos homens, e 21,1% dos jovens pretos ou pardos, contra 14,4% dos brancos. Não é a vontade que se reparte assim, e sim a oportunidade.',
        source:
          'IBGE: Pesquisa Nacional por Amostra de Domicílios Contínua, Educação 2024, junho de 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Todo ser humano tem direito ao trabalho, à livre escolha de emprego, a condições justas e favoráveis de trabalho e à proteção contra o desemprego.',
        source: 'Organização das Nações Unidas: Declaração Universal dos Direitos Humanos, 1948, art. 23',
      },
      {
        kind: 'chart',
        title: 'Jovens que não trabalham, não estudam nem se qualificam',
        unit: '%',
        bars: [
          { label: '2019', value: 22.4 },
          { label: '2022', value: 20 },
          { label: '2023', value: 19.8 },
          { label: '2024', value: 18.5 },
        ],
        note: 'Pessoas de 15 a 29 anos. Não houve coleta em 2020 e 2021.',
        source: 'IBGE: Pesquisa Nacional por Amostra de Domicílios Contínua, Educação 2024',
      },
    ],
  },
]
