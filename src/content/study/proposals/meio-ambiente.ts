/** Proposals of the axis Meio Ambiente, under the rule of saude.ts. */
import type { Proposal } from '#domain/study/proposal.ts'

export const PROPOSALS: readonly Proposal[] = [
  {
    themeId: 'saneamento-basico',
    texts: [
      {
        kind: 'prose',
        body: 'Em 2022, segundo o Censo, a rede geral de água era a fonte principal na casa de 82,9% dos brasileiros, e a coleta de lixo atendia 90,9%. O esgoto ficou para trás: em 3.505 municípios, menos da metade da população morava em casas ligadas à rede, e 49 milhões de pessoas ainda recorriam a fossas rudimentares, valas, rios ou outras soluções precárias. O tamanho da cidade pesa, já que, nas que têm até 5 mil habitantes, só 28,6% dos moradores contavam com a rede. Para o instituto que fez a pesquisa, esse é o serviço mais difícil de levar a todos, porque é o que exige as obras mais caras.',
        source:
          'IBGE: Censo Demográfico 2022, divulgado em 2024 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Os serviços públicos de saneamento básico serão prestados com base nos seguintes princípios fundamentais: I – universalização do acesso e efetiva prestação do serviço; […]',
        source: 'Lei nº 11.445, de 5 de janeiro de 2007, art. 2º, com a redação da Lei nº 14.026, de 2020',
      },
      {
        kind: 'chart',
        title: 'Moradores de casas ligadas à rede de coleta de esgoto',
        unit: '%',
        bars: [
          { label: 'Brasil, 2000', value: 44.4 },
          { label: 'Brasil, 2010', value: 52.8 },
          { label: 'Brasil, 2022', value: 62.5 },
          { label: 'Sudeste, 2022', value: 86.2 },
          { label: 'Norte, 2022', value: 22.8 },
        ],
        note: 'Sudeste e Norte são as regiões com a maior e a menor parcela.',
        source: 'IBGE: Censo Demográfico 2000, 2010 e 2022',
      },
    ],
  },
  {
    themeId: 'lixo-eletronico',
    texts: [
      {
        kind: 'prose',
        body: 'O mundo jogou fora 62 milhões de toneladas de aparelhos eletrônicos em 2022, e o monte cresce cinco vezes mais depressa do que a reciclagem registrada. Menos de um quarto, 22,3%, foi recolhido e reciclado da maneira certa; o resto levou consigo materiais que poderiam voltar à indústria. A previsão é de 82 milhões de toneladas em 2030. O Brasil, quinto maior gerador do planeta na edição anterior do levantamento, descartou em 2019 mais de 2 milhões de toneladas, das quais menos de 3% foram recicladas. Trocar de aparelho ficou fácil; saber o que fazer com o antigo, nem tanto.',
        source:
          'Nações Unidas: Monitor Global de Lixo Eletrônico, edições de 2020 e 2024; Green Eletron, 2021 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'São obrigados a estruturar e implementar sistemas de logística reversa, mediante retorno dos produtos após o uso pelo consumidor, de forma independente do serviço público de limpeza urbana e de manejo dos resíduos sólidos, os fabricantes, importadores, distribuidores e comerciantes de: […] VI – produtos eletroeletrônicos e seus componentes.',
        source: 'Lei nº 12.305, de 2 de agosto de 2010, art. 33',
      },
      {
        kind: 'chart',
        title: 'O que os brasileiros dizem fazer com os eletrônicos sem uso',
        unit: '%',
        bars: [
          { label: 'Guardam algum aparelho em casa', value: 87 },
          { label: 'Guardam celulares', value: 72 },
          { label: 'Descartam no lixo comum com alguma frequência', value: 50 },
          { label: 'Nunca ouviram falar em pontos de coleta', value: 33 },
          { label: 'Nunca levaram nada a um ponto de coleta', value: 25 },
        ],
        note: 'Respostas a perguntas diferentes, dadas por 2.075 pessoas.',
        source: 'Green Eletron e Radar Pesquisas: Resíduos Eletrônicos no Brasil, 2021',
      },
    ],
  },
  {
    themeId: 'desastres-climaticos',
    texts: [
      {
        kind: 'prose',
        body: 'Entre 2013 e 2024, 5.279 dos 5.570 municípios brasileiros decretaram emergência ou calamidade ao menos uma vez; ao todo, foram mais de 70 mil decretos. A seca é o motivo mais comum, e o excesso de chuvas vem em seguida. Nesses doze anos, quase 3 mil pessoas morreram e mais de 6 milhões precisaram sair de casa, e os prejuízos foram calculados em R$ 732 bilhões. O dinheiro para evitar a tragédia andou mais devagar: dos R$ 13,4 bilhões previstos para prevenir desastres e cuidar dos riscos, só R$ 5,3 bilhões chegaram de fato aos municípios.',
        source:
          'Confederação Nacional de Municípios: Panorama dos Desastres no Brasil – 2013 a 2024, 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'A incerteza quanto ao risco de desastre não constituirá óbice para a adoção das medidas preventivas e mitigadoras da situação de risco.',
        source: 'Lei nº 12.608, de 10 de abril de 2012, art. 2º, § 2º (redação de 2012)',
      },
      {
        kind: 'table',
        title: 'Alertas enviados e desastres registrados no Brasil em 2024',
        columns: ['Tipo de risco', 'Alertas', 'Desastres'],
        rows: [
          ['Geológico, como deslizamentos', '53%', '32%'],
          ['Hidrológico, como enxurradas e cheias', '47%', '68%'],
          ['Total', '3.620', '1.690'],
        ],
        note: 'O número de alertas foi o maior desde o início do monitoramento, em 2011.',
        source: 'Centro Nacional de Monitoramento e Alertas de Desastres Naturais (Cemaden), janeiro de 2025',
      },
    ],
  },
  {
    themeId: 'preservacao-do-cerrado',
    texts: [
      {
        kind: 'prose',
        body: 'Em quarenta anos, de 1985 a 2024, o Cerrado perdeu 40,5 milhões de hectares de vegetação nativa, mais do que o estado de Mato Grosso do Sul inteiro. Somado o que já havia sido transformado antes, quase metade do bioma, 47,9%, está hoje tomada por atividades humanas. As pastagens ocupam o maior espaço, 24,1%, mas foi a agricultura que mais avançou, com alta de 533% no período. Quase metade do que resta de pé fica no Maranhão, no Tocantins, no Piauí e na Bahia, justamente onde a fronteira agrícola se abre agora.',
        source: 'MapBiomas: Coleção 10, outubro de 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Todos têm direito ao meio ambiente ecologicamente equilibrado, bem de uso comum do povo e essencial à sadia qualidade de vida, impondo-se ao Poder Público e à coletividade o dever de defendê-lo e preservá-lo para as presentes e futuras gerações.',
        source: 'Constituição Federal de 1988, art. 225',
      },
      {
        kind: 'chart',
        title: 'Vegetação nativa derrubada no Cerrado a cada ano',
        unit: ' mil km²',
        bars: [
          { label: '2021', value: 8.5 },
          { label: '2022', value: 10.7 },
          { label: '2023', value: 11 },
          { label: '2024', value: 8.2 },
          { label: '2025', value: 7.2 },
        ],
        note: 'Cada ano vai de agosto do anterior a julho.',
        source: 'Instituto Nacional de Pesquisas Espaciais (Inpe): Prodes Cerrado, 2021 a 2025',
      },
    ],
  },
  {
    themeId: 'gestao-da-agua',
    texts: [
      {
        kind: 'prose',
        body: 'De cada dois litros de água retirados dos rios e dos poços brasileiros para as atividades humanas em 2020, cerca de um foi para irrigar plantações. Em vinte anos, essa retirada passou de 640 para 965 metros cúbicos por segundo, e a lavoura irrigada continua a ser o uso que mais deve crescer. Depois dela vêm sobretudo as cidades e a indústria. A agência que cuida do assunto calculou que a procura total subiria 42% até 2040. Quem planta, quem fabrica e quem abre a torneira dependem das mesmas fontes, que a seca já põe à prova em várias regiões.',
        source:
          'Agência Nacional de Águas e Saneamento Básico (ANA): Conjuntura dos Recursos Hídricos no Brasil 2021 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: '[…] I – a água é um bem de domínio público; II – a água é um recurso natural limitado, dotado de valor econômico; III – em situações de escassez, o uso prioritário dos recursos hídricos é o consumo humano e a dessedentação de animais; […]',
        source: 'Lei nº 9.433, de 8 de janeiro de 1997, art. 1º',
      },
      {
        kind: 'chart',
        title: 'Água tratada que se perde antes de chegar ao consumidor',
        unit: '%',
        bars: [
          { label: 'Norte', value: 49.78 },
          { label: 'Nordeste', value: 46.25 },
          { label: 'Brasil', value: 40.31 },
          { label: 'Sudeste', value: 38.56 },
          { label: 'Sul', value: 36.49 },
          { label: 'Centro-Oeste', value: 34.12 },
        ],
        note: 'Inclui vazamentos, ligações clandestinas e erros de medição. Dados de 2023.',
        source:
          'Instituto Trata Brasil, 2025, com dados do Sistema Nacional de Informações em Saneamento Básico',
      },
    ],
  },
  {
    themeId: 'trafico-de-animais',
    texts: [
      {
        kind: 'prose',
        body: 'De janeiro de 2020 a junho de 2025, quase 330 mil animais silvestres deram entrada nos 25 centros de triagem do Ibama. Sete em cada dez eram aves, o alvo principal do comércio ilegal. Nesses centros, eles são examinados, tratados e preparados para voltar a viver soltos, o que aconteceu com 75%. Para outros, o socorro veio tarde: 16% morreram durante a reabilitação. Quem mantém um animal desses em casa pode entregá-lo por vontade própria à autoridade ambiental, sem receber multa por isso.',
        source:
          'Ibama, setembro de 2025, e reportagem de ((o))eco, 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Matar, perseguir, caçar, apanhar, utilizar espécimes da fauna silvestre, nativos ou em rota migratória, sem a devida permissão, licença ou autorização da autoridade competente, ou em desacordo com a obtida: […]',
        source: 'Lei nº 9.605, de 12 de fevereiro de 1998, art. 29',
      },
      {
        kind: 'chart',
        title: 'Como os animais silvestres chegam aos centros de triagem',
        unit: '%',
        bars: [
          { label: 'Apreensão', value: 43 },
          { label: 'Resgate', value: 38 },
          { label: 'Entrega voluntária', value: 13 },
          { label: 'Outras formas', value: 6 },
        ],
        note: 'De 2020 a 2025. Nem todo resgate vem do tráfico: há animais atropelados ou achados nas cidades.',
        source: 'Ibama, em reportagem de ((o))eco, 2025',
      },
    ],
  },
  {
    themeId: 'queimadas',
    texts: [
      {
        kind: 'prose',
        body: 'De janeiro a novembro de 2024, o fogo passou por 29,7 milhões de hectares do Brasil, uma área do tamanho do Rio Grande do Sul e 90% maior do que no mesmo período de 2023. Foi a maior extensão em seis anos. Na Amazônia, pela força da seca, aconteceu o que era raro: queimou mais floresta (7,6 milhões de hectares) do que pasto (5,6 milhões). No Cerrado, 85% do que ardeu era vegetação nativa. Só dois municípios, São Félix do Xingu, no Pará, e Corumbá, em Mato Grosso do Sul, somaram mais de 2,3 milhões de hectares.',
        source: 'MapBiomas: Monitor do Fogo, dezembro de 2024 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'São princípios da Política Nacional de Manejo Integrado do Fogo: […] III – a promoção da sustentabilidade dos recursos naturais; IV – a proteção da biodiversidade e dos serviços ecossistêmicos; […] IX – a redução das ameaças à vida e à saúde humana e à propriedade; […]',
        source: 'Lei nº 14.944, de 31 de julho de 2024, art. 3º',
      },
      {
        kind: 'chart',
        title: 'Área queimada de janeiro a novembro de 2024, por bioma',
        unit: ' milhões de hectares',
        bars: [
          { label: 'Amazônia', value: 16.9 },
          { label: 'Cerrado', value: 9.6 },
          { label: 'Pantanal', value: 1.9 },
          { label: 'Mata Atlântica', value: 1 },
          { label: 'Caatinga', value: 0.3 },
        ],
        note: null,
        source: 'MapBiomas: Monitor do Fogo, 2024',
      },
    ],
  },
  {
    themeId: 'plastico-nos-oceanos',
    texts: [
      {
        kind: 'prose',
        body: 'O Brasil lança ao mar cerca de 1,3 milhão de toneladas de plástico por ano, segundo um relatório de 2024, e é o país que mais polui dessa forma na América Latina. O estudo reuniu exames de mais de 12 mil animais marinhos recolhidos no litoral do Sudeste e do Sul: havia plástico no corpo de 49 das 99 espécies. Entre as tartarugas, em 82,2% das amostras. Em um de cada dez casos, o que foi engolido levou à morte. Nem a água doce escapa: das 14 espécies de peixes da Amazônia estudadas, 98% dos exemplares tinham fragmentos no intestino ou nas brânquias.',
        source:
          'Oceana: Fragmentos da Destruição, outubro de 2024 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Na gestão e gerenciamento de resíduos sólidos, deve ser observada a seguinte ordem de prioridade: não geração, redução, reutilização, reciclagem, tratamento dos resíduos sólidos e disposição final ambientalmente adequada dos rejeitos.',
        source: 'Política Nacional de Resíduos Sólidos (Lei nº 12.305, de 2010), art. 9º',
      },
      {
        kind: 'chart',
        title: 'O que uma expedição encontrou em 306 praias brasileiras',
        unit: '%',
        bars: [
          { label: 'Praias com plástico', value: 100 },
          { label: 'Praias com microplásticos', value: 97 },
          { label: 'Parte do lixo que é plástico', value: 91 },
          { label: 'Parte do lixo que é descartável', value: 61 },
        ],
        note: 'Do Chuí ao Oiapoque, em 16 meses.',
        source: 'Sea Shepherd Brasil e Instituto Oceanográfico da Universidade de São Paulo, 2024',
      },
    ],
  },
  {
    themeId: 'calor-extremo',
    texts: [
      {
        kind: 'prose',
        body: 'O calor mata sem deixar rastro. De 2000 a 2018, houve 48.075 mortes a mais do que o esperado nos dias de onda de calor, só nas catorze maiores regiões metropolitanas do Brasil: mais do que as causadas por deslizamentos de terra. As vítimas têm perfil: são sobretudo idosos, mulheres, pessoas pretas ou pardas e gente que estudou pouco. Mesmo assim, o desastre quase não existe no papel; em 2024, um registro oficial atribuía ao calor apenas quatro mortes. Para quem pesquisa o tema, o primeiro passo é dar o alerta com antecedência, como já se faz com a tempestade.',
        source:
          'Estudo de pesquisadores da UFRJ e de outras instituições na revista PLOS One, 2024; Deutsche Welle, 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Todos têm o dever de atuar, em benefício das presentes e futuras gerações, para a redução dos impactos decorrentes das interferências antrópicas sobre o sistema climático; […]',
        source: 'Política Nacional sobre Mudança do Clima (Lei nº 12.187, de 2009), art. 3º, I',
      },
      {
        kind: 'table',
        title: 'O que já se mediu do calor no Brasil',
        columns: ['Medida', 'Valor'],
        rows: [
          ['Ondas de calor por ano na década de 1970', 'de 0 a 3'],
          ['Ondas de calor por ano na década de 2010', 'de 3 a 11'],
          [
            'Aumento das mortes de idosos por hipertensão, diabetes e outras doenças em dias de mais de 40 °C no Rio de Janeiro',
            '50%',
          ],
        ],
        note: 'No Rio, contam-se os dias em que a sensação passa de 40 °C por quatro horas ou mais.',
        source: 'PLOS One, 2024; Secretaria Municipal de Saúde do Rio de Janeiro, 2025',
      },
    ],
  },
]
