/** Proposals of the axis Segurança, under the rule of saude.ts. */
import type { Proposal } from '#domain/study/proposal.ts'

export const PROPOSALS: readonly Proposal[] = [
  {
    themeId: 'violencia-no-transito',
    texts: [
      {
        kind: 'prose',
        body: 'Em 2023, 34.881 pessoas morreram no trânsito brasileiro, 987 a mais do que no ano anterior. Em comparação com 2013, o país melhorou: a taxa caiu de 21,2 para 16,2 mortes por 100 mil habitantes. A melhora, porém, não chegou a quem anda de moto. Nos acidentes com motocicletas, a taxa passou de 5,6 para 6,3 em um só ano, e eles já são 38,6% dos que terminam em morte. Para os pesquisadores, a frota de motos cresce sem que as ruas e a gestão do trânsito acompanhem. No mesmo ano, o país contou 45.747 homicídios: as duas violências não estão tão longe uma da outra.',
        source:
          'Ipea e Fórum Brasileiro de Segurança Pública: Atlas da Violência 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'O trânsito, em condições seguras, é um direito de todos e dever dos órgãos e entidades componentes do Sistema Nacional de Trânsito, a estes cabendo, no âmbito das respectivas competências, adotar as medidas destinadas a assegurar esse direito.',
        source: 'Código de Trânsito Brasileiro (Lei nº 9.503, de 1997), art. 1º, § 2º',
      },
      {
        kind: 'chart',
        title: 'Parte dos acidentes de trânsito com morte que envolve motocicletas',
        unit: '%',
        bars: [
          { label: 'Piauí', value: 69.4 },
          { label: 'Ceará', value: 59.5 },
          { label: 'Amazonas', value: 57.3 },
          { label: 'Brasil', value: 38.6 },
          { label: 'Minas Gerais', value: 25.9 },
          { label: 'Rio de Janeiro', value: 21.4 },
        ],
        note: 'Dados de 2023.',
        source: 'Ipea e Fórum Brasileiro de Segurança Pública: Atlas da Violência 2025',
      },
    ],
  },
  {
    themeId: 'violencia-contra-criancas',
    texts: [
      {
        kind: 'prose',
        body: 'Em 2024, o Disque 100 recebeu 289,4 mil denúncias de violações contra crianças e adolescentes, uma média de 33 por hora. No ano anterior, haviam sido 228,5 mil. Como uma só denúncia pode relatar várias violências, o total passou de 1,6 milhão de violações. Entre as vítimas de todas as idades, o lugar mais citado não foi a rua, e sim a casa da própria vítima ou a do suspeito. O aumento pode significar mais agressões ou mais gente disposta a telefonar, e uma explicação não exclui a outra. Para quem é pequeno demais para pedir ajuda, esse telefonema de um adulto faz toda a diferença.',
        source:
          'Ministério dos Direitos Humanos e da Cidadania: Disque 100, balanço de 2024 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Nenhuma criança ou adolescente será objeto de qualquer forma de negligência, discriminação, exploração, violência, crueldade e opressão, punido na forma da lei qualquer atentado, por ação ou omissão, aos seus direitos fundamentais.',
        source: 'Estatuto da Criança e do Adolescente (Lei nº 8.069, de 1990), art. 5º',
      },
      {
        kind: 'chart',
        title: 'Denúncias recebidas pelo Disque 100 em 2024, por grupo de vítimas',
        unit: ' mil',
        bars: [
          { label: 'Crianças e adolescentes', value: 289.4 },
          { label: 'Pessoas idosas', value: 179.6 },
          { label: 'Mulheres', value: 111.6 },
          { label: 'Pessoas com deficiência', value: 95.4 },
        ],
        note: null,
        source: 'Ministério dos Direitos Humanos e da Cidadania, janeiro de 2025',
      },
    ],
  },
  {
    themeId: 'golpes-virtuais',
    texts: [
      {
        kind: 'prose',
        body: 'Quase um em cada quatro brasileiros com 16 anos ou mais (24%) perdeu dinheiro com algum crime digital nos doze meses anteriores a uma pesquisa do Senado, feita em junho de 2024. São mais de 40 milhões de pessoas que tiveram o cartão clonado, a conta invadida ou caíram em fraudes na internet. Quem imagina só idosos enganados se surpreende: 27% das vítimas tinham de 16 a 29 anos, e 16%, 60 anos ou mais. A renda também não protege: 51% viviam com até dois salários mínimos, quase a mesma parcela que se encontra na população inteira (49%). O golpe, ao que parece, não escolhe alvo.',
        source:
          'Instituto DataSenado: Panorama Político 2024, apostas esportivas, golpes digitais e endividamento (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'A segurança pública, dever do Estado, direito e responsabilidade de todos, é exercida para a preservação da ordem pública e da incolumidade das pessoas e do patrimônio, através dos seguintes órgãos: […]',
        source: 'Constituição Federal de 1988, art. 144',
      },
      {
        kind: 'chart',
        title: 'Estelionatos registrados pelas polícias no Brasil',
        unit: '',
        bars: [
          { label: '2018', value: 426799 },
          { label: '2022', value: 1819409 },
          { label: '2023', value: 1965353 },
          { label: '2024', value: 2166552 },
        ],
        note: 'Inclui os golpes dentro e fora da internet. Cada número é o da edição em que foi divulgado.',
        source:
          'Fórum Brasileiro de Segurança Pública: Anuário Brasileiro de Segurança Pública, edições de 2023, 2024 e 2025',
      },
    ],
  },
]
