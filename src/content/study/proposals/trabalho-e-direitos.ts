/** Proposals of the axes Trabalho and Cidadania whose own files are full, under the rule of saude.ts. */
import type { Proposal } from '#domain/study/proposal.ts'

export const PROPOSALS: readonly Proposal[] = [
  {
    themeId: 'trabalho-e-deficiencia',
    texts: [
      {
        kind: 'prose',
        body: 'Em 2022, de cada cem brasileiros com deficiência em idade de trabalhar, só 29 tinham emprego ou procuravam um; entre os demais, eram 66. Ao todo, 12,4 milhões estavam fora do mercado. O diploma ajuda, mas não iguala: com ensino superior completo, a participação sobe para 54,7%, e continua bem atrás dos 84,2% de quem não tem deficiência. Para quem entra, a porta costuma ser a dos fundos, pois mais da metade, 55%, trabalha na informalidade. É verdade que parte desse grupo é idosa, mas a idade não explica tudo: dos 30 aos 49 anos, quase a metade também está de fora.',
        source:
          'IBGE: PNAD Contínua – Pessoas com Deficiência 2022, julho de 2023 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'São direitos dos trabalhadores urbanos e rurais, além de outros que visem à melhoria de sua condição social: […] XXXI – proibição de qualquer discriminação no tocante a salário e critérios de admissão do trabalhador portador de deficiência; […]',
        source: 'Constituição Federal de 1988, art. 7º',
      },
      {
        kind: 'table',
        title: 'O trabalho com e sem deficiência',
        columns: ['Medida', 'Com deficiência', 'Sem deficiência'],
        rows: [
          ['Trabalham ou procuram trabalho', '29,2%', '66,4%'],
          ['O mesmo, com ensino superior completo', '54,7%', '84,2%'],
          ['Informais, entre os que trabalham', '55%', '38,7%'],
        ],
        note: 'Pessoas de 14 anos ou mais, em 2022.',
        source: 'IBGE: PNAD Contínua, julho de 2023',
      },
    ],
  },
  {
    themeId: 'trabalho-informal',
    texts: [
      {
        kind: 'prose',
        body: 'O desemprego do fim de 2025 estava entre os menores já medidos, mas o tipo de trabalho é outra conversa. No último trimestre do ano, 37,6% dos brasileiros que trabalhavam eram informais: sem carteira, sem empresa aberta e, quase sempre, sem descanso pago se ficassem doentes. Cada estado vive um país. No Maranhão, eram 57,3%; em Santa Catarina, 25,7%. A cor também separa, com 32,2% entre os brancos e 42,2% entre os pardos. Há quem escolha a liberdade de não ter patrão, e há quem não tenha escolhido nada. As duas pessoas vendem na mesma calçada, e a estatística não as distingue.',
        source:
          'IBGE: PNAD Contínua, quarto trimestre de 2025, fevereiro de 2026 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'São direitos dos trabalhadores urbanos e rurais, além de outros que visem à melhoria de sua condição social: […] II – seguro-desemprego, em caso de desemprego involuntário; […] XVII – gozo de férias anuais remuneradas com, pelo menos, um terço a mais do que o salário normal; […] XXIV – aposentadoria; […]',
        source: 'Constituição Federal de 1988, art. 7º',
      },
      {
        kind: 'chart',
        title: 'Parte dos trabalhadores que são informais',
        unit: '%',
        bars: [
          { label: 'Maranhão', value: 57.3 },
          { label: 'Pará', value: 56.7 },
          { label: 'Brasil', value: 37.6 },
          { label: 'São Paulo', value: 29.7 },
          { label: 'Santa Catarina', value: 25.7 },
        ],
        note: 'Último trimestre de 2025.',
        source: 'IBGE: PNAD Contínua, fevereiro de 2026',
      },
    ],
  },
  {
    themeId: 'desigualdade-racial-no-trabalho',
    texts: [
      {
        kind: 'prose',
        body: 'No alto da empresa, a distância é maior. Em 2024, diretores e gerentes brancos recebiam em média R$ 9.831 por mês; os pretos e pardos, no mesmo tipo de cargo, R$ 6.446, ou 34% a menos. Em doze anos, a diferença caiu cinco pontos. Chegar lá já é mais difícil: 17,7% dos brancos ocupam esses postos, e 8,6% dos pretos e pardos. Nas ocupações que pagam menos, a proporção se inverte. E não se trata só de estudo, porque, entre os que terminaram a faculdade, a hora de um branco vale R$ 43,20, e a de um preto ou pardo, R$ 29,90. O diploma é o mesmo; o contracheque, não.',
        source:
          'IBGE: Síntese de Indicadores Sociais 2025, dezembro de 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Constituem objetivos fundamentais da República Federativa do Brasil: […] III – erradicar a pobreza e a marginalização e reduzir as desigualdades sociais e regionais; IV – promover o bem de todos, sem preconceitos de origem, raça, sexo, cor, idade e quaisquer outras formas de discriminação.',
        source: 'Constituição Federal de 1988, art. 3º',
      },
      {
        kind: 'table',
        title: 'O trabalho e a cor em 2024',
        columns: ['Medida', 'Brancos', 'Pretos e pardos'],
        rows: [
          ['São diretores ou gerentes', '17,7%', '8,6%'],
          ['Estão em ocupações elementares', '10,9%', '20,3%'],
          ['Ganham por hora com ensino superior', 'R$ 43,20', 'R$ 29,90'],
        ],
        note: 'Ocupações elementares são as que menos pagam, em média R$ 1.454 por mês.',
        source: 'IBGE: Síntese de Indicadores Sociais 2025',
      },
    ],
  },
  {
    themeId: 'combate-a-desinformacao',
    texts: [
      {
        kind: 'prose',
        body: 'Em 2024, mais de 40 mil pessoas de 21 países receberam notícias em uma rede social de mentira e tiveram de dizer quais eram verdadeiras. A média acertou 60% das vezes; os finlandeses, 66%. Os brasileiros ficaram em último lugar, com 54%, pouco mais do que cara ou coroa. E o encontro com a dúvida é frequente: no mesmo ano, 72% dos brasileiros que usam redes sociais disseram ter visto, nos seis meses anteriores, notícias que desconfiavam ser falsas. Metade deles achava difícil saber. Como quem repassa raramente se vê como mentiroso, o engano viaja de boa-fé, com o nome de um parente no alto da mensagem.',
        source:
          'OCDE: Truth Quest, junho de 2024; DataSenado: Panorama Político 2024, agosto de 2024 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'A manifestação do pensamento, a criação, a expressão e a informação, sob qualquer forma, processo ou veículo não sofrerão qualquer restrição, observado o disposto nesta Constituição.',
        source: 'Constituição Federal de 1988, art. 220',
      },
      {
        kind: 'chart',
        title: 'Por que se compartilham notícias falsas, segundo os brasileiros',
        unit: '%',
        bars: [
          { label: 'Para mudar a opinião dos outros', value: 31 },
          { label: 'Por não saber que são falsas', value: 30 },
          { label: 'Por confiança em quem as enviou', value: 15 },
        ],
        note: 'Foram ouvidas 21.808 pessoas de 16 anos ou mais, em junho de 2024.',
        source: 'DataSenado: Panorama Político 2024',
      },
    ],
  },
  {
    themeId: 'acesso-a-museus-e-teatros',
    texts: [
      {
        kind: 'prose',
        body: 'Para conhecer um museu, um em cada três brasileiros precisa sair da própria cidade. Em 2021, só 29,6% dos municípios tinham um; teatros ou salas de espetáculo existiam em 23,3%. O tamanho do país faz o resto: no Norte, em 70% das cidades, o museu mais próximo fica a uma hora ou mais de viagem; no Sul, isso acontece em 1,3%. A falta não se reparte por igual. Vivem em lugares sem museu 36,6% dos pretos e pardos e 24,8% dos brancos, e as crianças estão mais longe dele do que os adultos. De 2012 a 2022, o gasto público com cultura subiu menos do que a inflação.',
        source:
          'IBGE: Sistema de Informações e Indicadores Culturais, dezembro de 2023, com dados de 2012 a 2022 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'O Estado garantirá a todos o pleno exercício dos direitos culturais e acesso às fontes da cultura nacional, e apoiará e incentivará a valorização e a difusão das manifestações culturais.',
        source: 'Constituição Federal de 1988, art. 215',
      },
      {
        kind: 'table',
        title: 'Onde há cultura perto de casa',
        columns: ['Espaço', 'Municípios que têm', 'Brasileiros que vivem onde não há'],
        rows: [
          ['Museu', '29,6%', '31,4%'],
          ['Teatro ou sala de espetáculo', '23,3%', '30,6%'],
          ['Cinema', '9%', '42,5%'],
        ],
        note: 'Dados de 2021.',
        source: 'IBGE, dezembro de 2023',
      },
    ],
  },
  {
    themeId: 'abstencao-eleitoral',
    texts: [
      {
        kind: 'prose',
        body: 'No segundo turno das eleições municipais de 2024, 9,9 milhões de pessoas que podiam votar não apareceram: 29,26% dos eleitores das 51 cidades que escolhiam prefeito. Em Goiânia, foram 34,2%; em São Paulo, 31,54%. Quatro anos antes, a falta se explicava pela pandemia. Desta vez, houve enchente em uma ponta do país e seca na outra, mas a explicação não chega a todos os lugares. Em 2016, sem doença nem desastre, os ausentes tinham sido 21,55%. O voto é obrigatório dos 18 aos 70 anos, embora a multa seja pequena. Quem não vai também decide, porque deixa a escolha para quem foi.',
        source:
          'Tribunal Superior Eleitoral, outubro de 2024, em reportagens da época (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Todo o poder emana do povo, que o exerce por meio de representantes eleitos ou diretamente, nos termos desta Constituição.',
        source: 'Constituição Federal de 1988, art. 1º, parágrafo único',
      },
      {
        kind: 'table',
        title: 'Eleitores que não votaram nas eleições municipais',
        columns: ['Ano', 'Primeiro turno', 'Segundo turno'],
        rows: [
          ['2016', '17,58%', '21,55%'],
          ['2020', '23,15%', '29,53%'],
          ['2024', '21,71%', '29,26%'],
        ],
        note: 'A eleição de 2020 foi durante a pandemia de covid-19.',
        source: 'Tribunal Superior Eleitoral, 2016 a 2024',
      },
    ],
  },
  {
    themeId: 'acessibilidade-digital',
    texts: [
      {
        kind: 'prose',
        body: 'Uma pessoa cega navega com um programa que lê a tela em voz alta. Se o botão não tem nome e a foto não tem descrição, o programa se cala, e a página vira parede. Em 2024, um levantamento visitou 26,3 milhões de sites brasileiros e só aprovou 2,9% deles em todos os testes de acessibilidade. No ano anterior, tinham sido 3,3%. Nem o poder público escapa: nove em cada dez sites de governo tinham alguma falha. Os autores notam que os sites novos, quase todos pequenos, nascem sem esse cuidado. O que mais avançou foi a descrição de imagens, graças a ferramentas automáticas.',
        source:
          'BigDataCorp e Movimento Web para Todos, 5ª edição, 2024 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'É obrigatória a acessibilidade nos sítios da internet mantidos por empresas com sede ou representação comercial no País ou por órgãos de governo, para uso da pessoa com deficiência, garantindo-lhe acesso às informações disponíveis, conforme as melhores práticas e diretrizes de acessibilidade adotadas internacionalmente.',
        source: 'Lei Brasileira de Inclusão (Lei nº 13.146, de 2015), art. 63',
      },
      {
        kind: 'chart',
        title: 'Sites brasileiros sem nenhuma falha de acessibilidade nos testes',
        unit: '%',
        bars: [
          { label: '2020', value: 0.74 },
          { label: '2021', value: 0.89 },
          { label: '2022', value: 0.46 },
          { label: '2023', value: 3.3 },
          { label: '2024', value: 2.9 },
        ],
        note: null,
        source: 'BigDataCorp e Movimento Web para Todos, 2020 a 2024',
      },
    ],
  },
]
