/**
 * Repertoires of the axis Tecnologia. Editorial rule: real, checked, quotable in an exam; no source, no entry.
 */
import type { RepertoireItem } from '#domain/study/repertoire.ts'

export const TECNOLOGIA: readonly RepertoireItem[] = [
  {
    id: 'amor-liquido',
    type: 'Livro',
    title: 'Amor Líquido, de Zygmunt Bauman (2003)',
    description:
      'O sociólogo polonês descreve laços humanos cada vez mais frágeis na modernidade líquida, em que o compromisso longo assusta. No lugar de relacionamentos, ele vê conexões, que se fazem e se desfazem com a mesma facilidade, como em uma rede da qual é simples sair.',
    usage:
      'Em temas sobre solidão, redes sociais ou saúde mental, você pode argumentar que conexão não é vínculo: muitos contatos convivem com pouco apoio. Ligue essa fragilidade ao isolamento do grupo citado e proponha espaços de convívio.',
    source: 'Livro: Zygmunt Bauman, Liquid Love, 2003 (no Brasil, Editora Zahar)',
  },
  {
    id: 'black-mirror-queda-livre',
    type: 'Série',
    title: 'Black Mirror, episódio Queda Livre (2016)',
    description:
      'No primeiro episódio da terceira temporada da série criada por Charlie Brooker, as pessoas se avaliam com notas de até cinco estrelas a cada encontro. A nota decide o acesso a moradia, viagem e trabalho, e Lacie, a protagonista, vive de aparências para agradar a todos.',
    usage:
      'A ficção exagera a busca por curtidas. Use-a para afirmar que a aprovação virou moeda e alimenta ansiedade e falsidade; depois, você pode ligar Lacie ao jovem que mede o próprio valor pelos números da tela e propor educação digital.',
    source: 'Série: Black Mirror, temporada 3, episódio 1, Netflix, 2016',
  },
  {
    id: 'o-dilema-das-redes',
    type: 'Documentário',
    title: 'O Dilema das Redes, de Jeff Orlowski (2020)',
    description:
      'O filme mistura entrevistas e dramatização: ex-funcionários de grandes empresas de tecnologia explicam como as plataformas disputam a atenção do usuário. Notificações e recomendações aparecem como escolhas de projeto, feitas para prender as pessoas e vender anúncios.',
    usage:
      'Use os depoimentos para deslocar a culpa: o uso excessivo de telas não é só falta de vontade, pois o produto foi desenhado para prender. Com isso, você pode defender regras de transparência para as plataformas e educação digital na escola.',
    source: 'Documentário: direção de Jeff Orlowski, Netflix, 2020',
  },
  {
    id: 'pierre-levy-cibercultura',
    type: 'Filósofo',
    title: 'Pierre Lévy, em Cibercultura (1997)',
    description:
      'O filósofo estuda a cultura que nasce do ciberespaço, o meio de comunicação formado pela interligação mundial dos computadores. Vê nele um instrumento da inteligência coletiva, em que as pessoas somam saberes, mas discute também os conflitos e as exclusões que o acompanham.',
    usage:
      'Lévy serve para equilibrar o texto: a rede pode democratizar o saber, desde que haja acesso. Em temas sobre exclusão digital, você pode mostrar o que perde quem fica fora dessa troca e propor conexão e formação em escolas e bibliotecas públicas.',
    source: 'Livro: Pierre Lévy, Cyberculture, 1997 (no Brasil, Editora 34)',
  },
  {
    id: 'recomendacao-unesco-etica-da-ia',
    type: 'Documento',
    title: 'Recomendação sobre a Ética da Inteligência Artificial (UNESCO, 2021)',
    description:
      'Primeiro acordo mundial sobre o tema, adotado pelos Estados-membros da UNESCO em novembro de 2021. Pede que a inteligência artificial respeite os direitos humanos, com transparência, proteção de dados e combate à discriminação. Não tem força de lei: orienta os países.',
    usage:
      'Use o documento para defender que inovação e limite podem andar juntos. Se o tema tratar de algoritmos, imagens falsas ou emprego, mostre qual princípio foi ferido, como a transparência, e você pode propor que o Brasil o transforme em regra.',
    source: 'Recomendação aprovada em 23/11/2021 pela Conferência Geral da UNESCO (unesco.org)',
  },
  {
    id: 'capitalismo-de-vigilancia',
    type: 'Conceito',
    title: 'Capitalismo de vigilância, conceito de Shoshana Zuboff (2019)',
    description:
      'Nome que a pesquisadora estadunidense dá ao modelo em que empresas recolhem dados da experiência das pessoas e os tratam como matéria-prima gratuita. Com eles, preveem comportamentos e vendem essas previsões a quem deseja influenciar escolhas.',
    usage:
      'Explique com o conceito por que o serviço gratuito tem preço: paga-se com dados. Em temas sobre privacidade, eleições ou consumo, você pode concluir que a liberdade de escolha diminui quando alguém lucra por prever e induzir cada clique.',
    source: 'Livro: Shoshana Zuboff, The Age of Surveillance Capitalism, PublicAffairs, 2019',
  },
  {
    id: 'lei-geral-de-protecao-de-dados',
    type: 'Lei',
    title: 'Lei nº 13.709/2018 – Lei Geral de Proteção de Dados Pessoais (LGPD)',
    description:
      'A LGPD define como empresas e governos podem coletar, guardar e usar dados das pessoas, que ganham direitos como o de acessar e corrigir as próprias informações (art. 18). Em 2022, a Emenda Constitucional nº 115 incluiu essa proteção entre os direitos fundamentais.',
    usage:
      'Use a lei para afirmar que a privacidade é um direito, e não um favor das empresas. Diante de vazamentos, golpes ou cadastros abusivos, mostre que muitos desconhecem essa proteção, e você terá base para propor fiscalização e campanhas.',
    source:
      'Lei nº 13.709, de 14 de agosto de 2018, art. 18; Emenda Constitucional nº 115/2022 (planalto.gov.br)',
  },
  {
    id: 'eca-digital',
    type: 'Lei',
    title: 'Lei nº 15.211/2025 – Estatuto Digital da Criança e do Adolescente (ECA Digital)',
    description:
      'O ECA Digital obriga redes sociais, jogos e aplicativos a proteger por padrão quem tem menos de 18 anos. Exige verificação de idade confiável para conteúdo impróprio, sem bastar a autodeclaração, e contas de redes ligadas a um responsável até os 16 anos. Vigora desde março de 2026.',
    usage:
      'Em temas sobre infância, telas ou adultização, cite a lei para afirmar que proteger a criança na internet também é dever das empresas. Como ela é recente, você pode propor fiscalização e orientação às famílias para que saia do papel.',
    source: 'Lei nº 15.211, de 17 de setembro de 2025 (planalto.gov.br)',
  },
]
