/** Models for the Fuvest. Editorial rule: proposals, texts and points are ours, and the page says so; facts can be checked. */
import type { ExamModel } from '#domain/writing/exam-model.ts'

export const FUVEST_MODELS: readonly ExamModel[] = [
  {
    id: 'riso',
    genre: 'Dissertação',
    prompt:
      'A partir dos textos, escreva uma dissertação argumentativa sobre as diferentes faces do riso (tema da prova de 2022, com coletânea nossa).',
    reading: [
      'Texto I: em O Riso, de 1900, o filósofo Henri Bergson observa que rir exige uma espécie de anestesia do coração: quem se comove não ri.',
      'Texto II: “Rir é o melhor remédio.” (dito popular)',
    ],
    title: 'De que lado da piada',
    paragraphs: [
      'Diz-se que rir é o melhor remédio, e a frase é tão repetida que ninguém lê a bula. Todo remédio, porém, tem dose, indicação e efeito adverso: o mesmo riso que desarma um tirano pode adoecer um colega de classe. O que distingue um caso do outro não é a graça da piada, mas a posição de quem ri diante de quem é alvo dela. O riso liberta quando sobe, contra o poder, e fere quando desce, sobre quem já está no chão.',
      'Que o riso ameace o poder, os poderosos sempre souberam. Em “O Nome da Rosa”, romance de Umberto Eco publicado em 1980, um monge prefere envenenar leitores a deixar que conheçam um livro sobre a comédia, pois teme que o homem capaz de rir perca o medo e, sem medo, deixe de obedecer. Chaplin parece ter lido o mesmo livro proibido: em 1940, ao fazer o ditador brincar com um globo que estoura em suas mãos, devolveu a Hitler o tamanho de um homem. Nenhum dos dois desconhece a violência; ambos descobrem que ela depende de solenidade e que a solenidade não resiste a uma gargalhada.',
      'Há, contudo, a outra face. Bergson notou que o riso pede uma anestesia do coração, e o texto da coletânea permite uma pergunta que o filósofo não precisou fazer: quem é anestesiado e quem é operado? Na roda de amigos que imita o sotaque do aluno novo, a insensibilidade é de todos, mas a dor é de um só. Ali o riso não corrige vício algum; confirma uma hierarquia e cobra, de quem está por baixo, que a aceite com bom humor. “É só brincadeira” é o nome que a crueldade usa quando quer parecer leve, e a vítima que não ri junto ainda é acusada de não saber rir.',
      'Seria cômodo concluir que existem piadas boas e piadas más e encomendar a lista. A mesma anedota, no entanto, muda de face conforme a boca que a conta: o neto que ri das manias da própria avó faz memória; o vizinho que ri da avó alheia, talvez não. O riso é, por isso, menos um gênero do que uma relação, e julgá-lo obriga a olhar para os lados antes de olhar para o palco.',
      'O dito popular, afinal, não está errado, está incompleto. Rir é remédio, desde que se saiba quem está doente. Quando a gargalhada termina, vale o exame mais simples: se o alvo puder rir também, talvez tenha havido cura; se apenas ele permanecer sério, o que se ouviu foi o ruído da anestesia.',
    ],
    assessment: [
      {
        id: 'tema',
        points: 9,
        reason:
          'Os dois textos são lidos e discutidos, e não só citados: a bula responde ao dito, a pergunta “quem é operado” amplia Bergson. Há ponto de vista próprio.',
      },
      {
        id: 'genero',
        points: 10,
        reason:
          'Dissertação do começo ao fim: tese, dois lados, uma objeção e uma conclusão que avança. Não há proposta de intervenção, porque a Fuvest não a pede.',
      },
      {
        id: 'recursos',
        points: 9,
        reason:
          'A imagem do remédio abre, atravessa e fecha o texto. O quarto parágrafo poderia ligar-se melhor ao terceiro.',
      },
      {
        id: 'escrita',
        points: 10,
        reason: 'Norma-padrão, vocabulário exato e nenhuma frase pronta.',
      },
    ],
    sources: [
      'Henri Bergson, O Riso, 1900',
      'Umberto Eco, O Nome da Rosa, 1980',
      'Charles Chaplin, O Grande Ditador, 1940',
    ],
  },
  {
    id: 'carta-silencio',
    genre: 'Carta',
    prompt:
      'Você decidiu passar um mês fora das redes sociais. Escreva uma carta a um amigo que mora longe: conte a decisão e discuta com ele, a partir dos textos, o que é estar disponível o tempo todo.',
    reading: [
      'Texto I: em Sociedade do Cansaço, de 2010, o filósofo Byung-Chul Han descreve pessoas que já não precisam de um patrão para se esgotar: cobram-se sozinhas, em nome do próprio desempenho.',
      'Texto II: aviso de um aplicativo: “Seus amigos sentem a sua falta. Volte e veja o que você perdeu.”',
    ],
    title: null,
    paragraphs: [
      'Ribeirão Preto, 12 de maio.',
      'Caro Davi,',
      'Você vai estranhar o envelope. Faz tanto tempo que só nos falamos por mensagem que precisei perguntar à minha avó onde se cola o selo. Não houve tragédia: saí das redes por um mês, e você é o primeiro a quem explico, porque desconfio de que será o primeiro a achar graça.',
      'Tudo começou com um aviso. O aplicativo me escreveu que meus amigos sentiam a minha falta e que eu voltasse para ver o que tinha perdido. Fiquei comovida por dois segundos e irritada pelo resto da tarde, pois nenhum amigo tinha escrito aquilo. Quem sentia a minha falta era a máquina, Davi, e ela usou o nome de vocês. Pensei em quantas vezes fiz o mesmo com você: mandei uma figurinha para não mandar uma carta, apareci para não estar.',
      'Sei o que você vai dizer, que ninguém me obriga a nada. É verdade, e é isso que me assusta. A professora de Filosofia nos deu um trecho de Byung-Chul Han sobre pessoas que se esgotam sem patrão, porque aprenderam a cobrar-se sozinhas. Reconheci-me em cada linha. Ninguém me mandava responder em um minuto, postar a nota da prova, dormir com o celular embaixo do travesseiro; eu mesma era a chefe, a funcionária e a fiscal, e nenhuma das três tinha folga. Estar disponível o tempo todo, descobri, é um jeito de não estar inteira em lugar nenhum.',
      'Não pense que virei santa. Na primeira semana, minha mão procurava o aparelho no bolso como quem procura um dente que caiu. Perdi um aniversário, duas piadas e a briga da turma, e a turma sobreviveu. Em compensação, terminei um livro, ouvi o meu pai contar pela primeira vez a história inteira da oficina e percebi que o silêncio do meu quarto tem barulhos: a geladeira, o vizinho que assobia, eu pensando. Você, que sempre disse que o problema é o uso, e não a ferramenta, há de concordar que só se descobre o uso quando se larga a ferramenta por um tempo.',
      'Volto em junho, com hora marcada para entrar e para sair. Até lá, proponho uma troca: responda-me em papel, sem pressa e com aquela sua letra impossível. Quero esperar o carteiro por sua causa. Há muito tempo não espero ninguém, e começo a achar que era disso que eu sentia falta.',
      'Um abraço demorado da sua amiga de sempre,',
      'L.',
    ],
    assessment: [
      {
        id: 'tema',
        points: 9,
        reason:
          'Os dois textos entram na vida de quem escreve: o aviso é interpretado, e o filósofo explica uma experiência. Há reflexão, e não só relato.',
      },
      {
        id: 'genero',
        points: 10,
        reason:
          'Lugar, data, vocativo, despedida e um interlocutor que existe no texto inteiro: a carta responde ao que ele diria. A assinatura é uma inicial, para não identificar ninguém.',
      },
      {
        id: 'recursos',
        points: 9,
        reason: 'O texto avança do aviso à troca de cartas, e a ideia de esperar amarra o começo e o fim.',
      },
      {
        id: 'escrita',
        points: 9,
        reason: 'Registro próximo, como a carta pede, sem sair da norma; pronomes bem colocados.',
      },
    ],
    sources: ['Byung-Chul Han, Sociedade do Cansaço, 2010 (no Brasil, 2015)'],
  },
]
