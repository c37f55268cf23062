/**
 * Repertoires of the axis Questões Sociais. Editorial rule: real, checked, quotable in an exam; no source, no
 * entry.
 */
import type { RepertoireItem } from '#domain/study/repertoire.ts'

export const QUESTOES_SOCIAIS: readonly RepertoireItem[] = [
  {
    id: 'quarto-de-despejo',
    type: 'Livro',
    title: 'Quarto de Despejo, de Carolina Maria de Jesus (1960)',
    description:
      'Diário de uma catadora de papel que criava sozinha três filhos na favela do Canindé, em São Paulo. A autora registra a fome, o trabalho e o preconceito de cada dia e compara a favela ao quarto de despejo da cidade, o lugar onde se deixa o que ninguém quer ver.',
    usage:
      'Use para sustentar que a pobreza é também invisibilidade: depois de citar o diário, você mostra que o poder público ainda afasta da vista quem vive na periferia, em vez de lhe garantir moradia e alimentação.',
    source: 'Livro: Livraria Francisco Alves, 1960, edição de Audálio Dantas',
  },
  {
    id: 'parasita',
    type: 'Filme',
    title: 'Parasita, de Bong Joon-ho (2019)',
    description:
      'Uma família pobre de Seul, que mora em um semissubsolo, consegue aos poucos empregar-se na casa de uma família rica. O filme sul-coreano contrasta o espaço, o cheiro e até a chuva vividos por cada classe e foi o primeiro em língua não inglesa a vencer o Oscar de melhor filme.',
    usage:
      'Use quando o tema envolver desigualdade: assim como a mesma chuva é alívio para uma família e desastre para a outra, você mostra que um problema comum pesa mais sobre quem já vive em moradia precária.',
    source: 'Filme: direção de Bong Joon-ho, Coreia do Sul, 2019; Oscar de melhor filme em 2020',
  },
  {
    id: 'ilha-das-flores',
    type: 'Documentário',
    title: 'Ilha das Flores, de Jorge Furtado (1989)',
    description:
      'Curta-metragem que segue um tomate da plantação ao lixo, com narração em tom de aula. No destino final, em Porto Alegre, pessoas pobres só podem recolher os alimentos considerados impróprios para os porcos, porque não têm dinheiro nem dono.',
    usage:
      'Use para defender que a fome vem menos da falta de comida do que da falta de renda: o curta põe sobra e miséria lado a lado, e você liga essa cena ao desperdício e à insegurança alimentar de hoje.',
    source:
      'Curta: direção de Jorge Furtado, Casa de Cinema de Porto Alegre, 1989; Urso de Prata em Berlim, 1990',
  },
  {
    id: 'simone-de-beauvoir-a-velhice',
    type: 'Filósofa',
    title: 'Simone de Beauvoir, em A Velhice (1970)',
    description:
      'A filósofa francesa estuda como diferentes sociedades trataram seus velhos e conclui que envelhecer não é só um fato biológico, mas também cultural. Para ela, um silêncio cúmplice esconde a condição de quem deixou de produzir e passa a ser tratado como sobra.',
    usage:
      'Use em temas sobre envelhecimento: com Beauvoir, você argumenta que o abandono da pessoa idosa nasce de uma sociedade que mede o valor humano pela produtividade e, por isso, deixa de planejar cuidado e convivência.',
    source: 'Livro: La Vieillesse, Gallimard, 1970; edição brasileira da Nova Fronteira',
  },
  {
    id: 'lei-padre-julio-lancellotti',
    type: 'Lei',
    title: 'Lei nº 14.489/2022 – Lei Padre Júlio Lancellotti',
    description:
      'Altera o Estatuto da Cidade (Lei nº 10.257/2001) para vedar a chamada arquitetura hostil: materiais e técnicas de construção que afastam pessoas em situação de rua, idosos e jovens dos espaços livres de uso público. Leva o nome do padre que atua com a população de rua em São Paulo.',
    usage:
      'Use para mostrar que a exclusão também se constrói com pedra e grade: você cita a lei, aponta a distância entre a norma e as calçadas das cidades e propõe, na intervenção, a fiscalização pelos municípios.',
    source: 'Lei nº 14.489, de 21 de dezembro de 2022 (planalto.gov.br)',
  },
  {
    id: 'aporofobia',
    type: 'Conceito',
    title: 'Aporofobia, conceito de Adela Cortina',
    description:
      'Palavra criada pela filósofa espanhola Adela Cortina, a partir do grego áporos (sem recursos), para nomear a aversão às pessoas pobres. Em livro de 2017, ela observa que o estrangeiro rico costuma ser bem recebido, enquanto o pobre é rejeitado, venha de onde vier.',
    usage:
      'Use para explicar a hostilidade contra a população em situação de rua: com o conceito, você afirma que a rejeição mira a pobreza da pessoa, e não algo que ela tenha feito, o que dificulta políticas de acolhimento.',
    source: 'Livro: Aporofobia, a aversão ao pobre, Adela Cortina, Editora Contracorrente, 2020',
  },
  {
    id: 'retirantes',
    type: 'Obra de Arte',
    title: 'Retirantes, de Candido Portinari (1944)',
    description:
      'Na tela, uma família magra e exausta, com crianças e trouxas, aparece em uma paisagem árida. Ela dá nome à série em que o pintor tratou da migração, da morte e do enterro de quem fugia da seca e da miséria no Nordeste.',
    usage:
      'Use para mostrar que a miséria expulsa: a partir da tela, você discute por que a falta de água, de trabalho e de políticas públicas ainda faz famílias deixarem sua terra em condições indignas.',
    source: 'Óleo sobre tela, 1944, acervo do MASP, São Paulo (masp.org.br)',
  },
  {
    id: 'abolicao-sem-reparacao',
    type: 'Fato Histórico',
    title: 'Lei Áurea e a abolição sem reparação (1888)',
    description:
      'Em 13 de maio de 1888, a Lei nº 3.353 extinguiu a escravidão no Brasil, último país das Américas a fazê-lo. Seus dois artigos não previam terra, escola, trabalho nem indenização para os libertos, que ficaram à margem da cidadania.',
    usage:
      'Use para dar raiz histórica à desigualdade racial: você argumenta que a liberdade sem condições de vida deixou uma dívida que aparece ainda hoje no acesso desigual a renda, moradia e ensino.',
    source: 'Lei nº 3.353, de 13 de maio de 1888 (planalto.gov.br)',
  },
]
