/**
 * Repertoires of the axis Arte e Mídia. Editorial rule: real, checked, quotable in an exam; no source, no entry.
 */
import type { RepertoireItem } from '#domain/study/repertoire.ts'

export const ARTE_E_MIDIA: readonly RepertoireItem[] = [
  {
    id: 'orwell-1984',
    type: 'Livro',
    title: '1984, de George Orwell (1949)',
    description:
      'Em um Estado totalitário, as teletelas vigiam os cidadãos, e o Ministério da Verdade reescreve jornais e documentos para que o passado sempre dê razão ao Partido. Winston Smith, que trabalha nessas falsificações, descobre que controlar a informação é controlar a memória.',
    usage:
      'Use em temas sobre desinformação: você mostra que apagar e alterar fatos é uma forma de poder e conclui que a imprensa livre e a educação midiática protegem a democracia.',
    source:
      'Romance: Nineteen Eighty-Four, Secker & Warburg, 1949; edição brasileira da Companhia das Letras',
  },
  {
    id: 'o-show-de-truman',
    type: 'Filme',
    title: 'O Show de Truman, de Peter Weir (1998)',
    description:
      'Sem saber, Truman Burbank vive em um estúdio gigante: desde o nascimento, sua vida é exibida ao vivo pela televisão, e parentes e vizinhos são atores. O público se emociona com ele, mas aceita a farsa, que rende audiência e anúncios, até que o rapaz desconfia e procura a saída.',
    usage:
      'Use para discutir privacidade e espetáculo: você compara Truman a crianças e famílias expostas nas redes e argumenta que o público que assiste também sustenta a exploração da intimidade.',
    source: 'Filme: direção de Peter Weir, Estados Unidos, 1998',
  },
  {
    id: 'teatro-do-oprimido',
    type: 'Conceito',
    title: 'Teatro do Oprimido, de Augusto Boal (anos 1970)',
    description:
      'Método do teatrólogo brasileiro que transforma o espectador passivo em participante, o “espect-ator”. No teatro-fórum, apresenta-se uma cena de opressão, e pessoas da plateia entram nela para experimentar saídas, de modo que a arte sirva de ensaio para agir na vida real.',
    usage:
      'Use para defender a arte como ferramenta de cidadania: você propõe oficinas de teatro em escolas e bairros, nas quais os jovens encenem conflitos como o racismo e o bullying e procurem soluções.',
    source: 'Livro: Teatro do Oprimido e outras poéticas políticas, Augusto Boal, Civilização Brasileira',
  },
  {
    id: 'a-guerra-dos-mundos-no-radio',
    type: 'Fato Histórico',
    title: 'A Guerra dos Mundos no rádio, por Orson Welles (1938)',
    description:
      'Em 30 de outubro de 1938, a rede norte-americana CBS levou ao ar uma adaptação do romance de H. G. Wells em forma de boletins de notícia sobre uma invasão marciana. Parte dos ouvintes acreditou, e os jornais da época exageraram o tamanho do pânico.',
    usage:
      'Use para mostrar que a forma de notícia gera confiança: você compara a transmissão a vídeos falsos que imitam telejornais e defende o ensino da checagem. Evite dizer que todo o país entrou em pânico.',
    source: 'Programa The Mercury Theatre on the Air, rede CBS, 30 de outubro de 1938',
  },
  {
    id: 'guy-debord-a-sociedade-do-espetaculo',
    type: 'Filósofo',
    title: 'Guy Debord, em A Sociedade do Espetáculo (1967)',
    description:
      'O pensador francês afirma que, na sociedade moderna, as relações entre as pessoas passam a ser mediadas por imagens. Nela, o ter dá lugar ao parecer: importa menos o que se vive do que a aparência que se exibe, e o espectador contempla, passivo, o que lhe mostram.',
    usage:
      'Use para tratar de redes sociais, padrões de beleza e consumo: com Debord, você argumenta que a busca por curtidas transforma a vida em vitrine e faz sofrer quem não alcança a imagem ideal.',
    source: 'Livro: La Société du spectacle, 1967; edição brasileira da Contraponto',
  },
  {
    id: 'constituicao-art-220',
    type: 'Documento',
    title: 'Constituição Federal de 1988, art. 220 (comunicação social)',
    description:
      'Estabelece que a manifestação do pensamento, a criação e a informação não sofrerão restrição, observada a própria Constituição, e veda a censura política, ideológica e artística. O § 5º proíbe que os meios de comunicação social sejam objeto de monopólio ou oligopólio.',
    usage:
      'Use para equilibrar o debate: você defende a livre expressão e encontra, no mesmo artigo, base para criticar a concentração da mídia. Lembre que essa liberdade convive com outros direitos, como a honra e a imagem.',
    source: 'Constituição Federal de 1988, art. 220, §§ 2º e 5º (planalto.gov.br)',
  },
  {
    id: 'agenda-setting',
    type: 'Conceito',
    title: 'Agenda-setting, de Maxwell McCombs e Donald Shaw (1972)',
    description:
      'Também chamada de teoria do agendamento, nasceu de um estudo sobre a eleição presidencial de 1968 nos Estados Unidos. Os pesquisadores notaram que os temas mais destacados pela imprensa coincidiam com os que os eleitores julgavam importantes: a mídia influi sobre o que se discute.',
    usage:
      'Use para explicar por que certos problemas ficam invisíveis: se a mídia pouco fala deles, a sociedade pouco cobra solução; você aplica a ideia também aos algoritmos que escolhem o que aparece primeiro.',
    source: 'Artigo: The Agenda-Setting Function of Mass Media, Public Opinion Quarterly, 1972',
  },
  {
    id: 'insercoes-em-circuitos-ideologicos',
    type: 'Obra de Arte',
    title: 'Inserções em Circuitos Ideológicos: Projeto Coca-Cola, de Cildo Meireles (1970)',
    description:
      'Durante a ditadura militar, o artista gravou mensagens críticas em garrafas retornáveis de refrigerante e as devolveu à circulação. A inscrição, em branco, quase não se via no vidro vazio e aparecia quando a garrafa estava cheia, o que levava a arte para fora do museu e driblava a censura.',
    usage:
      'Use para mostrar que a arte acha caminhos quando a palavra é vigiada: você liga as garrafas aos grafites e slams de hoje e defende políticas que protejam a liberdade de criação.',
    source: 'Garrafas com inscrições, 1970, acervo do MACBA, Barcelona (macba.cat)',
  },
]
