/** Proposals of the axes Segurança and Sociedade whose own files are full, under the rule of saude.ts. */
import type { Proposal } from '#domain/study/proposal.ts'

export const PROPOSALS: readonly Proposal[] = [
  {
    themeId: 'prevencao-do-feminicidio',
    texts: [
      {
        kind: 'prose',
        body: 'Em 2024, enquanto os homicídios caíam no país, uma conta bateu recorde: 1.492 mulheres foram mortas por serem mulheres, o maior número desde que a lei deu nome a esse crime, em 2015. Quase sempre o perigo tinha a chave de casa. Em 64,3% dos casos, o crime aconteceu na residência da vítima, e em oito de cada dez o autor era o companheiro ou um homem com quem ela já não vivia. De cada cem mortas, 64 eram negras. Houve ainda 3.870 tentativas, 19% a mais do que no ano anterior. Pelo menos 121 das mulheres mortas em 2023 e 2024 tinham uma medida protetiva em vigor.',
        source:
          'Fórum Brasileiro de Segurança Pública: Anuário Brasileiro de Segurança Pública 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Matar mulher por razões da condição do sexo feminino: Pena – reclusão, de 20 (vinte) a 40 (quarenta) anos. § 1º Considera-se que há razões da condição do sexo feminino quando o crime envolve: I – violência doméstica e familiar; II – menosprezo ou discriminação à condição de mulher. […]',
        source: 'Código Penal, art. 121-A, incluído pela Lei nº 14.994, de 2024',
      },
      {
        kind: 'chart',
        title: 'Quem cometeu os feminicídios de 2024',
        unit: '%',
        bars: [
          { label: 'O companheiro', value: 60.7 },
          { label: 'O ex-companheiro', value: 19.1 },
          { label: 'Um parente próximo', value: 11 },
        ],
        note: 'Casos em que se conhece o autor. O resto é de outras pessoas.',
        source: 'Fórum Brasileiro de Segurança Pública, 2025',
      },
    ],
  },
  {
    themeId: 'violencia-contra-idosos',
    texts: [
      {
        kind: 'prose',
        body: 'Em 2024, o Disque 100, o telefone do governo que recebe denúncias de violações de direitos humanos, registrou 179,6 mil casos contra pessoas idosas; um ano antes, tinham sido 143,9 mil. Parte do aumento pode ser coragem de falar, mas o que se conta não muda: faltam cuidado, comida e remédio, sobram gritos, e o cartão da aposentadoria fica na mão de outro. De janeiro ao começo de junho de 2022, 87% dos casos aconteceram dentro de casa, e os filhos foram apontados em mais de 16 mil registros. Denunciar, para a vítima, costuma significar acusar quem ela criou.',
        source:
          'Ministério dos Direitos Humanos e da Cidadania: dados do Disque 100, junho de 2022, janeiro e fevereiro de 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'A família, a sociedade e o Estado têm o dever de amparar as pessoas idosas, assegurando sua participação na comunidade, defendendo sua dignidade e bem-estar e garantindo-lhes o direito à vida.',
        source: 'Constituição Federal de 1988, art. 230',
      },
      {
        kind: 'table',
        title: 'Denúncias recebidas pelo Disque 100, por grupo de vítimas',
        columns: ['Grupo', '2023', '2024'],
        rows: [
          ['Crianças e adolescentes', '228,5 mil', '289,4 mil'],
          ['Pessoas idosas', '143,9 mil', '179,6 mil'],
          ['Pessoas com deficiência', '66,5 mil', '95,4 mil'],
        ],
        note: 'Uma denúncia pode relatar mais de uma violação.',
        source: 'Ministério dos Direitos Humanos e da Cidadania, 2025',
      },
    ],
  },
  {
    themeId: 'uso-da-forca-policial',
    texts: [
      {
        kind: 'prose',
        body: 'Em 2024, policiais civis e militares mataram 6.243 pessoas no Brasil, contando o serviço e a folga. São 17 por dia. O número caiu pouco em relação ao ano anterior, e menos do que os outros homicídios; por isso, a polícia responde hoje por 14,1% das mortes violentas, quando eram 5,1% em 2014. O risco de uma pessoa negra ser morta assim é três vezes e meia o de uma branca. Do outro lado da farda também se morre: 46 policiais foram mortos em serviço e 124 na folga, e outros 126 tiraram a própria vida. Controlar a força protege quem passa na rua e quem a patrulha.',
        source:
          'Fórum Brasileiro de Segurança Pública: Anuário Brasileiro de Segurança Pública 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'A segurança pública, dever do Estado, direito e responsabilidade de todos, é exercida para a preservação da ordem pública e da incolumidade das pessoas e do patrimônio, através dos seguintes órgãos: […]',
        source: 'Constituição Federal de 1988, art. 144 (redação de 1988)',
      },
      {
        kind: 'table',
        title: 'Mortes em intervenções policiais no Brasil',
        columns: ['Medida', '2014', '2024'],
        rows: [
          ['Mortes no ano', '3.146', '6.243'],
          ['Parte das mortes violentas do país', '5,1%', '14,1%'],
        ],
        note: null,
        source: 'Fórum Brasileiro de Segurança Pública, 2025',
      },
    ],
  },
  {
    themeId: 'maes-solo',
    texts: [
      {
        kind: 'prose',
        body: 'Em 2022, 7,8 milhões de brasileiras criavam os filhos sem um companheiro e sem outro parente em casa. Eram 13,5% das famílias; em 2000, 11,6%. Os pais na mesma situação cresceram também, mas são muito menos: 1,2 milhão, ou 2%. Em outros 3,8% das famílias, ela divide a casa com um parente, e essa pode ser a ajuda que lhe permite trabalhar. O retrato muda com o mapa: entre as casas que têm uma mulher como responsável, a proporção de mães sozinhas vai de 22,9%, em Santa Catarina, a 33,5%, em Sergipe e no Amapá. Atrás de cada número há alguém que não pode adoecer.',
        source:
          'IBGE: Censo Demográfico 2022, outubro de 2024 e novembro de 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: '[…] § 4º Entende-se, também, como entidade familiar a comunidade formada por qualquer dos pais e seus descendentes. […] § 8º O Estado assegurará a assistência à família na pessoa de cada um dos que a integram, criando mecanismos para coibir a violência no âmbito de suas relações.',
        source: 'Constituição Federal de 1988, art. 226',
      },
      {
        kind: 'table',
        title: 'Famílias em que só um dos pais vive com os filhos',
        columns: ['Quem cria', '2000', '2022'],
        rows: [
          ['A mãe, sem outros parentes', '11,6%', '13,5%'],
          ['A mãe, com outros parentes', '3,7%', '3,8%'],
          ['O pai, sem outros parentes', '1,5%', '2%'],
          ['O pai, com outros parentes', '0,4%', '0,6%'],
        ],
        note: 'Parte de todas as famílias do país.',
        source: 'IBGE: Censos Demográficos 2000 e 2022',
      },
    ],
  },
  {
    themeId: 'telas-na-primeira-infancia',
    texts: [
      {
        kind: 'prose',
        body: 'Antes de andar direito, muita criança já sabe passar o dedo na tela. Em 2015, 9% dos brasileiros de até 2 anos usavam a internet; em 2024, eram 44%. Dos 3 aos 5 anos, a parcela foi de 26% para 71%. Um em cada cinco, nessa idade, tem o próprio celular. A diferença entre ricos e pobres é pequena para os bebês e cresce depois: dos 6 aos 8 anos, estão na rede 97% das crianças das famílias de maior renda e 69% das de menor. A pesquisa não mediu quantas horas isso dura nem o que se vê, e os próprios autores lembram que, muitas vezes, se trata apenas de assistir a vídeos.',
        source:
          'Cetic.br: Estatísticas TIC para crianças de 0 a 8 anos, fevereiro de 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Constituem áreas prioritárias para as políticas públicas para a primeira infância a saúde, a alimentação e a nutrição, a educação infantil, a convivência familiar e comunitária, a assistência social à família da criança, a cultura, o brincar e o lazer, o espaço e o meio ambiente, bem como a proteção contra toda forma de violência e de pressão consumista, a prevenção de acidentes e a adoção de medidas que evitem a exposição precoce à comunicação mercadológica.',
        source: 'Marco Legal da Primeira Infância (Lei nº 13.257, de 2016), art. 5º',
      },
      {
        kind: 'table',
        title: 'As crianças e a internet',
        columns: ['Idade', 'Usavam em 2015', 'Usavam em 2024', 'Tinham celular em 2024'],
        rows: [
          ['Até 2 anos', '9%', '44%', '5%'],
          ['De 3 a 5 anos', '26%', '71%', '20%'],
          ['De 6 a 8 anos', '41%', '82%', '36%'],
        ],
        note: null,
        source: 'Cetic.br, fevereiro de 2025',
      },
    ],
  },
  {
    themeId: 'pobreza-na-infancia',
    texts: [
      {
        kind: 'prose',
        body: 'Pobreza não é só falta de dinheiro. Por isso, um estudo de 2025 perguntou também pela água, pelo banheiro, pela escola, pela moradia, pela informação e pela comida, e contou quem trabalha antes da hora. O resultado: em 2023, 28,8 milhões de brasileiros de até 17 anos tinham algum desses direitos negado ou pela metade. É mais da metade deles, 55,9%; em 2017, eram 62,5%. A renda melhorou, e o acesso à informação quase deixou de ser problema, mas o esgoto anda devagar. E a cor pesa: a pobreza alcança 63,6% das crianças negras e 45,2% das brancas.',
        source:
          'Unicef: Pobreza Multidimensional na Infância e Adolescência no Brasil – 2017 a 2023, janeiro de 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'É dever da família, da sociedade e do Estado assegurar à criança, ao adolescente e ao jovem, com absoluta prioridade, o direito à vida, à saúde, à alimentação, à educação, ao lazer, à profissionalização, à cultura, à dignidade, ao respeito, à liberdade e à convivência familiar e comunitária, além de colocá-los a salvo de toda forma de negligência, discriminação, exploração, violência, crueldade e opressão.',
        source: 'Constituição Federal de 1988, art. 227, com a redação da Emenda nº 65, de 2010',
      },
      {
        kind: 'table',
        title: 'O que falta a crianças e adolescentes',
        columns: ['Privação', '2017', '2023'],
        rows: [
          ['Saneamento', '42,3%', '38%'],
          ['Renda', '25,4%', '19,1%'],
          ['Água', '6,8%', '5,4%'],
          ['Informação', '17,5%', '3,5%'],
        ],
        note: 'Brasileiros de até 17 anos.',
        source: 'Unicef, janeiro de 2025',
      },
    ],
  },
]
