/** Proposals of the axis Cidadania, under the rule of saude.ts. */
import type { Proposal } from '#domain/study/proposal.ts'

export const PROPOSALS: readonly Proposal[] = [
  {
    themeId: 'desinformacao-eleitoral',
    texts: [
      {
        kind: 'prose',
        body: 'Meses antes das eleições municipais de 2024, o Senado ouviu por telefone 21.808 brasileiros com 16 anos ou mais, de todos os estados. Por que alguém passa adiante uma notícia falsa? Para 31%, pela vontade de mudar a opinião dos outros; para 30%, por não saber que ela é falsa; para 15%, por confiar em quem a enviou. Distinguir o verdadeiro do inventado dividiu as respostas: metade achou difícil, e 46%, fácil. A mentira, portanto, nem sempre parte da má-fé: muitas vezes, viaja com a ajuda de quem acredita nela.',
        source:
          'Instituto DataSenado: Panorama Político 2024 – Notícias falsas e democracia (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Divulgar, na propaganda eleitoral ou durante período de campanha eleitoral, fatos que sabe inverídicos em relação a partidos ou a candidatos e capazes de exercer influência perante o eleitorado: […]',
        source: 'Código Eleitoral (Lei nº 4.737, de 1965), art. 323, com a redação da Lei nº 14.192, de 2021',
      },
      {
        kind: 'chart',
        title: 'O que pensam os brasileiros sobre as notícias falsas',
        unit: '%',
        bars: [
          { label: 'Podem afetar muito uma eleição', value: 81 },
          { label: 'As redes devem impedir que circulem', value: 81 },
          { label: 'É muito importante controlá-las', value: 78 },
          { label: 'Desconfiam de ter visto alguma', value: 72 },
        ],
        note: 'O último dado se refere aos usuários de redes sociais e aos seis meses anteriores.',
        source: 'Instituto DataSenado: Panorama Político 2024',
      },
    ],
  },
  {
    themeId: 'jovens-na-politica',
    texts: [
      {
        kind: 'prose',
        body: 'Aos 16 e aos 17 anos, só vota quem quer, e por isso o número de títulos nessa idade serve de termômetro. Em 2024, 1,84 milhão de adolescentes podiam votar: 78% a mais do que na eleição municipal anterior, feita em plena pandemia, quando mal passavam de 1 milhão. Dois anos antes, na escolha do presidente, já haviam sido 2,1 milhões, depois de campanhas que convidavam os jovens a se alistar. A recuperação, contudo, não devolveu o que se perdeu: em 2012 eram 2,9 milhões. No conjunto do eleitorado de 2024, representavam 1,17%.',
        source:
          'Tribunal Superior Eleitoral: estatísticas do eleitorado, 2012 a 2024 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'O jovem tem direito à participação social e política e na formulação, execução e avaliação das políticas públicas de juventude.',
        source: 'Estatuto da Juventude (Lei nº 12.852, de 5 de agosto de 2013), art. 4º',
      },
      {
        kind: 'chart',
        title: 'Eleitores de 16 e 17 anos nas eleições municipais',
        unit: ' milhões',
        bars: [
          { label: '2012', value: 2.9 },
          { label: '2016', value: 2.31 },
          { label: '2020', value: 1.03 },
          { label: '2024', value: 1.84 },
        ],
        note: null,
        source: 'Tribunal Superior Eleitoral, 2012 a 2024',
      },
    ],
  },
  {
    themeId: 'acesso-a-justica',
    texts: [
      {
        kind: 'prose',
        body: 'Quem não pode pagar um advogado conta com a Defensoria Pública, e conta cada vez mais: em 2024 foram 29,5 milhões de atendimentos, quase 20% acima do ano anterior. O defensor, porém, não está em toda parte. Das 2.563 comarcas do país, como se chamam as áreas em que a Justiça se divide, 1.334 tinham atendimento regular em 2025, pouco mais da metade. Uma emenda à Constituição, de 2014, mandou que ele chegasse a todas, o que quinze estados ainda não cumpriam. Nas demais comarcas, o atendimento é parcial, é feito por advogados nomeados ou simplesmente não existe.',
        source: 'Pesquisa Nacional da Defensoria Pública 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'A Defensoria Pública é instituição permanente, essencial à função jurisdicional do Estado, incumbindo-lhe, como expressão e instrumento do regime democrático, fundamentalmente, a orientação jurídica, a promoção dos direitos humanos e a defesa, em todos os graus, judicial e extrajudicial, dos direitos individuais e coletivos, de forma integral e gratuita, aos necessitados […].',
        source:
          'Constituição Federal de 1988, art. 134, com a redação da Emenda Constitucional nº 80, de 2014',
      },
      {
        kind: 'table',
        title: 'A Defensoria Pública no Brasil em 2025',
        columns: ['Medida', 'Valor'],
        rows: [
          ['Defensoras e defensores públicos', '7.520'],
          ['Habitantes para cada defensor dos estados e do Distrito Federal', '31.107'],
          ['Habitantes para cada defensor da União', '309.889'],
          ['Comarcas com atendimento regular', '52%'],
        ],
        note: 'Os defensores da União atuam na Justiça Federal.',
        source: 'Pesquisa Nacional da Defensoria Pública 2025',
      },
    ],
  },
  {
    themeId: 'exclusao-digital',
    texts: [
      {
        kind: 'prose',
        body: 'A internet chegou a quase todas as casas, mas não da mesma forma. Em 2024, 29 milhões de brasileiros continuavam sem usá-la. Entre os que usavam, seis em cada dez só se conectavam pelo celular; nas classes D e E, eram 86%. Preencher um cadastro, estudar ou pedir um benefício em uma tela pequena, com pacote de dados contado, não é o mesmo que fazê-lo no computador. Nos 5,1 milhões de lares desconectados, o motivo mais citado nem foi o preço: em quase um terço deles, 32,6%, nenhum morador sabia usar a rede.',
        source:
          'Cetic.br: TIC Domicílios 2024; IBGE: PNAD Contínua 2024, divulgada em 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'O acesso à internet é essencial ao exercício da cidadania, e ao usuário são assegurados os seguintes direitos: […]',
        source: 'Marco Civil da Internet (Lei nº 12.965, de 23 de abril de 2014), art. 7º',
      },
      {
        kind: 'table',
        title: 'Quem usou a internet nos três meses anteriores à pesquisa',
        columns: ['Grupo', 'Parcela'],
        rows: [
          ['Classe A', '96%'],
          ['Classes D e E', '73%'],
          ['De 16 a 24 anos', '95%'],
          ['60 anos ou mais', '59%'],
          ['Área urbana', '86%'],
          ['Área rural', '76%'],
        ],
        note: 'Brasileiros de 10 anos ou mais.',
        source: 'Cetic.br: TIC Domicílios 2024',
      },
    ],
  },
  {
    themeId: 'mulheres-na-politica',
    texts: [
      {
        kind: 'prose',
        body: 'Nas eleições municipais de 2024, as mulheres eram 52,5% de quem podia votar, mas 34% de quem pediu voto. Na hora da contagem, a parcela diminuiu outra vez: ficaram com 18% das cadeiras de vereador e com 13% das prefeituras. Entre as capitais, só duas, Aracaju e Campo Grande, escolheram uma prefeita. Os números vêm melhorando, e as eleitas foram mais numerosas do que em 2020. No ritmo em que crescem, no entanto, a menina que hoje presta atenção à política pode envelhecer antes de ver a metade do eleitorado ocupar a metade dos cargos.',
        source: 'Tribunal Superior Eleitoral: eleições de 2024 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'É eleitor o cidadão maior de 21 anos, sem distinção de sexo, alistado na forma deste Código.',
        source: 'Código Eleitoral (Decreto nº 21.076, de 24 de fevereiro de 1932), art. 2º (grafia de hoje)',
      },
      {
        kind: 'chart',
        title: 'Mulheres eleitas para a Câmara dos Deputados',
        unit: '',
        bars: [
          { label: '2002', value: 42 },
          { label: '2006', value: 45 },
          { label: '2010', value: 45 },
          { label: '2014', value: 51 },
          { label: '2018', value: 77 },
          { label: '2022', value: 91 },
        ],
        note: 'A Câmara tem 513 cadeiras.',
        source: 'Câmara dos Deputados e Tribunal Superior Eleitoral, 2002 a 2022',
      },
    ],
  },
  {
    themeId: 'mobilidade-urbana',
    texts: [
      {
        kind: 'prose',
        body: 'O Censo de 2022 mediu quanto tempo os brasileiros levam de casa ao trabalho. Para 57%, são de seis minutos a meia hora; para 12,6%, mais de uma hora, parcela que sobe para 27,9% na cidade de São Paulo e 29,8% na do Rio de Janeiro. Há 1,3 milhão de pessoas que gastam mais de duas horas, só na ida. Nas casas de maior renda, o caminho costuma ser mais curto. Para os analistas, os números mostram uma escolha antiga do país pelo automóvel e um transporte público que não acompanhou o crescimento das cidades.',
        source:
          'IBGE: Censo Demográfico 2022, deslocamentos para trabalho e estudo, divulgado em 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'São direitos sociais a educação, a saúde, a alimentação, o trabalho, a moradia, o transporte, o lazer, a segurança, a previdência social, a proteção à maternidade e à infância, a assistência aos desamparados, na forma desta Constituição.',
        source:
          'Constituição Federal de 1988, art. 6º, com a redação da Emenda Constitucional nº 90, de 2015',
      },
      {
        kind: 'chart',
        title: 'Como os brasileiros vão para o trabalho',
        unit: '%',
        bars: [
          { label: 'Automóvel', value: 32.3 },
          { label: 'Ônibus', value: 21.4 },
          { label: 'A pé', value: 17.8 },
          { label: 'Motocicleta', value: 16.4 },
          { label: 'Trem ou metrô', value: 1.6 },
        ],
        note: 'Meio em que a pessoa passa mais tempo no trajeto.',
        source: 'IBGE: Censo Demográfico 2022, divulgado em 2025',
      },
    ],
  },
  {
    themeId: 'deficit-habitacional',
    texts: [
      {
        kind: 'prose',
        body: 'Faltavam ao Brasil, em 2022, 6,2 milhões de moradias, 8,3% das casas ocupadas do país. O número não conta quem vive na rua: conta as casas improvisadas ou de material frágil, as famílias que dividem o mesmo cômodo e, sobretudo, as que se sufocam no aluguel. Estas já são mais da metade, 52,2%: ganham até três salários mínimos e deixam mais de 30% do que recebem nas mãos do proprietário. A conta tem rosto. Em 62,6% desses lares, quem responde pela casa é uma mulher; em 66,3%, uma pessoa preta ou parda.',
        source:
          'Fundação João Pinheiro e Ministério das Cidades: Déficit Habitacional no Brasil 2022, divulgado em 2024 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'A política urbana tem por objetivo ordenar o pleno desenvolvimento das funções sociais da cidade e da propriedade urbana, mediante as seguintes diretrizes gerais: I – garantia do direito a cidades sustentáveis, entendido como o direito à terra urbana, à moradia, ao saneamento ambiental, à infra-estrutura urbana, ao transporte e aos serviços públicos, ao trabalho e ao lazer, para as presentes e futuras gerações; […]',
        source: 'Estatuto da Cidade (Lei nº 10.257, de 2001), art. 2º',
      },
      {
        kind: 'chart',
        title: 'Moradias que faltavam em 2022, por região',
        unit: ' mil',
        bars: [
          { label: 'Sudeste', value: 2434 },
          { label: 'Nordeste', value: 1761 },
          { label: 'Norte', value: 773 },
          { label: 'Sul', value: 738 },
          { label: 'Centro-Oeste', value: 500 },
        ],
        note: 'Em proporção às casas ocupadas, o Amapá (18%) e Roraima (17,2%) estavam na pior situação.',
        source: 'Fundação João Pinheiro, 2024',
      },
    ],
  },
  {
    themeId: 'dignidade-menstrual',
    texts: [
      {
        kind: 'prose',
        body: 'Menstruar é parte da vida; faltar à escola por causa disso, não deveria ser. Um estudo de 2021 mostrou por que o assunto vai além do absorvente. Cerca de 713 mil meninas brasileiras viviam em casas sem banheiro ou sem chuveiro, e 4 milhões estudavam em escolas em que faltava ao menos um item básico, como papel, água ou sabão. A lei que garante a distribuição gratuita foi aprovada naquele ano, mas só começou a valer por inteiro em março de 2022, depois que o Congresso derrubou os vetos que a haviam esvaziado.',
        source:
          'Fundo das Nações Unidas para a Infância (Unicef) e Fundo de População das Nações Unidas (UNFPA), 2021; ONU Brasil e Agência Senado, março de 2022 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'São objetivos do Programa de Proteção e Promoção da Saúde e Dignidade Menstrual: I – combater a precariedade menstrual, identificada como a falta de acesso a produtos de higiene e a outros itens necessários no período da menstruação ou a falta de recursos que possibilitem a sua aquisição; […] III – promover a dignidade menstrual.',
        source: 'Decreto nº 11.432, de 8 de março de 2023, art. 2º',
      },
      {
        kind: 'chart',
        title: 'O que falta às meninas brasileiras',
        unit: ' mil',
        bars: [
          { label: 'Rede de esgoto em casa', value: 6500 },
          { label: 'Algum item de higiene na escola', value: 4000 },
          { label: 'Água encanada em casa', value: 900 },
          { label: 'Banheiro ou chuveiro em casa', value: 713 },
        ],
        note: null,
        source: 'Unicef e UNFPA: Pobreza Menstrual no Brasil, 2021',
      },
    ],
  },
  {
    themeId: 'calcadas-acessiveis',
    texts: [
      {
        kind: 'prose',
        body: 'Quem anda com pressa mal repara na calçada; quem anda de cadeira de rodas, de bengala ou com um carrinho de bebê não pensa em outra coisa. O Censo de 2022 observou as ruas em que vivem 174,2 milhões de pessoas. A calçada existe para 84% delas, bem mais do que em 2010. Mas calçada livre de obstáculos, só para 18,8%, e rampa, para 15,2%. A diferença entre lugares é enorme: em Maringá, no Paraná, 77,3% dos moradores têm rampa na rua em que vivem; em Itapevi, em São Paulo, 1,3%. A lei é a mesma nas duas cidades.',
        source:
          'IBGE: Censo Demográfico 2022, Características urbanísticas do entorno dos domicílios, abril de 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'A acessibilidade é direito que garante à pessoa com deficiência ou com mobilidade reduzida viver de forma independente e exercer seus direitos de cidadania e de participação social.',
        source: 'Estatuto da Pessoa com Deficiência (Lei nº 13.146, de 2015), art. 53',
      },
      {
        kind: 'table',
        title: 'A rua em que se mora',
        columns: ['Medida', '2010', '2022'],
        rows: [
          ['Com calçada', '66,4%', '84,0%'],
          ['Com rampa para cadeira de rodas', '3,9%', '15,2%'],
          ['Com calçada livre de obstáculos', 'não se media', '18,8%'],
        ],
        note: 'Parcela dos moradores das áreas pesquisadas, que têm características de cidade.',
        source: 'IBGE: Censos Demográficos 2010 e 2022',
      },
    ],
  },
  {
    themeId: 'direitos-dos-quilombolas',
    texts: [
      {
        kind: 'prose',
        body: 'O Brasil conta a sua gente desde 1872, mas só 150 anos depois perguntou a ela se era quilombola. Em 2022, 1.330.186 pessoas responderam que sim, em 1.700 municípios, e mais de seis em cada dez vivem no campo. A Constituição promete a essas comunidades a propriedade das terras que ocupam. A promessa anda devagar: 12,6% dos quilombolas moravam em territórios com limites oficiais, e só 4,3%, em territórios já titulados. Sem o título, é mais difícil receber obra, crédito e respeito. No campo, mais de um quinto dos que têm 15 anos ou mais não sabe ler nem escrever.',
        source:
          'IBGE: Censo Demográfico 2022, Quilombolas, divulgado em 2023 e 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Aos remanescentes das comunidades dos quilombos que estejam ocupando suas terras é reconhecida a propriedade definitiva, devendo o Estado emitir-lhes os títulos respectivos.',
        source: 'Constituição Federal de 1988, Ato das Disposições Constitucionais Transitórias, art. 68',
      },
      {
        kind: 'table',
        title: 'Onde se vive e como se vive',
        columns: ['Medida', 'Na cidade', 'No campo'],
        rows: [
          ['Quilombolas que moram ali', '38,3%', '61,7%'],
          ['Dos de 15 anos ou mais, não sabem ler e escrever', '13,3%', '22,7%'],
          ['Com água, esgoto ou lixo em situação precária', '53,6%', '94,6%'],
        ],
        note: null,
        source: 'IBGE: Censo Demográfico 2022, Quilombolas, maio de 2025',
      },
    ],
  },
]
