/**
 * Practice themes of the axis Cidadania. Editorial rule: in the words of the exam but never one of its themes; no invented
 * number, and every fact stated has its source.
 */
import type { PracticeTheme } from '#domain/study/theme.ts'
import { examThemes } from './exam-themes.ts'

export const CIDADANIA: readonly PracticeTheme[] = [
  {
    id: 'desinformacao-eleitoral',
    title: 'Desafios para combater a desinformação em períodos eleitorais no Brasil',
    framing:
      'Em uma eleição, a mentira que circula depressa pode decidir votos antes que a correção alcance quem a leu. O combate às notícias falsas, porém, esbarra em uma pergunta delicada: como coibir a fraude sem ferir a liberdade de expressão? Cabe a você definir o papel da Justiça Eleitoral, das plataformas, da escola e do próprio eleitor.',
    nearby: examThemes('2018-regular', '2004-regular'),
    source: null,
  },
  {
    id: 'jovens-na-politica',
    title: 'A baixa participação dos jovens na política brasileira',
    framing:
      'A Constituição de 1988 deu aos jovens de dezesseis e dezessete anos o direito de votar, sem obrigá-los a isso. Muitos, contudo, não se veem representados nos partidos e trocam o voto, o grêmio e a associação de bairro pela indignação nas redes. O que faria a juventude ocupar os espaços em que se decide o seu futuro?',
    nearby: examThemes('2002-regular', '1999-regular'),
    source: 'Constituição Federal de 1988, art. 14, § 1º, II, c',
  },
  {
    id: 'acesso-a-justica',
    title: 'Desafios para a garantia do acesso à justiça no Brasil',
    framing:
      'A Constituição assegura assistência jurídica integral e gratuita a quem comprovar insuficiência de recursos. Linguagem difícil, distância dos fóruns e Defensorias com pouca estrutura fazem, no entanto, esse direito parar à porta de quem mais precisa dele. Como aproximar a Justiça da população pobre?',
    nearby: examThemes('2021-regular'),
    source: 'Constituição Federal de 1988, art. 5º, LXXIV',
  },
  {
    id: 'exclusao-digital',
    title: 'A exclusão digital como obstáculo à cidadania no Brasil',
    framing:
      'O Marco Civil da Internet, de 2014, afirma que o acesso à rede é essencial ao exercício da cidadania. Consultas, benefícios e documentos migraram para o celular, enquanto parte da população não tem conexão estável, aparelho adequado nem prática no meio digital. Como impedir que a modernização dos serviços exclua quem mais depende deles?',
    nearby: examThemes('2021-regular', '2011-regular'),
    source: 'Lei nº 12.965/2014, art. 7º',
  },
  {
    id: 'mulheres-na-politica',
    title: 'Caminhos para ampliar a participação das mulheres na política brasileira',
    framing:
      'As brasileiras conquistaram o voto no Código Eleitoral de 1932, e a Lei nº 12.034/2009 obrigou os partidos a preencher com cada sexo ao menos 30% das candidaturas proporcionais. Candidaturas de fachada, pouco financiamento e violência política ainda dificultam a chegada delas ao poder. Como transformar presença na urna em presença nas decisões?',
    nearby: examThemes('1999-regular', '2002-regular'),
    source: 'Decreto nº 21.076/1932; Lei nº 12.034/2009 (Lei nº 9.504/1997, art. 10, § 3º)',
  },
  {
    id: 'mobilidade-urbana',
    title: 'Desafios para a garantia da mobilidade urbana no Brasil',
    framing:
      'Desde 2015, o transporte figura entre os direitos sociais previstos na Constituição. Ônibus lotados, trajetos longos e calçadas intransitáveis afastam do trabalho, da escola e do lazer sobretudo quem mora na periferia. Como planejar cidades em que ir e vir não seja um privilégio?',
    nearby: [],
    source: 'Constituição Federal de 1988, art. 6º, com a redação da Emenda Constitucional nº 90/2015',
  },
  {
    id: 'deficit-habitacional',
    title: 'O déficit habitacional como obstáculo à cidadania no Brasil',
    framing:
      'A moradia entrou na Constituição como direito social pela Emenda nº 26/2000. Sem endereço seguro, porém, ficam mais longe a escola, o emprego, o posto de saúde e até a carta que convoca para uma vaga. Como garantir casa digna a quem mora de favor, em área de risco ou entrega ao aluguel o que faltaria na mesa?',
    nearby: examThemes('2023-reaplicacao-ppl', '2021-regular'),
    source: 'Constituição Federal de 1988, art. 6º; Emenda Constitucional nº 26, de 2000',
  },
  {
    id: 'dignidade-menstrual',
    title: 'A precariedade menstrual como obstáculo à cidadania no Brasil',
    framing:
      'A Lei nº 14.214/2021 garantiu absorventes gratuitos a estudantes de baixa renda e a mulheres em situação de vulnerabilidade. Entre a lei e a mochila há, porém, a vergonha de pedir, o banheiro sem porta, a farmácia distante. Como fazer com que nenhuma menina perca aula por um fato natural da vida?',
    nearby: examThemes('2021-regular', '2000-regular'),
    source: 'Lei nº 14.214, de 6 de outubro de 2021',
  },
  {
    id: 'calcadas-acessiveis',
    title: 'A precariedade das calçadas como obstáculo ao direito de ir e vir no Brasil',
    framing:
      'A cidade começa na porta de casa, e para muita gente também acaba ali: degraus, postes, raízes e carros estacionados fazem da calçada uma pista de obstáculos. Em muitos lugares, cada dono cuida do seu pedaço, e ninguém cuida do caminho inteiro. O que falta para que qualquer pessoa possa atravessar o bairro sem pedir ajuda?',
    nearby: [],
    source: null,
  },
  {
    id: 'direitos-dos-quilombolas',
    title: 'Desafios para a garantia dos direitos das comunidades quilombolas no Brasil',
    framing:
      'Só em 2022 o Censo perguntou pela primeira vez quem é quilombola. A resposta mostrou um povo presente em todo canto e quase sempre sem o papel da terra em que vive há gerações, longe do esgoto, da escola e do posto de saúde. O que falta para que a liberdade conquistada pelos antepassados se complete em direitos?',
    nearby: examThemes('2022-regular', '2024-regular'),
    source: 'IBGE: Censo Demográfico 2022',
  },
  {
    id: 'desertos-de-noticias',
    title: 'Os desertos de notícias como obstáculo ao exercício da cidadania no Brasil',
    framing:
      'Há cidades em que se sabe tudo da capital e nada da câmara de vereadores da esquina. Sem rádio, jornal ou site que faça perguntas, a obra parada não vira notícia, e o boato do grupo de mensagens fica sem resposta. Como levar informação de confiança a quem mora longe dos grandes centros?',
    nearby: examThemes('2018-regular'),
    source: null,
  },
  {
    id: 'combate-a-desinformacao',
    title: 'Caminhos para combater a desinformação no Brasil',
    framing:
      'A mentira sempre existiu; o que mudou foi o preço do megafone. Hoje ela se fabrica em minutos, circula de graça e chega assinada por gente de quem se gosta, enquanto a correção vem tarde e sem graça. Como enfrentar o engano sem calar ninguém, e a quem cabe começar?',
    nearby: examThemes('2018-regular', '2004-regular'),
    source: null,
  },
  {
    id: 'acesso-a-museus-e-teatros',
    title: 'A concentração de museus e teatros como obstáculo ao acesso à cultura no Brasil',
    framing:
      'Há crianças que só viram um palco pela televisão e adultos que nunca souberam que a entrada do museu é gratuita às vezes. A cultura brasileira nasce em toda parte, mas os lugares feitos para mostrá-la ficam quase sempre nos mesmos bairros das mesmas cidades. Como encurtar essa distância?',
    nearby: examThemes('2019-regular'),
    source: null,
  },
  {
    id: 'abstencao-eleitoral',
    title: 'O aumento da abstenção nas eleições brasileiras',
    framing:
      'No domingo da eleição, cada vez mais gente fica em casa. Uns moram longe da urna, outros se esqueceram de mudar o título, e muitos deixaram de acreditar que o voto mude a rua em que vivem. Como trazer de volta quem desistiu, se obrigar não tem bastado?',
    nearby: examThemes('2002-regular'),
    source: null,
  },
  {
    id: 'acessibilidade-digital',
    title: 'Desafios para a acessibilidade digital das pessoas com deficiência no Brasil',
    framing:
      'Marcar consulta, pagar conta, estudar, pedir emprego: quase tudo hoje passa por uma tela. Quando a página não conversa com o leitor de tela, o vídeo não tem legenda e o botão exige mira de relojoeiro, muita gente fica do lado de fora. Quem deve abrir essas portas, e como?',
    nearby: examThemes('2017-regular'),
    source: null,
  },
]
