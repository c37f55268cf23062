/** Proposals on the themes of the exam's other applications, 2022 to 2025, under the rule of exam-2020-2025.ts. */
import type { Proposal } from '#domain/study/proposal.ts'

export const PROPOSALS: readonly Proposal[] = [
  {
    themeId: '2025-municipios-do-para',
    texts: [
      {
        kind: 'prose',
        body: 'Em 2017, quando o IBGE visitou todos os estabelecimentos rurais do país, mais de 15,1 milhões de pessoas trabalhavam neles. Onze anos antes eram 16,6 milhões. Quase três em cada quatro eram os próprios produtores e seus parentes, gente que planta, colhe e vende sem patrão. Entre os que são empregados, a carteira assinada faltava à maioria: um estudo com dados de 2013 encontrou 59,4% dos assalariados do campo sem registro e 77,1% no Norte e no Nordeste. Para quem não tem contrato, a doença, a velhice e a chuva que não vem são problemas que se resolvem sozinho.',
        source:
          'IBGE: Censo Agropecuário 2017; Departamento Intersindical de Estatística e Estudos Socioeconômicos (Dieese), 2014 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'São direitos dos trabalhadores urbanos e rurais, além de outros que visem à melhoria de sua condição social: […] V – piso salarial proporcional à extensão e à complexidade do trabalho; […] XXII – redução dos riscos inerentes ao trabalho, por meio de normas de saúde, higiene e segurança; […]',
        source: 'Constituição Federal de 1988, art. 7º',
      },
      {
        kind: 'table',
        title: 'A agricultura familiar no campo brasileiro',
        columns: ['Medida', 'Parte que cabe à agricultura familiar'],
        rows: [
          ['Estabelecimentos', '77%'],
          ['Área', '23%'],
          ['Pessoas que trabalham', 'cerca de dois terços'],
          ['Valor do que se produz', '23%'],
        ],
        note: 'São 3,9 milhões de estabelecimentos, em 80,9 milhões de hectares.',
        source: 'IBGE: Censo Agropecuário 2017, divulgado em 2019',
      },
      {
        kind: 'quotation',
        body: 'O sertanejo é, antes de tudo, um forte.',
        source: 'Euclides da Cunha, Os sertões, 1902',
      },
    ],
  },
  {
    themeId: '2025-reaplicacao-ppl',
    texts: [
      {
        kind: 'prose',
        body: 'No Brasil, trabalhar só é permitido a partir dos 16 anos ou, como aprendiz, dos 14, e nada que seja noturno, perigoso ou insalubre antes dos 18. Mesmo assim, em 2024, 1,65 milhão de crianças e adolescentes estavam em trabalho infantil: 4,3% dos que tinham de 5 a 17 anos, contra 5,2% em 2016. A escola mostra o preço. Entre todos os jovens de 16 e 17 anos, 90,5% estudavam; entre os que trabalhavam nessas condições, 81,8%. E 560 mil estavam nas atividades que a lei considera as piores, pelo risco de acidente ou de doença.',
        source:
          'IBGE: PNAD Contínua, Trabalho de Crianças e Adolescentes 2024, divulgada em setembro de 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'O adolescente tem direito à profissionalização e à proteção no trabalho, observados os seguintes aspectos, entre outros: I – respeito à condição peculiar de pessoa em desenvolvimento; II – capacitação profissional adequada ao mercado de trabalho.',
        source: 'Estatuto da Criança e do Adolescente (Lei nº 8.069, de 1990), art. 69',
      },
      {
        kind: 'chart',
        title: 'Crianças e adolescentes em trabalho infantil no Brasil, por idade',
        unit: ' mil',
        bars: [
          { label: 'De 5 a 13 anos', value: 372 },
          { label: '14 e 15 anos', value: 363 },
          { label: '16 e 17 anos', value: 915 },
        ],
        note: 'Dois terços são meninos, e dois terços são pretos ou pardos.',
        source: 'IBGE: PNAD Contínua, Trabalho de Crianças e Adolescentes 2024',
      },
    ],
  },
  {
    themeId: '2024-reaplicacao-ppl',
    texts: [
      {
        kind: 'prose',
        body: 'Em 2001, num bar da periferia de São Paulo, a conversa de balcão começou a dar lugar à poesia. O Sarau da Cooperifa, criado por Sérgio Vaz e Marco Pezão, pôs os moradores diante do microfone e ajudou a espalhar pelo país as rodas de versos da periferia. Vaz conta que antes muita gente tinha vergonha de dizer onde morava; depois, orgulho. O reconhecimento oficial vem mais devagar: em 2023, o movimento hip-hop levou ao Iphan, em Brasília, um dossiê de mais de duas mil páginas, para que a sua arte seja registrada como patrimônio cultural do Brasil.',
        source:
          'Revista Fórum, 2014, e Brasil de Fato, julho de 2023 (texto nosso, a partir do que foi divulgado)',
      },
      {
        kind: 'quotation',
        body: 'O Estado garantirá a todos o pleno exercício dos direitos culturais e acesso às fontes da cultura nacional, e apoiará e incentivará a valorização e a difusão das manifestações culturais.',
        source: 'Constituição Federal de 1988, art. 215',
      },
      {
        kind: 'table',
        title: 'Quem mora nas favelas e comunidades urbanas',
        columns: ['Medida', 'Favelas', 'Brasil'],
        rows: [
          ['Idade mediana', '30 anos', '35 anos'],
          ['Pessoas pardas', '56,8%', '45,3%'],
          ['Pessoas pretas', '16,1%', '10,2%'],
        ],
        note: 'São 16,4 milhões de moradores, 8,1% da população, em 12.348 favelas. A idade mediana divide a população em duas metades.',
        source: 'IBGE: Censo Demográfico 2022, Favelas e Comunidades Urbanas, divulgado em 2024',
      },
    ],
  },
  {
    themeId: '2023-reaplicacao-ppl',
    texts: [
      {
        kind: 'prose',
        body: 'Quem não tem endereço também precisa ser contado. Em março de 2025, o Cadastro Único do governo federal registrava 335.151 pessoas em situação de rua. De cada cem, 84 eram homens e 88 tinham entre 18 e 59 anos, a idade de trabalhar. Mais da metade não concluiu o ensino fundamental, e 81% viviam com até R$ 109 por mês. A rua também machuca: entre 2020 e 2024, o Disque 100 recebeu 46.865 denúncias de violência contra essa população, algumas acontecidas dentro dos abrigos e dos serviços que deveriam protegê-la.',
        source:
          'Observatório Brasileiro de Políticas Públicas com a População em Situação de Rua, da Universidade Federal de Minas Gerais, abril de 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'É instituída a Política Nacional de Trabalho Digno e Cidadania para a População em Situação de Rua (PNTC PopRua), destinada a promover os direitos humanos de pessoas em situação de rua ao trabalho, à renda, à qualificação profissional e à elevação da escolaridade.',
        source: 'Lei nº 14.821, de 16 de janeiro de 2024, art. 1º',
      },
      {
        kind: 'chart',
        title: 'Pessoas em situação de rua no Cadastro Único',
        unit: '',
        bars: [
          { label: 'Dezembro de 2023', value: 261653 },
          { label: 'Dezembro de 2024', value: 327925 },
          { label: 'Março de 2025', value: 335151 },
          { label: 'Outubro de 2025', value: 358553 },
        ],
        note: 'Parte do aumento vem da melhora do próprio cadastro, segundo o governo.',
        source: 'Universidade Federal de Minas Gerais, com dados do Cadastro Único, 2023 a 2025',
      },
    ],
  },
  {
    themeId: '2022-reaplicacao-ppl',
    texts: [
      {
        kind: 'prose',
        body: 'O Brasil já saiu duas vezes do Mapa da Fome, o retrato que a ONU faz dos países onde mais de 2,5% da população corre risco de subnutrição. A primeira foi em 2014. Alguns anos depois, com a crise e a pandemia, o país voltou à lista. Em julho de 2025, com base na média de 2022 a 2024, saiu de novo. O vai e vem ensina que a fome não é uma conta que se fecha para sempre. E ficar fora do mapa não quer dizer mesa cheia: no fim de 2024, o IBGE contava 18,9 milhões de casas em que a comida era pouca, pior do que devia ou motivo de preocupação.',
        source:
          'Organização das Nações Unidas para a Alimentação e a Agricultura (FAO) e IBGE, 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'São direitos sociais a educação, a saúde, a alimentação, o trabalho, a moradia, o transporte, o lazer, a segurança, a previdência social, a proteção à maternidade e à infância, a assistência aos desamparados, na forma desta Constituição.',
        source: 'Constituição Federal de 1988, art. 6º, com a redação da Emenda nº 90, de 2015',
      },
      {
        kind: 'table',
        title: 'A segurança alimentar nas casas brasileiras',
        columns: ['Situação', '2023', '2024'],
        rows: [
          ['Comida garantida', '72,4%', '75,8%'],
          ['Insegurança leve: preocupação com a comida', '18,2%', '16,4%'],
          ['Moderada: falta comida aos adultos', '5,3%', '4,5%'],
          ['Grave: falta também às crianças', '4,1%', '3,2%'],
        ],
        note: 'Em 2024, a forma grave atingia 6,3% das casas do Norte e 1,7% das do Sul.',
        source: 'IBGE: PNAD Contínua, Segurança Alimentar 2024, divulgada em outubro de 2025',
      },
    ],
  },
]
