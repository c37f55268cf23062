/** Proposals on the themes of the exam's regular applications, 2009 to 2014, under the rule of exam-2020-2025.ts. */
import type { Proposal } from '#domain/study/proposal.ts'

export const PROPOSALS: readonly Proposal[] = [
  {
    themeId: '2014-regular',
    texts: [
      {
        kind: 'prose',
        body: 'Quando a pesquisa usa a palavra publicidade, pouco mais da metade dos brasileiros de 11 a 17 anos diz que viu alguma na internet em 2025: 55% nas redes sociais, 52% em sites de vídeo. Quando pergunta, em vez disso, se viram divulgar um produto ou uma marca, a resposta sobe para 84%. A diferença mostra o tamanho do disfarce. Eles sabem que empresas pagam a influenciadores, mas nem sempre percebem que aquele vídeo é um deles. E o disfarce funciona: 51% dos responsáveis contaram que os filhos pediram um produto depois de ver propaganda na rede.',
        source: 'Cetic.br: TIC Kids Online Brasil 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'É abusiva, dentre outras a publicidade discriminatória de qualquer natureza, a que incite à violência, explore o medo ou a superstição, se aproveite da deficiência de julgamento e experiência da criança, desrespeita valores ambientais, ou que seja capaz de induzir o consumidor a se comportar de forma prejudicial ou perigosa à sua saúde ou segurança.',
        source: 'Código de Defesa do Consumidor (Lei nº 8.078, de 1990), art. 37, § 2º',
      },
      {
        kind: 'chart',
        title: 'Que vídeos de divulgação os jovens de 11 a 17 anos viram na internet',
        unit: '%',
        bars: [
          { label: 'Pessoas abrindo embalagens de produtos', value: 66 },
          { label: 'Pessoas ensinando a usar produtos', value: 65 },
          { label: 'Produtos que uma marca deu a alguém', value: 58 },
          { label: 'Influenciadores divulgando apostas', value: 53 },
        ],
        note: null,
        source: 'Cetic.br: TIC Kids Online Brasil 2025',
      },
    ],
  },
  {
    themeId: '2013-regular',
    texts: [
      {
        kind: 'prose',
        body: 'A Lei Seca nasceu em junho de 2008, quando ainda era permitido dirigir depois de uns dois copos de cerveja. No primeiro ano, a taxa de mortes no trânsito caiu de 18,7 para 17,3 por 100 mil habitantes, e o estado do Rio de Janeiro reduziu as mortes em quase um terço. O efeito durou: de 2010 a 2021, as mortes ligadas ao álcool diminuíram 32% em proporção à população. Mas a história não é só de queda. No mesmo período, as internações cresceram 34%, puxadas por ciclistas e motociclistas, que pagam no corpo a imprudência própria ou a alheia.',
        source:
          'Ministério da Saúde, 2010, e Centro de Informações sobre Saúde e Álcool (CISA), 2023, com dados do DataSUS (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Qualquer concentração de álcool por litro de sangue ou por litro de ar alveolar sujeita o condutor às penalidades previstas no art. 165.',
        source:
          'Código de Trânsito Brasileiro (Lei nº 9.503, de 1997), art. 276, com a redação da Lei nº 12.760, de 2012',
      },
      {
        kind: 'chart',
        title: 'Adultos que admitem dirigir depois de beber, nas capitais',
        unit: '%',
        bars: [
          { label: 'Todos, em 2012', value: 7 },
          { label: 'Todos, em 2014', value: 5.9 },
          { label: 'Homens, em 2014', value: 10.7 },
          { label: 'Mulheres, em 2014', value: 1.7 },
        ],
        note: 'Depois de qualquer quantidade. A lei ficou mais severa no fim de 2012.',
        source: 'Ministério da Saúde: Vigitel 2014, divulgado em 2015',
      },
    ],
  },
  {
    themeId: '2012-regular',
    texts: [
      {
        kind: 'prose',
        body: 'Durante meio século, o Brasil teve cada vez menos imigrantes: eram 1,4 milhão em 1960 e 592 mil em 2010. Em 2022, a curva tinha virado: o Censo encontrou 1 milhão de pessoas nascidas em outros países, 70% a mais do que doze anos antes, e mais da metade delas chegou a partir de 2013. Mudou também o rosto de quem vem. Os europeus caíram de 263 mil para 203 mil, enquanto os latino-americanos passaram de 183 mil para 646 mil. Em Roraima, na fronteira com a Venezuela, cerca de um em cada oito moradores veio de fora.',
        source:
          'IBGE: Censo Demográfico 2022, Fecundidade e migração, divulgado em junho de 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Ao migrante é garantida no território nacional, em condição de igualdade com os nacionais, a inviolabilidade do direito à vida, à liberdade, à igualdade, à segurança e à propriedade, […]',
        source: 'Lei de Migração (Lei nº 13.445, de 2017), art. 4º',
      },
      {
        kind: 'chart',
        title: 'De onde vieram os imigrantes que viviam no Brasil em 2022',
        unit: ' mil',
        bars: [
          { label: 'Venezuela', value: 271.5 },
          { label: 'Portugal', value: 104.3 },
          { label: 'Bolívia', value: 80.3 },
          { label: 'Paraguai', value: 58.3 },
          { label: 'Haiti', value: 57.4 },
          { label: 'Argentina', value: 42.6 },
        ],
        note: 'Em 2010, os venezuelanos eram 2,9 mil.',
        source: 'IBGE: Censo Demográfico 2022, divulgado em 2025',
      },
    ],
  },
  {
    themeId: '2011-regular',
    texts: [
      {
        kind: 'prose',
        body: 'Em 2005, apenas uma em cada oito casas das cidades brasileiras tinha internet. Em 2024, eram sete em cada oito. No começo, entrar na rede era ir a algum lugar: ainda em 2008, quase metade dos usuários se conectava em lan houses. Hoje a rede é que está conosco: 60% dos usuários só entram nela pelo celular, que dorme na cabeceira, conhece os trajetos e guarda as fotos. Sair de casa deixou de ser a fronteira entre a vida privada e a pública. A pergunta que sobra é quem a desenha agora: a lei, a empresa ou o dedo de quem posta.',
        source:
          'Cetic.br: TIC Domicílios 2024, com a série desde 2005 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'São invioláveis a intimidade, a vida privada, a honra e a imagem das pessoas, assegurado o direito a indenização pelo dano material ou moral decorrente de sua violação; […]',
        source: 'Constituição Federal de 1988, art. 5º, X',
      },
      {
        kind: 'chart',
        title: 'Por que os brasileiros pediram ajuda a um canal sobre problemas na internet, em 2024',
        unit: '',
        bars: [
          { label: 'Exposição de imagens íntimas', value: 268 },
          { label: 'Problemas com dados pessoais', value: 246 },
          { label: 'Saúde mental', value: 204 },
          { label: 'Fraudes, golpes e mensagens falsas', value: 185 },
          { label: 'Violência e discurso de ódio', value: 130 },
        ],
        note: 'Os cinco motivos mais frequentes, entre 1.617 atendimentos.',
        source: 'SaferNet Brasil: canal de ajuda, dados de 2024, divulgados em 2025',
      },
    ],
  },
  {
    themeId: '2010-regular',
    texts: [
      {
        kind: 'prose',
        body: 'Nunca, desde que a pesquisa atual começou, em 2012, tanta gente trabalhou no Brasil como em 2024: 103,3 milhões de pessoas. A taxa de desocupação ficou em 6,6%, a menor da série, e o rendimento médio chegou a R$ 3.225. Ter trabalho, porém, não é ter o mesmo trabalho. Quatro em cada dez ocupados estavam na informalidade, sem carteira ou sem registro. No terceiro trimestre, a desocupação era de 5,3% entre os homens e de 7,7% entre as mulheres; de 5% entre os brancos e de 7,6% entre os pretos. O emprego voltou, mas não bate a todas as portas com a mesma força.',
        source:
          'IBGE: PNAD Contínua 2024, divulgada em novembro de 2024 e janeiro de 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'A ordem econômica, fundada na valorização do trabalho humano e na livre iniciativa, tem por fim assegurar a todos existência digna, conforme os ditames da justiça social, […]',
        source: 'Constituição Federal de 1988, art. 170',
      },
      {
        kind: 'chart',
        title: 'Trabalhadores na informalidade, por estado',
        unit: '%',
        bars: [
          { label: 'Pará', value: 56.9 },
          { label: 'Maranhão', value: 55.6 },
          { label: 'Piauí', value: 54.5 },
          { label: 'Brasil', value: 38.8 },
          { label: 'São Paulo', value: 30.6 },
          { label: 'Distrito Federal', value: 30.2 },
          { label: 'Santa Catarina', value: 26.8 },
        ],
        note: 'As três maiores e as três menores taxas, e a do país.',
        source: 'IBGE: PNAD Contínua, 3º trimestre de 2024',
      },
    ],
  },
  {
    themeId: '2009-regular',
    texts: [
      {
        kind: 'prose',
        body: 'Você diria que a maioria das pessoas é confiável? Entre os brasileiros, só 7% respondem que sim, uma das menores parcelas em noventa países e territórios. Na Dinamarca são 74%; na Noruega, 72%. A comparação, feita com pesquisas de 2017 a 2022, não diz que um povo seja mais honesto do que outro. Diz como cada um imagina o vizinho. E imaginar tem consequência: quem espera ser enganado se defende, fura a fila antes que a furem e acha ingênuo quem cumpre a regra. Os autores ligam a confiança alta a três coisas: proteção social, pouca corrupção e governos transparentes.',
        source:
          'Integrated Values Surveys, dados de 2017 a 2022, em levantamento publicado em 2024 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'De tanto ver triunfar as nulidades, de tanto ver prosperar a desonra, de tanto ver crescer a injustiça, de tanto ver agigantarem-se os poderes nas mãos dos maus, o homem chega a desanimar da virtude, a rir-se da honra, a ter vergonha de ser honesto.',
        source: 'Rui Barbosa, discurso no Senado Federal, 17 de dezembro de 1914',
      },
      {
        kind: 'chart',
        title: 'A nota do Brasil no Índice de Percepção da Corrupção',
        unit: ' pontos',
        bars: [
          { label: '2012', value: 43 },
          { label: '2014', value: 43 },
          { label: '2016', value: 40 },
          { label: '2018', value: 35 },
          { label: '2020', value: 38 },
          { label: '2022', value: 38 },
          { label: '2024', value: 34 },
        ],
        note: 'De 0 a 100: quanto menor a nota, maior a corrupção que se percebe no setor público. A média do mundo em 2024 era 43.',
        source: 'Transparência Internacional: Índice de Percepção da Corrupção 2024',
      },
    ],
  },
]
