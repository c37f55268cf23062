/**
 * Practice themes of the axis Sociedade. Editorial rule: in the words of the exam but never one of its themes; no invented
 * number, and every fact stated has its source.
 */
import type { PracticeTheme } from '#domain/study/theme.ts'
import { examThemes } from './exam-themes.ts'

export const SOCIEDADE: readonly PracticeTheme[] = [
  {
    id: 'solidao',
    title: 'A persistência da solidão em uma sociedade hiperconectada',
    framing:
      'Nunca foi tão fácil falar com alguém distante, e nem por isso ficou mais fácil ter com quem contar. Laços frágeis, bairros sem espaços de encontro e rotinas apressadas isolam jovens e idosos em meio a centenas de contatos. Como reconstruir a convivência em uma época de telas?',
    nearby: examThemes('2011-regular', '2020-reaplicacao-ppl'),
    source: null,
  },
  {
    id: 'pessoas-com-deficiencia',
    title: 'Desafios para a inclusão das pessoas com deficiência na sociedade brasileira',
    framing:
      'A Lei Brasileira de Inclusão, de 2015, relaciona a deficiência às barreiras que a pessoa encontra no ambiente. Calçadas, sites e olhares continuam, contudo, a dizer quem pode e quem não pode participar. Que barreiras o país precisa derrubar primeiro, e a quem cabe fazê-lo?',
    nearby: examThemes('2017-regular', '2007-regular'),
    source: 'Lei nº 13.146/2015, art. 2º',
  },
  {
    id: 'preconceito-linguistico',
    title: 'Caminhos para combater o preconceito linguístico no Brasil',
    framing:
      'O português brasileiro varia com a região, a idade, a escolaridade e a situação, e essa variedade é parte da nossa cultura. Quando o sotaque ou o modo de falar vira motivo de riso, fecham-se portas na escola, no emprego e até nos serviços públicos. Como ensinar a norma-padrão sem humilhar quem fala de outro modo?',
    nearby: examThemes('2007-regular'),
    source: null,
  },
  {
    id: 'refugiados-e-imigrantes',
    title: 'Desafios para o acolhimento de refugiados e imigrantes no Brasil',
    framing:
      'A Lei de Migração, de 2017, substituiu o Estatuto do Estrangeiro e garantiu ao imigrante igualdade de direitos com os nacionais em pontos essenciais. Quem chega, no entanto, encontra a barreira do idioma, o diploma que não se reconhece e, por vezes, a hostilidade. O que transforma a entrada no país em verdadeira acolhida?',
    nearby: examThemes('2012-regular'),
    source: 'Lei nº 13.445/2017, art. 4º',
  },
  {
    id: 'apostas-virtuais',
    title: 'Impactos das apostas virtuais na vida dos brasileiros',
    framing:
      'A Lei nº 14.790/2023 regulamentou no país as apostas de quota fixa, as chamadas “bets”. Presentes no celular, no futebol e na voz de influenciadores, elas prometem ganho fácil e podem consumir o salário, a saúde e a paz das famílias. Até onde vai a liberdade do apostador e onde começa o dever de proteger?',
    nearby: [],
    source: 'Lei nº 14.790/2023',
  },
  {
    id: 'adocao-tardia',
    title: 'Caminhos para incentivar a adoção tardia no Brasil',
    framing:
      'O Estatuto da Criança e do Adolescente garante a toda criança o direito de crescer em uma família, de origem ou substituta. Para as mais velhas, para os adolescentes e para os grupos de irmãos, porém, a espera costuma se prolongar, já que muitos pretendentes preferem crianças pequenas. Como aproximar essas famílias possíveis?',
    nearby: examThemes('2000-regular'),
    source: 'Estatuto da Criança e do Adolescente (Lei nº 8.069/1990), art. 19',
  },
  {
    id: 'superendividamento',
    title: 'O superendividamento como desafio às famílias brasileiras',
    framing:
      'A Lei nº 14.181/2021 deu ao consumidor endividado o direito de renegociar tudo de uma vez, sem perder o necessário para viver. O crédito fácil, o salário curto e a propaganda que não descansa fazem, porém, da dívida uma companheira de muitos anos. Que medidas livrariam as famílias desse ciclo?',
    nearby: examThemes('2018-segunda-aplicacao-ppl'),
    source: 'Lei nº 14.181, de 1º de julho de 2021',
  },
  {
    id: 'ausencia-paterna',
    title: 'A ausência paterna como desafio às famílias brasileiras',
    framing:
      'A Constituição dá aos pais, e não só às mães, o dever de criar os filhos. Em muitas casas, porém, o pai é um espaço em branco na certidão, uma mensalidade atrasada ou uma visita rara, e o peso inteiro recai sobre a mulher. O que mudaria na lei, no trabalho e na educação dos meninos para que ser pai fosse mais do que dar o nome?',
    nearby: examThemes('2023-regular', '2021-regular'),
    source: 'Constituição Federal de 1988, arts. 226, § 5º, e 229',
  },
  {
    id: 'abandono-de-animais',
    title: 'Desafios para combater o abandono de animais domésticos no Brasil',
    framing:
      'Abandonar um animal é crime, mas o portão que se abre na véspera da viagem quase nunca tem testemunha. Nas ruas, o bicho passa fome, procria e transmite doenças, e a conta fica com voluntários e prefeituras. Como transformar o carinho pelos animais em responsabilidade de quem os escolhe?',
    nearby: examThemes('2020-reaplicacao-ppl'),
    source: null,
  },
  {
    id: 'queda-da-natalidade',
    title: 'Os desafios da queda da natalidade para a sociedade brasileira',
    framing:
      'As famílias grandes dos avós cabem hoje num retrato de três ou quatro pessoas. Ter menos filhos, ou nenhum, é uma liberdade conquistada, mas às vezes é também falta de dinheiro, de creche e de quem divida o cuidado. Como preparar o país para ter menos crianças sem transformar a maternidade em obrigação nem em luxo?',
    nearby: examThemes('2025-regular', '2023-regular'),
    source: null,
  },
  {
    id: 'casamento-infantil',
    title: 'O casamento infantil como desafio à proteção das meninas brasileiras',
    framing:
      'Desde a Lei nº 13.811/2019, ninguém pode se casar antes dos dezesseis anos no Brasil, nem grávida, nem com ordem do juiz. Mas a união que mais prende as meninas não passa por cartório: é ir morar junto, com a bênção ou o silêncio da família. Como fazer com que elas possam ser crianças até o fim da infância?',
    nearby: examThemes('2000-regular', '2015-regular'),
    source: 'Lei nº 13.811, de 12 de março de 2019',
  },
  {
    id: 'guarda-compartilhada',
    title: 'Os desafios da guarda compartilhada dos filhos na sociedade brasileira',
    framing:
      'Quando um casamento acaba, a família continua, em duas casas. Dividir a criação dos filhos no papel é fácil; difícil é dividir a febre da madrugada, a conta do dentista e o respeito pelo outro. Como fazer com que a criança não tenha de escolher um lado nem vire mensageira de uma briga de adultos?',
    nearby: examThemes('2023-regular'),
    source: null,
  },
  {
    id: 'maes-solo',
    title: 'Desafios enfrentados pelas mães solo na sociedade brasileira',
    framing:
      'Ela acorda primeiro, dorme por último e, no meio, é quem paga, cozinha, leva ao médico e assina a prova. Chamam-na de guerreira, elogio que sai barato para quem poderia ajudar. O que mudaria no trabalho, na escola e na lei para que criar um filho sozinha não fosse uma corrida de obstáculos?',
    nearby: examThemes('2023-regular'),
    source: null,
  },
  {
    id: 'telas-na-primeira-infancia',
    title: 'Os impactos do uso precoce de telas na infância brasileira',
    framing:
      'O desenho no celular acalma o choro no restaurante, no ônibus e na sala de espera, e é difícil culpar uma mãe cansada. Mas a criança pequena aprende com o corpo inteiro: correndo, caindo, ouvindo histórias, esperando a vez. Como devolver à infância o tempo de brincar sem fazer de conta que as telas não existem?',
    nearby: examThemes('2014-regular'),
    source: null,
  },
  {
    id: 'pobreza-na-infancia',
    title: 'A pobreza na infância como desafio ao futuro do Brasil',
    framing:
      'Criança pobre não é um adulto pobre em miniatura: o que lhe falta aos três anos cobra juros a vida inteira. A casa sem banheiro vira doença, a doença vira falta na escola, e a falta vira o emprego que não veio. Por onde o país deveria começar para que o berço não decida o destino?',
    nearby: examThemes('2000-regular', '2022-reaplicacao-ppl'),
    source: null,
  },
]
