/** Proposals of the axis Sociedade, under the rule of saude.ts. */
import type { Proposal } from '#domain/study/proposal.ts'

export const PROPOSALS: readonly Proposal[] = [
  {
    themeId: 'solidao',
    texts: [
      {
        kind: 'prose',
        body: 'Em 2022, 13,7 milhões de casas brasileiras tinham um único morador: 18,9% do total, contra 12,2% doze anos antes. Quando a pessoa responsável pela casa tinha 60 anos ou mais, a parcela chegava a 28,7%. Morar sozinho, porém, não é o mesmo que se sentir sozinho. Um relatório da Organização Mundial da Saúde descreve a solidão como a dor de ter menos laços do que se gostaria e calcula que ela atinja uma em cada seis pessoas no mundo. Quem mais a relata não são os avós: são os adolescentes, a geração que já nasceu conectada.',
        source:
          'IBGE: Censo Demográfico 2022, divulgado em 2024; Organização Mundial da Saúde: Comissão sobre Conexão Social, 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'A família, a sociedade e o Estado têm o dever de amparar as pessoas idosas, assegurando sua participação na comunidade, defendendo sua dignidade e bem-estar e garantindo-lhes o direito à vida.',
        source: 'Constituição Federal de 1988, art. 230',
      },
      {
        kind: 'chart',
        title: 'Pessoas que relatam solidão no mundo, por idade',
        unit: '%',
        bars: [
          { label: 'De 13 a 17 anos', value: 20.9 },
          { label: 'De 18 a 29 anos', value: 17.4 },
          { label: '60 anos ou mais', value: 11.8 },
        ],
        note: null,
        source: 'Organização Mundial da Saúde: relatório da Comissão sobre Conexão Social, 2025',
      },
    ],
  },
  {
    themeId: 'pessoas-com-deficiencia',
    texts: [
      {
        kind: 'prose',
        body: 'O IBGE estimou que, em 2022, 18,6 milhões de brasileiros tinham alguma deficiência: 8,9% da população com 2 anos ou mais. A pesquisa contou quem respondeu ter muita dificuldade, ou não conseguir de modo algum, em atividades do dia a dia, como andar e subir degraus (3,4%) ou enxergar, mesmo de óculos (3,1%). Quase metade dessas pessoas, 47,2%, tinha 60 anos ou mais. Estudar ajuda, mas não iguala: entre quem tem curso superior, 54,7% das pessoas com deficiência estavam no mercado de trabalho, contra 84,2% das demais.',
        source:
          'IBGE: PNAD Contínua, Pessoas com Deficiência 2022, divulgado em 2023 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Considera-se pessoa com deficiência aquela que tem impedimento de longo prazo de natureza física, mental, intelectual ou sensorial, o qual, em interação com uma ou mais barreiras, pode obstruir sua participação plena e efetiva na sociedade em igualdade de condições com as demais pessoas.',
        source: 'Lei Brasileira de Inclusão (Lei nº 13.146, de 2015), art. 2º',
      },
      {
        kind: 'table',
        title: 'A distância na escola e no trabalho',
        columns: ['Medida', 'Com deficiência', 'Sem deficiência'],
        rows: [
          ['Não sabem ler e escrever', '19,5%', '4,1%'],
          ['Concluíram ao menos o ensino médio', '25,6%', '57,3%'],
          ['Trabalham ou procuram trabalho', '29,2%', '66,4%'],
          ['Informais, entre quem trabalha', '55%', '38,7%'],
          ['Rendimento médio do trabalho', 'R$ 1.860', 'R$ 2.690'],
        ],
        note: 'Dados do terceiro trimestre de 2022.',
        source: 'IBGE: PNAD Contínua, Pessoas com Deficiência 2022',
      },
    ],
  },
  {
    themeId: 'preconceito-linguistico',
    texts: [
      {
        kind: 'prose',
        body: 'Na cidade de São Paulo, linguistas analisaram 102 entrevistas com gente nascida e criada ali e prestaram atenção a um som só: o “r” no fim da sílaba, como em “porta”. Em cerca de um terço das vezes, ele saiu como o que muitos chamam de “r caipira”. Essa pronúncia aparece mais na periferia e entre quem estudou menos, e os autores a observam também por isso: o prestígio de um som tem a ver com quem o pronuncia. Outro estudo perguntou a 472 pessoas de nove estados o nome da tangerina, e as respostas dividiram o mapa em duas áreas. Ninguém falava errado: cada um falava como a sua gente.',
        source:
          'Oushiro e Mendes, Revista do GEL, 2013; Romano, Lingüística, v. 34, 2018 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Para dizerem milho dizem mio / Para melhor dizem mió / Para pior pió / Para telha dizem teia / Para telhado dizem teiado / E vão fazendo telhados',
        source: 'Oswald de Andrade, “Vício na fala”, em Pau-Brasil, 1925 (grafia de hoje)',
      },
      {
        kind: 'chart',
        title: 'Como os paulistanos pronunciam o “r” no fim da sílaba',
        unit: '%',
        bars: [
          { label: 'Com um toque da língua (tepe)', value: 67 },
          { label: 'Com a língua recuada (“r caipira”)', value: 33 },
        ],
        note: 'Valores aproximados. A pesquisa comparou essas duas pronúncias.',
        source: 'Oushiro e Mendes, Revista do GEL, 2013',
      },
    ],
  },
  {
    themeId: 'refugiados-e-imigrantes',
    texts: [
      {
        kind: 'prose',
        body: 'Em 2024, 68.159 pessoas pediram refúgio ao Brasil, 16,3% a mais do que no ano anterior. Elas vinham de 130 países, embora a maioria tivesse nascido na Venezuela ou em Cuba. No mesmo ano, o comitê que decide os pedidos reconheceu 13.632 refugiados, mais de nove em cada dez deles venezuelanos. É uma população jovem: 41,8% eram crianças, adolescentes ou jovens de até 18 anos, com a vida escolar pela frente e um idioma novo para aprender. Das decisões, 44,4% ocorreram na região Norte, porta de entrada de quem vem da Venezuela.',
        source:
          'Observatório das Migrações Internacionais e Ministério da Justiça e Segurança Pública: Refúgio em Números, 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'A política migratória brasileira rege-se pelos seguintes princípios e diretrizes: I – universalidade, indivisibilidade e interdependência dos direitos humanos; II – repúdio e prevenção à xenofobia, ao racismo e a quaisquer formas de discriminação; […]',
        source: 'Lei de Migração (Lei nº 13.445, de 2017), art. 3º',
      },
      {
        kind: 'chart',
        title: 'Quem pediu refúgio ao Brasil em 2024',
        unit: '',
        bars: [
          { label: 'Venezuelanos', value: 27150 },
          { label: 'Cubanos', value: 22288 },
          { label: 'Angolanos', value: 3421 },
        ],
        note: 'As três nacionalidades com mais pedidos.',
        source: 'Observatório das Migrações Internacionais: Refúgio em Números, 2025',
      },
    ],
  },
  {
    themeId: 'apostas-virtuais',
    texts: [
      {
        kind: 'prose',
        body: 'Em junho de 2024, uma pesquisa do Senado perguntou a 21.808 brasileiros se haviam gastado com apostas esportivas nos trinta dias anteriores. Pelas respostas, mais de 20 milhões de pessoas tinham apostado. Seis em cada dez eram homens, e pouco mais da metade, 52%, tinha renda de até dois salários mínimos. A conta do fim do mês preocupa: 42% dos apostadores estavam com dívidas atrasadas havia mais de noventa dias, contra 32% da população em geral. A pesquisa não diz o que veio primeiro, a dívida ou a aposta, mas mostra que as duas costumam andar juntas.',
        source:
          'Instituto DataSenado: Panorama Político 2024, apostas esportivas, golpes digitais e endividamento (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'É vedada a participação, direta ou indireta, inclusive por interposta pessoa, na condição de apostador, de: I – menor de 18 (dezoito) anos de idade; […] VI – pessoa diagnosticada com ludopatia, por laudo de profissional de saúde mental habilitado; […]',
        source: 'Lei nº 14.790, de 29 de dezembro de 2023, art. 26',
      },
      {
        kind: 'chart',
        title: 'Quem aposta no Brasil, por idade',
        unit: '%',
        bars: [
          { label: 'De 16 a 29 anos', value: 33 },
          { label: 'De 30 a 39 anos', value: 23 },
          { label: 'De 40 a 49 anos', value: 17 },
          { label: 'De 50 a 59 anos', value: 13 },
          { label: '60 anos ou mais', value: 14 },
        ],
        note: 'Entre quem apostou nos 30 dias anteriores à entrevista.',
        source: 'Instituto DataSenado: Panorama Político 2024',
      },
    ],
  },
  {
    themeId: 'adocao-tardia',
    texts: [
      {
        kind: 'prose',
        body: 'Em setembro de 2025, 5.506 crianças e adolescentes esperavam por adoção no Brasil, e 1.839 deles já tinham passado dos 14 anos. Do outro lado, havia mais de 32 mil pretendentes, quase seis para cada criança. A conta parece simples, mas não fecha. Um balanço com dados de 2018 ajuda a entender: 6,4 mil das 9,3 mil crianças do cadastro tinham de 7 a 17 anos, e apenas 6,7 mil dos 45,2 mil pretendentes aceitavam essa idade; 56% tinham irmãos, e só 37% dos candidatos adotariam irmãos. Enquanto espera, a criança cresce, e crescer diminui as chances.',
        source:
          'Conselho Nacional de Justiça: Sistema Nacional de Adoção e Acolhimento, setembro de 2025, e Cadastro Nacional de Adoção, 2018 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'É direito da criança e do adolescente ser criado e educado no seio de sua família e, excepcionalmente, em família substituta, assegurada a convivência familiar e comunitária, em ambiente que garanta seu desenvolvimento integral.',
        source: 'Estatuto da Criança e do Adolescente (Lei nº 8.069, de 1990), art. 19',
      },
      {
        kind: 'chart',
        title: 'Com que idade as crianças foram adotadas no Brasil, de 2015 a 2020',
        unit: '%',
        bars: [
          { label: 'Até 3 anos', value: 51 },
          { label: 'De 4 a 7 anos', value: 27 },
          { label: 'De 8 a 11 anos', value: 15 },
          { label: '12 anos ou mais', value: 6 },
        ],
        note: 'Entre 10.120 adoções. As parcelas foram arredondadas.',
        source:
          'Conselho Nacional de Justiça: Diagnóstico sobre o Sistema Nacional de Adoção e Acolhimento, 2020',
      },
    ],
  },
  {
    themeId: 'superendividamento',
    texts: [
      {
        kind: 'prose',
        body: 'Quase oito em cada dez famílias brasileiras terminaram 2025 com alguma dívida a pagar: 78,9%, a maior parcela já vista num mês de dezembro. Dever não é, por si, um problema; a prestação da casa também é dívida. O sinal vermelho está em outros números. Em 29,4% das famílias havia conta atrasada, e em outubro 13,2% disseram que não teriam como pagar o que venceu. O cartão de crédito aparece em 85,1% dos casos, justamente com os juros mais altos. Quem paga só o mínimo da fatura vê a dívida crescer enquanto dorme.',
        source:
          'Confederação Nacional do Comércio de Bens, Serviços e Turismo (CNC): Peic, 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Entende-se por superendividamento a impossibilidade manifesta de o consumidor pessoa natural, de boa-fé, pagar a totalidade de suas dívidas de consumo, exigíveis e vincendas, sem comprometer seu mínimo existencial, nos termos da regulamentação.',
        source:
          'Código de Defesa do Consumidor (Lei nº 8.078, de 1990), art. 54-A, § 1º, incluído pela Lei nº 14.181, de 2021',
      },
      {
        kind: 'chart',
        title: 'Famílias brasileiras com dívidas a pagar',
        unit: '%',
        bars: [
          { label: 'Janeiro de 2024', value: 78.1 },
          { label: 'Dezembro de 2024', value: 76.7 },
          { label: 'Outubro de 2025', value: 79.5 },
          { label: 'Dezembro de 2025', value: 78.9 },
        ],
        note: 'Contas em dia e atrasadas: cartão, carnê, empréstimos, prestações.',
        source: 'Confederação Nacional do Comércio de Bens, Serviços e Turismo (CNC): Peic, 2024 e 2025',
      },
    ],
  },
  {
    themeId: 'ausencia-paterna',
    texts: [
      {
        kind: 'prose',
        body: 'Em 2023, cerca de 173 mil crianças brasileiras saíram do cartório só com o nome da mãe: sete de cada cem. Sete anos antes, eram cinco de cada cem, embora nascesse mais gente. Por dia, são mais de 470 bebês. No mesmo período, os pais que voltaram ao cartório para reconhecer um filho passaram de 14,7 mil para 35,4 mil por ano. Hoje isso se faz sem juiz, quando todos concordam. O papel, no entanto, é o começo da história: nome na certidão não dá banho, não ajuda na lição e não aparece na reunião da escola.',
        source:
          'Associação Nacional dos Registradores de Pessoas Naturais (Arpen-Brasil), dados de 2016 a 2023 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Os pais têm o dever de assistir, criar e educar os filhos menores, e os filhos maiores têm o dever de ajudar e amparar os pais na velhice, carência ou enfermidade.',
        source: 'Constituição Federal de 1988, art. 229',
      },
      {
        kind: 'table',
        title: 'O pai na certidão de nascimento',
        columns: ['Medida', '2016', '2023'],
        rows: [
          ['Crianças registradas sem o nome do pai', '139,7 mil', '173,6 mil'],
          ['Parcela dos nascimentos', '5%', '7%'],
          ['Reconhecimentos feitos depois', '14,7 mil', '35,4 mil'],
        ],
        note: 'As parcelas foram arredondadas.',
        source: 'Associação Nacional dos Registradores de Pessoas Naturais (Arpen-Brasil), 2024',
      },
    ],
  },
  {
    themeId: 'abandono-de-animais',
    texts: [
      {
        kind: 'prose',
        body: 'O Brasil tem uma das maiores populações de animais de estimação do mundo, entre 150 e 160 milhões, cães à frente. Nem todos dormem no sofá. Em 2024, cerca de 4,8 milhões de cães e gatos viviam em condição de vulnerabilidade, isto é, na rua com ajuda de vizinhos ou com famílias abaixo da linha de pobreza, e outros 201 mil estavam aos cuidados de organizações e protetores. Quem mantém um abrigo conhece o calendário e teme dezembro, por causa das viagens, dos fogos que espantam e do filhote dado de presente a quem não o pediu.',
        source:
          'Instituto Pet Brasil e Associação Brasileira da Indústria de Produtos para Animais de Estimação, 2024 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Quando se tratar de cão ou gato, a pena para as condutas descritas no caput deste artigo será de reclusão, de 2 (dois) a 5 (cinco) anos, multa e proibição da guarda.',
        source:
          'Lei de Crimes Ambientais (Lei nº 9.605, de 1998), art. 32, § 1º-A, incluído pela Lei nº 14.064, de 2020',
      },
      {
        kind: 'table',
        title: 'Cães e gatos que dependem da ajuda dos outros',
        columns: ['Medida', '2018', '2020', '2024'],
        rows: [
          ['Em condição de vulnerabilidade', '3,9 milhões', '8,8 milhões', '4,8 milhões'],
          ['Com organizações e protetores', '172 mil', '185 mil', '201 mil'],
        ],
        note: 'Em 2020, com a pandemia, mais famílias empobreceram, e os animais com elas.',
        source: 'Instituto Pet Brasil, pesquisas de 2019, 2022 e 2024',
      },
    ],
  },
  {
    themeId: 'queda-da-natalidade',
    texts: [
      {
        kind: 'prose',
        body: 'Em 1960, cada brasileira tinha, em média, mais de seis filhos. Em 2022, eram 1,55, menos do que os 2,1 que manteriam o tamanho da população. Os filhos também chegam mais tarde: a idade média das mães passou de 26,3 anos, em 2000, para 28,1. O estudo pesa na conta, já que as mulheres com curso superior têm 1,19 filho, e as que não terminaram o ensino fundamental, 2,01. E cresce a parcela das que não têm nenhum: em 22 anos, foi de 10% a 16,1% entre as de 50 a 59 anos. Se isso é liberdade ou falta de condições, o Censo não pergunta.',
        source:
          'IBGE: Censo Demográfico 2022, resultados preliminares sobre fecundidade, junho de 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Fundado nos princípios da dignidade da pessoa humana e da paternidade responsável, o planejamento familiar é livre decisão do casal, competindo ao Estado propiciar recursos educacionais e científicos para o exercício desse direito, vedada qualquer forma coercitiva por parte de instituições oficiais ou privadas.',
        source: 'Constituição Federal de 1988, art. 226, § 7º',
      },
      {
        kind: 'chart',
        title: 'Filhos por mulher no Brasil',
        unit: '',
        bars: [
          { label: '1960', value: 6.3 },
          { label: '1980', value: 4.4 },
          { label: '2000', value: 2.4 },
          { label: '2010', value: 1.9 },
          { label: '2022', value: 1.6 },
        ],
        note: 'Números arredondados.',
        source: 'IBGE: Censos Demográficos de 1960 a 2022',
      },
    ],
  },
]
