/**
 * Repertoires of the axis Saúde. Editorial rule: real, checked, quotable in an exam; no source, no entry.
 */
import type { RepertoireItem } from '#domain/study/repertoire.ts'

export const SAUDE: readonly RepertoireItem[] = [
  {
    id: 'holocausto-brasileiro',
    type: 'Livro',
    title: 'Holocausto Brasileiro, de Daniela Arbex (2013)',
    description:
      'Livro-reportagem sobre o Hospital Colônia de Barbacena, em Minas Gerais, onde se estima que 60 mil pessoas tenham morrido ao longo do século XX. A autora ouve sobreviventes e mostra que muitos internos nem tinham diagnóstico de doença mental: eram pessoas que a família ou a sociedade queria afastar.',
    usage:
      'Em temas de saúde mental, você pode defender que o estigma isola em vez de tratar. Faça a ligação: o preconceito que enchia o Colônia hoje afasta da ajuda quem sofre, e a Lei nº 10.216/2001, da reforma psiquiátrica, indica o caminho do cuidado em liberdade.',
    source: 'Livro: Daniela Arbex, Geração Editorial, 2013',
  },
  {
    id: 'nise-o-coracao-da-loucura',
    type: 'Filme',
    title: 'Nise: O Coração da Loucura, de Roberto Berliner (2015)',
    description:
      'O filme acompanha a psiquiatra Nise da Silveira, que, na década de 1940, em um hospital do Engenho de Dentro, no Rio de Janeiro, recusa o eletrochoque e a lobotomia. Na terapia ocupacional, ela oferece aos internos pintura, modelagem e convívio; as obras deles deram origem ao Museu de Imagens do Inconsciente.',
    usage:
      'Use o filme para defender o cuidado humanizado: se o vínculo e a escuta devolveram expressão a pessoas tidas como perdidas, você pode cobrar uma rede pública que trate o paciente como sujeito, e não apenas como diagnóstico.',
    source: 'Filme: direção de Roberto Berliner, TV Zero, 2015',
  },
  {
    id: 'muito-alem-do-peso',
    type: 'Documentário',
    title: 'Muito Além do Peso, de Estela Renner (2012)',
    description:
      'O documentário ouve crianças, famílias e especialistas para mostrar como a obesidade infantil se espalhou pelo Brasil. Entre as causas, aponta o consumo de produtos industrializados, a falta de informação e a força da publicidade dirigida às crianças.',
    usage:
      'Ao discutir alimentação, você pode argumentar que a escolha da criança não é livre quando a propaganda fala mais alto do que a informação. Daí, ligue o filme à necessidade de regular a publicidade infantil e de ensinar a ler rótulos na escola.',
    source: 'Documentário: direção de Estela Renner, Maria Farinha Filmes, 2012',
  },
  {
    id: 'revolta-da-vacina',
    type: 'Fato Histórico',
    title: 'Revolta da Vacina (Rio de Janeiro, 1904)',
    description:
      'Em novembro de 1904, o Rio de Janeiro se levantou contra a vacinação obrigatória da varíola, conduzida pelo sanitarista Oswaldo Cruz no governo de Rodrigues Alves. A vacina protegia, mas foi imposta com pouca explicação e no meio de uma reforma urbana que demolia moradias populares no centro.',
    usage:
      'Em temas sobre vacinação ou desinformação, sustente que a ciência precisa de diálogo para ser aceita. Compare: em 1904, faltou explicar a vacina; hoje, boatos ocupam o mesmo vazio, e você pode propor campanhas claras nos bairros e nas escolas.',
    source: 'Fato histórico: Rio de Janeiro, novembro de 1904 (Fundação Joaquim Nabuco, Pesquisa Escolar)',
  },
  {
    id: 'constituicao-da-oms',
    type: 'Documento',
    title: 'Constituição da Organização Mundial da Saúde (1946)',
    description:
      'Documento que criou a OMS, assinado em 1946 e em vigor desde 1948. No preâmbulo, define a saúde como um estado de completo bem-estar físico, mental e social, e não somente como a ausência de doença, e a reconhece como direito de todo ser humano.',
    usage:
      'Abra um parágrafo sobre saúde mental, lazer ou moradia com essa definição ampla e mostre o contraste: se a saúde inclui o bem-estar mental e social, você pode criticar um atendimento que só age quando o corpo já adoeceu.',
    source: 'Constituição da Organização Mundial da Saúde, preâmbulo, Nova York, 1946 (who.int)',
  },
  {
    id: 'lei-organica-da-saude',
    type: 'Lei',
    title: 'Lei nº 8.080/1990 – Lei Orgânica da Saúde',
    description:
      'Lei que organiza o Sistema Único de Saúde, o SUS. O artigo 2º declara a saúde um direito fundamental e dá ao Estado o dever de garanti-la; o artigo 3º lembra que ela depende também de alimentação, moradia, saneamento, trabalho, renda, educação e lazer.',
    usage:
      'Use a lei para medir a distância entre o direito escrito e o posto de saúde real: cite o dever do Estado e mostre, no problema do tema, quem fica sem atendimento. Na conclusão, você pode indicar o SUS como executor da proposta.',
    source: 'Lei nº 8.080, de 19 de setembro de 1990, arts. 2º e 3º (planalto.gov.br)',
  },
  {
    id: 'determinantes-sociais-da-saude',
    type: 'Conceito',
    title: 'Determinantes sociais da saúde (comissão da OMS, 2005–2008)',
    description:
      'Conceito difundido por uma comissão que a Organização Mundial da Saúde manteve de 2005 a 2008. São as condições em que as pessoas nascem, crescem, vivem, trabalham e envelhecem: renda, moradia, escola e trabalho influem em quem adoece e em quem consegue se tratar.',
    usage:
      'Empregue o conceito para mostrar que adoecer não é só azar ou descuido individual. Se o tema falar de dengue, fome ou ansiedade, ligue o problema às condições de vida do grupo afetado, e você justifica uma ação que vai além do remédio.',
    source: 'Relatório final da Comissão para os Determinantes Sociais da Saúde, OMS, 2008',
  },
  {
    id: 'ciencia-e-caridade',
    type: 'Obra de Arte',
    title: 'Ciência e Caridade, de Pablo Picasso (1897)',
    description:
      'Tela que Picasso pintou aos 15 anos e que hoje pertence ao Museu Picasso de Barcelona. À beira da cama de uma mulher doente, um médico mede o pulso dela com o relógio na mão, enquanto uma freira, com uma criança no colo, lhe oferece de beber.',
    usage:
      'A cena reúne técnica e acolhimento no mesmo quarto. Em temas sobre atendimento médico, velhice ou cuidados paliativos, você pode defender que equipamento sem escuta não basta e cobrar formação humanizada dos profissionais de saúde.',
    source: 'Pintura: óleo sobre tela, 1897, Museu Picasso de Barcelona',
  },
]
