/**
 * Proposals of the axis Saúde. Editorial rule: prose is ours, 60 to 120 words, from the source that it names; laws and
 * quotations are word for word; no figure without its source and year.
 */
import type { Proposal } from '#domain/study/proposal.ts'

export const PROPOSALS: readonly Proposal[] = [
  {
    themeId: 'cobertura-vacinal',
    texts: [
      {
        kind: 'prose',
        body: 'Pesquisadores de todo o país foram de casa em casa, entre 2020 e 2022, e examinaram a caderneta de 37.801 crianças nascidas em 2017 e 2018, em 26 capitais, no Distrito Federal e em doze outras cidades. Das que deveriam ter tomado todas as doses contra a poliomielite, 87,5% haviam completado o esquema. Quando se contava também a dose de reforço, a proporção caía para 79,6%. Mais de uma criança em cada dez começou a se vacinar, mas não voltou para o primeiro reforço. Os autores não encontraram relação entre haver campanha e haver cobertura alta.',
        source:
          'Inquérito nacional de cobertura vacinal: Epidemiologia e Serviços de Saúde, v. 33, número especial 2, 2024 (texto nosso, a partir dos dados do artigo)',
      },
      {
        kind: 'quotation',
        body: 'A saúde é direito de todos e dever do Estado, garantido mediante políticas sociais e econômicas que visem à redução do risco de doença e de outros agravos e ao acesso universal e igualitário às ações e serviços para sua promoção, proteção e recuperação.',
        source: 'Constituição Federal de 1988, art. 196',
      },
      {
        kind: 'chart',
        title: 'Cobertura da vacina contra a poliomielite no Brasil',
        unit: '%',
        bars: [
          { label: '1997', value: 89.27 },
          { label: '2021', value: 61.32 },
        ],
        note: null,
        source:
          'Maciel et al., Revista Brasileira de Epidemiologia, v. 26, 2023, com dados do Sistema de Informação do Programa Nacional de Imunizações',
      },
    ],
  },
  {
    themeId: 'diagnostico-tardio',
    texts: [
      {
        kind: 'prose',
        body: 'O Instituto Nacional de Câncer estimou que o Brasil teria, em cada ano de 2023 a 2025, cerca de 704 mil casos novos da doença, sete em cada dez deles nas regiões Sul e Sudeste. Para o triênio de 2026 a 2028, a estimativa subiu para cerca de 781 mil casos por ano. O lugar em que se vive muda até o tipo de tumor: onde o desenvolvimento humano é maior, o de cólon e reto vem logo depois do de mama entre as mulheres; onde é menor, esse posto é do câncer do colo do útero, que um exame preventivo pode revelar cedo.',
        source:
          'Instituto Nacional de Câncer (INCA): Estimativa 2023 e Estimativa 2026–2028 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'O paciente com neoplasia maligna tem direito de se submeter ao primeiro tratamento no Sistema Único de Saúde (SUS), no prazo de até 60 (sessenta) dias contados a partir do dia em que for firmado o diagnóstico em laudo patológico ou em prazo menor, conforme a necessidade terapêutica do caso registrada em prontuário único.',
        source: 'Lei nº 12.732, de 22 de novembro de 2012, art. 2º',
      },
      {
        kind: 'chart',
        title: 'Os tumores mais frequentes no Brasil, em parte do total de casos estimados',
        unit: '%',
        bars: [
          { label: 'Pele não melanoma', value: 31.3 },
          { label: 'Mama feminina', value: 10.5 },
          { label: 'Próstata', value: 10.2 },
          { label: 'Cólon e reto', value: 6.5 },
          { label: 'Pulmão', value: 4.6 },
          { label: 'Estômago', value: 3.1 },
        ],
        note: 'Estimativa para cada ano de 2023 a 2025.',
        source: 'Instituto Nacional de Câncer (INCA), Estimativa 2023',
      },
    ],
  },
  {
    themeId: 'automedicacao',
    texts: [
      {
        kind: 'prose',
        body: 'Tomar remédio por conta própria é hábito de 77% dos brasileiros que usaram medicamentos nos seis meses anteriores a uma pesquisa de 2019. Quase metade, 47%, faz isso ao menos uma vez por mês. Nem a receita garante o uso correto: 57% contaram que mudam a dose indicada, e entre os jovens de 16 a 24 anos essa parcela chega a 69%. A mudança mais comum é tomar menos do que foi prescrito, porque o remédio “fez mal”, porque a doença parecia controlada ou, para 17% das pessoas, porque o preço pesava no bolso.',
        source: 'Conselho Federal de Farmácia e Datafolha, 2019 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Entende-se por assistência farmacêutica o conjunto de ações e de serviços que visem a assegurar a assistência terapêutica integral e a promoção, a proteção e a recuperação da saúde nos estabelecimentos públicos e privados que desempenhem atividades farmacêuticas, tendo o medicamento como insumo essencial e visando ao seu acesso e ao seu uso racional.',
        source: 'Lei nº 13.021, de 8 de agosto de 2014, art. 2º',
      },
      {
        kind: 'chart',
        title: 'Quem se automedica, por região',
        unit: '%',
        bars: [
          { label: 'Norte e Centro-Oeste', value: 80 },
          { label: 'Nordeste', value: 79 },
          { label: 'Sudeste', value: 77 },
          { label: 'Sul', value: 71 },
        ],
        note: 'Entre quem usou medicamentos nos seis meses anteriores à pesquisa.',
        source: 'Conselho Federal de Farmácia e Datafolha, 2019',
      },
    ],
  },
  {
    themeId: 'saude-mental-dos-jovens',
    texts: [
      {
        kind: 'prose',
        body: 'Antes mesmo da pandemia, metade dos estudantes brasileiros de 13 a 17 anos (50,6%) dizia sentir-se muito preocupada, na maioria das vezes ou sempre, com as coisas comuns do dia a dia. Quase um quinto deles, 17,7%, teve avaliação negativa da própria saúde mental, medida que reúne preocupação, tristeza, irritação, a impressão de que ninguém se importa e a de que a vida não vale a pena. A distância entre os sexos chama a atenção: essa avaliação negativa alcançou 27% das meninas e 8% dos meninos.',
        source:
          'IBGE: Pesquisa Nacional de Saúde do Escolar (PeNSE) 2019, divulgada em 2021 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'A criança e o adolescente têm direito a proteção à vida e à saúde, mediante a efetivação de políticas sociais públicas que permitam o nascimento e o desenvolvimento sadio e harmonioso, em condições dignas de existência.',
        source: 'Estatuto da Criança e do Adolescente (Lei nº 8.069, de 1990), art. 7º',
      },
      {
        kind: 'table',
        title: 'Estudantes de 13 a 17 anos que se sentiam muito preocupados na maioria das vezes ou sempre',
        columns: ['Grupo', 'Parcela'],
        rows: [
          ['Meninas', '59,8%'],
          ['Meninos', '41,1%'],
          ['De 16 e 17 anos', '56,8%'],
          ['De 13 a 15 anos', '47,2%'],
          ['Rede privada', '63%'],
          ['Rede pública', '48,5%'],
        ],
        note: 'A pergunta era sobre os 30 dias anteriores à entrevista.',
        source: 'IBGE: Pesquisa Nacional de Saúde do Escolar (PeNSE) 2019',
      },
    ],
  },
  {
    themeId: 'ultraprocessados',
    texts: [
      {
        kind: 'prose',
        body: 'O que as famílias brasileiras põem no carrinho ainda é, na maior parte, comida de verdade: quase metade das calorias compradas em 2017 e 2018 vinha de alimentos frescos ou pouco processados, como arroz, feijão, frutas e carnes. Os ultraprocessados, porém, ganhavam espaço a cada pesquisa e já passavam de um quinto das calorias nas regiões Sul e Sudeste e entre as famílias de renda mais alta. No Norte eram 11,4%; no Nordeste, 14,4%. No mesmo período de quinze anos, a quantidade de arroz comprada por pessoa caiu 37%.',
        source:
          'IBGE: Pesquisa de Orçamentos Familiares 2017–2018, divulgada em 2020 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'A alimentação adequada é direito fundamental do ser humano, inerente à dignidade da pessoa humana e indispensável à realização dos direitos consagrados na Constituição Federal, devendo o poder público adotar as políticas e ações que se façam necessárias para promover e garantir a segurança alimentar e nutricional da população.',
        source: 'Lei nº 11.346, de 15 de setembro de 2006, art. 2º',
      },
      {
        kind: 'chart',
        title: 'De onde vêm as calorias compradas pelas famílias brasileiras',
        unit: '%',
        bars: [
          { label: 'In natura ou minimamente processados', value: 49.5 },
          { label: 'Ingredientes culinários processados', value: 22.3 },
          { label: 'Ultraprocessados', value: 18.4 },
          { label: 'Processados', value: 9.8 },
        ],
        note: null,
        source: 'IBGE: Pesquisa de Orçamentos Familiares 2017–2018',
      },
    ],
  },
  {
    themeId: 'doacao-de-orgaos',
    texts: [
      {
        kind: 'prose',
        body: 'Em setembro de 2024, 66.517 pessoas esperavam por um órgão no Brasil, 13% a mais do que um ano antes. Dos possíveis doadores notificados, pouco mais de um quarto chegou a doar. A principal barreira está na conversa com a família: 45% das que foram consultadas disseram não. As contraindicações médicas vêm depois, com 18%. A associação que reúne os transplantadores pede melhor acolhimento a quem acaba de perder um parente, porque a resposta, quase sempre, precisa vir nas horas mais difíceis.',
        source:
          'Associação Brasileira de Transplante de Órgãos (ABTO): Registro Brasileiro de Transplantes, janeiro a setembro de 2024 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'A retirada de tecidos, órgãos e partes do corpo de pessoas falecidas para transplantes ou outra finalidade terapêutica, dependerá da autorização do cônjuge ou parente, maior de idade, obedecida a linha sucessória, reta ou colateral, até o segundo grau inclusive, firmada em documento subscrito por duas testemunhas presentes à verificação da morte.',
        source: 'Lei nº 9.434, de 1997, art. 4º, com a redação da Lei nº 10.211, de 2001',
      },
      {
        kind: 'table',
        title: 'A espera por um transplante no Brasil',
        columns: ['Medida', 'Valor'],
        rows: [
          ['Pessoas na lista, setembro de 2023', '58.908'],
          ['Pessoas na lista, setembro de 2024', '66.517'],
          ['Recusa das famílias', '45%'],
          ['Contraindicação médica', '18%'],
        ],
        note: null,
        source: 'Associação Brasileira de Transplante de Órgãos (ABTO), 2024',
      },
    ],
  },
  {
    themeId: 'cigarro-eletronico',
    texts: [
      {
        kind: 'prose',
        body: 'A fumaça mudou de cheiro e de idade. Em 2022, um em cada cinco brasileiros de 18 a 24 anos (19,7%) já havia experimentado o cigarro eletrônico; entre todos os adultos, eram 7,3%. Três anos antes, outra pesquisa calculava que cerca de 70% dos usuários tinham de 15 a 24 anos e que quase 90% não fumavam o cigarro comum. É o que preocupa quem estuda o assunto: o aparelho, vendido como saída para quem quer largar o vício, tem servido mais de entrada para quem não tinha nenhum, num país que se orgulhava de ter convencido milhões a parar.',
        source:
          'Covitel 2022, no Jornal Brasileiro de Pneumologia, 2023; Pesquisa Nacional de Saúde 2019, na Revista Brasileira de Epidemiologia, 2021 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'É proibida a venda à criança ou ao adolescente de: […] III – produtos cujos componentes possam causar dependência física ou psíquica ainda que por utilização indevida; […]',
        source: 'Estatuto da Criança e do Adolescente (Lei nº 8.069, de 1990), art. 81',
      },
      {
        kind: 'chart',
        title: 'Brasileiros que usam cigarro eletrônico',
        unit: ' milhão',
        bars: [
          { label: '2018', value: 0.5 },
          { label: '2022', value: 2.2 },
          { label: '2023', value: 2.9 },
        ],
        note: 'Adultos que disseram ter usado no mês anterior à entrevista. Em 2023, 87% das pessoas já sabiam o que é o aparelho.',
        source: 'Inteligência em Pesquisa e Consultoria (Ipec), 2018 a 2023',
      },
    ],
  },
  {
    themeId: 'dengue',
    texts: [
      {
        kind: 'prose',
        body: 'O ano de 2024 foi o pior da dengue no Brasil. Pela primeira vez, os casos passaram de 6 milhões, quatro vezes os do ano anterior, que já havia sido recorde. O Distrito Federal chegou a registrar quase 10 mil doentes para cada 100 mil moradores. O governo apontou duas causas principais: o clima mais quente e a circulação de outros tipos do vírus, contra os quais pouca gente tinha defesa. Em 2025, os dois primeiros meses trouxeram alívio, com queda de 69%. Mas três em cada quatro focos do mosquito continuam onde nenhum agente entra sem licença: dentro das casas.',
        source:
          'Ministério da Saúde: painel das arboviroses, 2024 e 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'A saúde é um direito fundamental do ser humano, devendo o Estado prover as condições indispensáveis ao seu pleno exercício.',
        source: 'Lei Orgânica da Saúde (Lei nº 8.080, de 1990), art. 2º',
      },
      {
        kind: 'table',
        title: 'A dengue em dois anos',
        columns: ['Medida', '2023', '2024'],
        rows: [
          ['Casos prováveis', '1.658.816', '6.649.338'],
          ['Mortes', '1.179', '6.041'],
        ],
        note: 'Números de janeiro de 2025, quando centenas de mortes ainda eram investigadas.',
        source: 'Ministério da Saúde: painel das arboviroses, 2025',
      },
    ],
  },
  {
    themeId: 'obesidade',
    texts: [
      {
        kind: 'prose',
        body: 'Em 2006, pouco mais de um em cada dez adultos das capitais brasileiras tinha obesidade. Em 2024, já era um em cada quatro. O excesso de peso, que vem antes dela, passou a ser a regra: atinge 62,6% das pessoas, bem mais do que a média do mundo, de 43%. O aumento foi maior entre as mulheres e entre quem tem de 25 a 34 anos, idade em que se começa a trabalhar o dia todo e a comer na rua. Um corpo não muda tanto em dezoito anos por falta de vontade de milhões de donos: mudaram a comida, o trabalho e a cidade.',
        source:
          'Ministério da Saúde: Vigitel 2006 a 2024, divulgado em janeiro de 2026; Organização Mundial da Saúde (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'A segurança alimentar e nutricional consiste na realização do direito de todos ao acesso regular e permanente a alimentos de qualidade, em quantidade suficiente, sem comprometer o acesso a outras necessidades essenciais, tendo como base práticas alimentares promotoras de saúde que respeitem a diversidade cultural e que sejam ambiental, cultural, econômica e socialmente sustentáveis.',
        source: 'Lei nº 11.346, de 15 de setembro de 2006, art. 3º',
      },
      {
        kind: 'table',
        title: 'O peso dos brasileiros em dezoito anos',
        columns: ['Medida', '2006', '2024'],
        rows: [
          ['Excesso de peso', '42,6%', '62,6%'],
          ['Obesidade', '11,8%', '25,7%'],
        ],
        note: 'Adultos das capitais e do Distrito Federal, pelo que eles mesmos declaram.',
        source: 'Ministério da Saúde: Vigitel 2024',
      },
    ],
  },
  {
    themeId: 'gravidez-na-adolescencia',
    texts: [
      {
        kind: 'prose',
        body: 'O Brasil avançou: em 2003, um em cada cinco bebês nascia de mãe com até 19 anos; em 2023, 11,8%. A queda aconteceu em todas as regiões, mas não por igual. No Norte, a parcela ainda era de 18,7%, e no Nordeste, de 14,3%. No Acre, chegava a 21,4%: é como se o estado vivesse vinte anos atrás. As mães mais novas são também as que mais ficam fora do papel. Quando a menina tem menos de 15 anos, 6,57% dos nascimentos não são registrados no prazo, seis vezes mais do que a média do país.',
        source:
          'IBGE: Estatísticas do Registro Civil 2023, divulgadas em maio de 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Fica instituída a Semana Nacional de Prevenção da Gravidez na Adolescência, a ser realizada anualmente na semana que incluir o dia 1º de fevereiro, com o objetivo de disseminar informações sobre medidas preventivas e educativas que contribuam para a redução da incidência da gravidez na adolescência.',
        source:
          'Estatuto da Criança e do Adolescente (Lei nº 8.069, de 1990), art. 8º-A, incluído pela Lei nº 13.798, de 2019',
      },
      {
        kind: 'chart',
        title: 'Nascimentos de mães com menos de 20 anos',
        unit: '%',
        bars: [
          { label: '2000', value: 21.6 },
          { label: '2010', value: 18.5 },
          { label: '2022', value: 12.1 },
          { label: '2023', value: 11.8 },
        ],
        note: 'Em parte de todos os nascimentos registrados no ano.',
        source: 'IBGE: Estatísticas do Registro Civil, 2022 e 2023',
      },
    ],
  },
]
