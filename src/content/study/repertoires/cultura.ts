/**
 * Repertoires of the axis Cultura. Editorial rule: real, checked, quotable in an exam; no source, no entry.
 */
import type { RepertoireItem } from '#domain/study/repertoire.ts'

export const CULTURA: readonly RepertoireItem[] = [
  {
    id: 'macunaima',
    type: 'Livro',
    title: 'Macunaíma, de Mário de Andrade (1928)',
    description:
      'Narrativa modernista em que o herói sem nenhum caráter deixa a mata e vai a São Paulo recuperar um amuleto, a muiraquitã. Mário de Andrade costura lendas indígenas, falas regionais e costumes de várias partes do país para pensar uma identidade brasileira feita de mistura.',
    usage:
      'Use o livro para defender que não existe um único jeito de ser brasileiro. Em temas sobre preconceito linguístico, povos indígenas ou folclore, você pode ligar a mistura da obra ao respeito que falta às culturas fora do padrão.',
    source: 'Livro: Mário de Andrade, primeira edição de 1928',
  },
  {
    id: 'narradores-de-jave',
    type: 'Filme',
    title: 'Narradores de Javé, de Eliane Caffé (2003)',
    description:
      'Para impedir que uma represa inunde o povoado de Javé, os moradores tentam provar que o lugar tem valor histórico. Como quase ninguém sabe escrever, pedem a Antônio Biá, antigo funcionário dos correios, que registre as histórias contadas de boca em boca, e cada um guarda uma versão.',
    usage:
      'Com o filme, você pode afirmar que memória oral também é patrimônio e que, sem registro, ela desaparece com as pessoas. Ligue Javé a comunidades quilombolas, ribeirinhas ou indígenas e proponha inventários feitos com os próprios moradores.',
    source: 'Filme: direção de Eliane Caffé, Riofilme, 2003',
  },
  {
    id: 'comida-titas',
    type: 'Música',
    title: 'Comida, dos Titãs (1987)',
    description:
      'Faixa do álbum Jesus Não Tem Dentes no País dos Banguelas. A letra sustenta que ninguém se satisfaz apenas com comida e bebida: reivindica também diversão, arte e saídas, isto é, uma vida com mais possibilidades do que a simples sobrevivência.',
    usage:
      'Use a canção contra a ideia de que cultura é luxo. Em temas sobre cinema, leitura ou lazer nas periferias, você pode argumentar que o direito à cultura completa o direito ao alimento e cobrar equipamentos culturais fora do centro.',
    source: 'Música: Titãs, álbum Jesus Não Tem Dentes no País dos Banguelas, WEA, 1987',
  },
  {
    id: 'incendio-do-museu-nacional',
    type: 'Fato Histórico',
    title: 'Incêndio do Museu Nacional (Rio de Janeiro, 2018)',
    description:
      'Em 2 de setembro de 2018, o fogo destruiu a maior parte do acervo do Museu Nacional, que reunia cerca de 20 milhões de itens na Quinta da Boa Vista. Criada por D. João VI em 1818, a instituição completava 200 anos e sofria com a falta de verbas para a manutenção.',
    usage:
      'O incêndio serve para mostrar que o descaso também destrói memória. Ligue a perda à falta de verba e de prevenção no patrimônio discutido no tema, e você justifica uma proposta com orçamento garantido e vistorias periódicas.',
    source: 'Fato histórico: Rio de Janeiro, 02/09/2018 (Museu Nacional, UFRJ)',
  },
  {
    id: 'marilena-chaui-cidadania-cultural',
    type: 'Filósofa',
    title: 'Marilena Chaui, em Cidadania Cultural (2006)',
    description:
      'A filósofa, secretária municipal de Cultura de São Paulo de 1989 a 1992, defende na obra a cultura como direito dos cidadãos. Não basta ter acesso ao que outros produzem: o Estado deve criar condições para que a própria sociedade faça cultura.',
    usage:
      'Em temas sobre acesso à cultura, use Chaui para ir além do ingresso barato: democratizar é também apoiar quem cria na periferia e no interior. Mostre quem só recebe cultura pronta, e você pode propor oficinas e editais locais.',
    source: 'Livro: Marilena Chaui, Editora Fundação Perseu Abramo, 2006',
  },
  {
    id: 'constituicao-arts-215-e-216',
    type: 'Documento',
    title: 'Constituição Federal de 1988, arts. 215 e 216 (cultura)',
    description:
      'O artigo 215 manda o Estado garantir a todos o pleno exercício dos direitos culturais e proteger as manifestações populares, indígenas e afro-brasileiras. O artigo 216 inclui no patrimônio cultural bens materiais e imateriais, como as formas de expressão e os modos de criar, fazer e viver.',
    usage:
      'Use os artigos para provar que cultura é direito, e não enfeite. Se o tema tratar de patrimônio, religiões de matriz africana ou festas populares, aponte a manifestação desprotegida, e você terá um dever do Estado a cobrar.',
    source: 'Constituição Federal de 1988, arts. 215 e 216 (planalto.gov.br)',
  },
  {
    id: 'abaporu',
    type: 'Obra de Arte',
    title: 'Abaporu, de Tarsila do Amaral (1928)',
    description:
      'Tela que Tarsila deu de aniversário a Oswald de Andrade e que inspirou o Manifesto Antropófago, do mesmo ano. O título vem do tupi-guarani e remete ao homem que come gente: o movimento propunha devorar a cultura estrangeira e recriá-la à brasileira.',
    usage:
      'A obra ajuda você a defender uma identidade que dialoga com o mundo sem copiá-lo. Em temas sobre globalização ou indústria do entretenimento, ligue a antropofagia à produção nacional, que recria influências e precisa de público e de incentivo.',
    source: 'Pintura: óleo sobre tela, 1928, Museu de Arte Latino-Americana de Buenos Aires (Malba)',
  },
  {
    id: 'complexo-de-vira-latas',
    type: 'Conceito',
    title: 'Complexo de vira-latas, expressão de Nelson Rodrigues (1958)',
    description:
      'Expressão de uma crônica publicada antes da Copa de 1958, quando ainda doía a derrota para o Uruguai em 1950. Nomeia o hábito brasileiro de se colocar, por conta própria, abaixo de outros povos, no futebol e em tudo o mais.',
    usage:
      'Aplique o conceito à desvalorização do que é nacional: filmes, livros, ciência ou sotaques vistos como menores. Você pode indicá-lo como causa cultural do problema e propor que escola e mídia mostrem ao público a produção do próprio país.',
    source: 'Crônica: Nelson Rodrigues, revista Manchete Esportiva, 31/05/1958',
  },
]
