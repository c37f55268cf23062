/**
 * Essays whose measures are frozen (frozen-measures.ts): written by us for this alone, so that every measure stands on at
 * least one of them and every limit is met from both sides. Good, bad and odd ones: they are no models, and their faults
 * are meant. A changed word changes the measures, and then the corrector has to be fitted again.
 */
import type { Essay } from '#corrector/analysis.ts'
import { TEMPLATE_ESSAY } from './template-essay.ts'

export type FrozenEssay = Essay & { readonly name: string }

const READING_THEME = 'Desafios para ampliar o hábito da leitura no Brasil'
const READING_TEXTS = [
  'A biblioteca pública é, em muitos municípios, o único lugar onde se lê sem pagar. A leitura forma o leitor quando o livro está perto de casa e alguém o apresenta às crianças.',
  'O preço do livro afasta o leitor de renda baixa; a escola sem biblioteca também.',
]

export const FROZEN_ESSAYS: readonly FrozenEssay[] = [
  essay('four paragraphs, well made', READING_THEME, READING_TEXTS, [
    'A Constituição Federal de 1988 prevê, em seu artigo 215, o acesso de todos às fontes da cultura nacional. No entanto, a leitura ainda é um hábito raro no Brasil: muitos municípios não têm uma só livraria, e a biblioteca da escola, quando existe, passa o dia trancada. Nesse contexto, o problema persiste em razão do preço do livro e da negligência das redes de ensino, causas que se somam.',
    'Em primeira análise, é preciso considerar o preço. Segundo o sociólogo Antonio Candido, a literatura é um direito, porque ninguém passa um dia inteiro sem alguma forma de ficção. Contudo, um romance novo custa mais do que um dia de trabalho de quem recebe o salário mínimo, de modo que o livro, assim como o teatro, é visto como luxo. Por exemplo, famílias do interior que desejam ler dependem de doações. Dessa forma, o direito à leitura é negado a quem mais precisaria dele.',
    'Ademais, a escola, cuja tarefa é formar leitores, muitas vezes os afasta. Embora o governo distribua obras literárias todos os anos, elas são guardadas em armários, pois faltam bibliotecários. No livro “Como um romance”, o escritor Daniel Pennac afirma que o verbo ler não suporta o imperativo. De maneira análoga, a leitura cobrada apenas em provas vira castigo; o aluno decora um resumo e esquece a história. Por conseguinte, o jovem deixa a escola sem ter escolhido um livro sequer.',
    'Portanto, medidas são necessárias para ampliar o hábito da leitura. Para isso, o Ministério da Educação, órgão responsável pelas redes de ensino, deve contratar bibliotecários e abrir as bibliotecas das escolas à comunidade, por meio de parcerias com as prefeituras, a fim de que o livro esteja perto de casa. Além disso, as universidades podem oferecer oficinas de leitura aos professores, para que a obra seja apresentada sem medo de prova. Assim, o acesso previsto na Constituição de 1988 sairá do papel.',
  ]),
  essay(
    'a memorised frame',
    'Caminhos para combater o desperdício de alimentos no Brasil',
    [],
    TEMPLATE_ESSAY.split('\n'),
  ),
  essay(
    'faults against the norm',
    READING_THEME,
    [],
    [
      'A leitura no brasil caiu a décadas, mais o numero de livros cresce. As rede de ensino tem pouco acesso a obras boas, e os alunos tem pouco tempo. Segundo platão, a concientização começa cedo. É uma época onde se lê pouco, e isso ocorre devido a falta de bibliotecas. Houveram muitas mudanças, e a lei surgiu há dez anos atrás. Além disso o livro custa caro. Em 2020 a leitura caiu.',
      'O aluno lê pouco pois o livro porém custa caro. A sociedade brasileira, precisa ler. É notório que, a leitura caiu. O mal uso do tempo cansa, e é preciso entender porquê a leitura caiu. Os jovens leem pouco, pois os mesmos não têm livros. É um país cujo o povo lê pouco e é um hábito que torna-se raro. O livro de de capa dura custa caro, afastando os leitores. Lê-se afim de aprender smente. O livro custa caro. Visto que o papel subiu.',
      'O governo vai estar criando bibliotecas. Faltam politicas publicas, e as noticias assustam. Passou à fazer parte da vida. Os efeitos da falta de livros é grave. A galera não lê, e eu acho que falta leitura. Se você lê, imagine o resto. O MEC sabe disso; o INEP também.',
    ],
  ),
  essay(
    'as it is spoken',
    'Os impactos das redes sociais na saúde mental dos jovens',
    [],
    [
      'Hoje em dia todo mundo usa rede social! A gente acorda e já tá no celular, né? Eu acho que isso faz mal pra galera, porque ninguém dorme direito. Você já pensou nisso? Meu primo passa o dia inteiro vendo vídeo e nunca sai de casa. Ele diz que é legal. Sei lá!',
      'Minha opinião é que os jovens devem largar o celular. Celular cansa, celular vicia, celular rouba o tempo, celular tira o sono e celular deixa triste. Muita gente fica ansiosa vendo a vida dos outros. Nós devemos pensar nisso sempre. Nossos pais não entendem, mas nós entendemos; vivemos com isso todo dia.',
      'Acredito que com certeza vai melhorar. Basta querer. O governo poderia ajudar. As escolas devem criar clubes em cada bairro. Se todos fizessem a sua parte, tudo seria melhor! Falta vontade.',
    ],
  ),
  essay(
    'one block, one long sentence',
    'A importância da doação de sangue',
    [],
    [
      'Diante de tantas filas, a doação de sangue salva vidas todos os dias em todos os estados do país e mesmo assim as pessoas que poderiam doar com segurança não procuram os postos de coleta que ficam perto de casa ou do trabalho porque acreditam em boatos antigos que ninguém desmente e porque faltam horários em que o trabalhador que depende do salário consiga sair sem desconto e sem a cara feia do patrão que também um dia pode precisar de sangue numa cirurgia. O sangue não se fabrica. Quem doa uma vez costuma voltar, pois percebe que o gesto é simples, que a picada dói pouco e que a bolsa colhida atende até quatro pessoas; quem nunca doou imagina agulhas enormes, filas sem fim, tonturas e contágios que a ciência descartou há muito tempo, e por isso adia a visita de ano em ano. Cabe aos postos abrir aos sábados.',
    ],
  ),
  essay(
    'six paragraphs, every sentence linked',
    'A mobilidade urbana nas cidades brasileiras',
    ['Ônibus lotados e calçadas estreitas marcam a mobilidade urbana das cidades brasileiras.'],
    [
      'Atualmente, a mobilidade urbana é um desafio das cidades brasileiras. Com efeito, o trânsito rouba horas de quem trabalha. Entretanto, os carros ganham mais espaço do que as pessoas. Assim, a cidade adoece.',
      'Primeiramente, faltam ônibus. Porque o dinheiro vai para os viadutos, as linhas são cortadas. Como resultado, o passageiro espera. Por exemplo, em Recife (PE) a espera passa de uma hora. Ou seja, perde-se o dia.',
      'Além disso, as calçadas são estreitas. Embora a lei peça rampas, poucas são feitas. Do mesmo modo, as ciclovias param no meio do caminho. Logo, quem anda a pé corre riscos.',
      'Outrossim, os trens são poucos. Enquanto outros países ampliam o metrô, o Brasil o deixa parado. Se a verba existe, as obras atrasam. Desse modo, os bairros distantes ficam isolados. Portanto, a distância vira destino.',
      'Ademais, falta planejamento. Caso a prefeitura ouvisse os bairros, as linhas seriam outras. Tal como a água, o transporte é um direito. Por isso, a cidade precisa de um plano.',
      'Por fim, as prefeituras devem criar corredores de ônibus, para que a viagem seja curta. Para tanto, os estados precisam repassar verbas por meio de convênios. Enfim, a cidade será de todos.',
    ],
  ),
  essay('copied and said twice', READING_THEME, READING_TEXTS, [
    'A biblioteca pública é, em muitos municípios, o único lugar onde se lê sem pagar. Isso mostra um desafio do país.',
    'A leitura muda a vida de quem lê. A leitura muda a vida de quem lê. O preço do livro afasta o leitor de renda baixa; a escola sem biblioteca também.',
    'O hábito de ler começa em casa. Ele precisa de exemplo.',
    '“Ler é viajar”, dizia minha avó. Logo, todos devem ler mais.',
  ]),
  essay(
    'references, names and figures',
    'A desigualdade racial no mercado de trabalho brasileiro',
    [
      'Trabalhadores negros recebem menos do que brancos na mesma função, apontam pesquisas sobre desigualdade racial no mercado de trabalho.',
    ],
    [
      'Em 1888, a Lei Áurea aboliu a escravidão, mas não entregou terra, escola nem trabalho aos libertos. Segundo o historiador Luiz Felipe de Alencastro, o século XIX ainda organiza o mercado de trabalho do Brasil. Dados do IBGE – em 2022, por exemplo – mostram que pessoas negras recebem cerca de 60% do salário das brancas. O racismo estrutural, conceito do jurista Silvio Almeida, explica a desigualdade racial: ela não é acidente (é regra), fruto da omissão do Estado e do descaso das empresas.',
      'Convém lembrar, em primeiro lugar, a história. A filósofa Sueli Carneiro sustenta que a abolição foi incompleta, pois a República, em 1889, trouxe imigrantes e deixou os negros sem emprego. Assim como no romance “Quarto de despejo”, de Carolina Maria de Jesus, a cidade oferece os restos. Isso se reflete nos 14 milhões de trabalhadores sem carteira, ou seja, sem direitos. Por exemplo, entregadores negros são maioria. Consequentemente, a distância continua.',
      'Além disso, a escola e a empresa repetem a exclusão. No filme “Medida provisória”, o diretor Lázaro Ramos narra um país que expulsa seus negros. Fora da ficção, percebe-se que a cor decide a vaga, tal qual a obra denuncia, porque o currículo com endereço na periferia é descartado. Conforme a Organização das Nações Unidas, a equidade é meta até 2030. Dessa maneira, cabe repetir Nelson Mandela: a educação é a arma mais poderosa. Logo, sem escola não há saída.',
      'Diante disso, o Ministério do Trabalho deve fiscalizar a diferença de salários, por intermédio de auditorias anuais, com o objetivo de garantir a lei. Cabe ainda ao Congresso Nacional, poder que escreve as leis, ampliar as cotas. Com isso, a promessa da Lei Áurea deixará 1888.',
    ],
  ),
  essay(
    'proposals heaped up',
    'Os efeitos da poluição plástica nos oceanos',
    ['O plástico descartado chega aos oceanos pelos rios.'],
    [
      'A poluição plástica ameaça os oceanos. Falta coleta, falta lei e carece o país de educação.',
      'Logo, o governo deve criar a lei por meio do Congresso Nacional, a fim de punir empresas, como as de bebidas, que descartam plástico nos rios. As prefeituras devem ampliar a coleta. As escolas devem promover palestras com especialistas, para conscientizar os alunos. A mídia, presente em todas as casas, deve divulgar campanhas. O Ministério do Meio Ambiente, que cuida dos mares, deve fiscalizar portos em parceria com o Ibama e com a Marinha, visando reduzir o descarte. Cabe à Petrobras, à Vale, à Braskem e ao Instituto Oceanográfico de São Paulo investir em projetos de reciclagem. As universidades, com o apoio das empresas, precisam desenvolver materiais novos, para que a sociedade troque o plástico. Assim, os oceanos viverão.',
    ],
  ),
  essay(
    'fifty words, a vague wish',
    'O combate ao trabalho infantil no Brasil',
    [],
    [
      'O trabalho infantil rouba a infância de crianças pobres. Elas deixam a escola cedo e aprendem a ter medo.',
      'Se o governo criasse escolas, o trabalho infantil poderia acabar, mas faltam verbas e carece o interesse dos políticos. Seria importante ampliar muitos programas sociais para ajudar todas as famílias pobres.',
    ],
  ),
  essay(
    'five paragraphs and every odd limit',
    'A pobreza e a violência nas cidades',
    [],
    [
      'E isso é o que é.',
      'O menino pobretão toca violão na praça, vende sementes, dorme somente quando pode e sonha com a escola que foi fechada, com a quadra que era usada, com as luzes que eram ligadas e com a vida que será mudada um dia, sendo vista por todos. Assim, as promessas foram feitas, os muros foram postos e nada pode ser feito.',
      'A paz — dizem – já tem sido pedida, e os acordos serão lidos, tornando-se lei; que os pactos sejam cumpridos e as metas, cumpridas, indo do papel à rua. No YouTube e no McDonald, 32020 pessoas viram o «Relatório», os ‘mapas’ e o "plano"; 20205 o leram, nos momentos de espera feita hábito. Falha, portanto, a escola pública.',
      'É adorável a época feita de promessas. O muro sobe. A rua teme. A escola, portanto, falha de novo?',
      '"Portanto, o congresso, que vota todo ano um orçamento enorme e que pouca gente lê até o fim, deve criar clubes. A câmara, que vota todo ano um orçamento enorme e que quase nenhuma gente lê até o fim, deve criar clubes. Os bairros agradecem.',
    ],
  ),
  essay(
    'one long argument',
    'O descarte do lixo nas praias',
    [],
    [
      'E o lixo.',
      'O lixo nasce do descaso, porque ninguém cobra as fábricas, já que a multa é leve. Por conseguinte, as praias fecham; por exemplo, em Santos, na baixa temporada, faltam garis e sobram sacolas. Ou seja, paga-se para sujar e paga-se outra vez para limpar, assim como se faz com o ar. De maneira análoga, o rio leva à praia aquilo que a cidade não quis ver, do que se conclui que o mar só devolve o que recebe. Na prática, quem vive do peixe perde a renda, quem vive do turismo perde o verão e quem nada perde nada faz, enquanto a conta da limpeza sobe todo ano sem que o morador saiba quanto paga, a quem paga e por que paga tanto por uma areia que amanhece suja.',
      '“Tendo em vista isso, as prefeituras devem criar multas.',
    ],
  ),
  essay(
    'an agent far from its act',
    'A fome nas cidades brasileiras',
    [],
    [
      'Segundo o IBGE, a fome cresceu em 2021. A fome voltou às ruas, ao prato vazio, às filas dos ossos e aos sinais fechados, onde famílias, que antes tinham casa e emprego, pedem hoje um pão, um troco, um gesto, enquanto a cidade passa, olha para o lado, fecha o vidro e segue.',
      'A fome não espera, não vota, não reclama, não faz greve, não sai na capa, não marca reunião, não assina papel, não pega fila com senha, não manda mensagem, não grava vídeo, não pede licença, não tem lado, não tem dono, não tem pressa, não tem voz, não tem nome, não tem rosto, não tem cor e, ainda assim, mora aqui perto?',
      'O governo, com calma e sem pressa, neste caso tão sério deve agir. O governo, com calma e sem pressa, neste caso tão sério logo deve agir. Virá, assim, a mudança.',
    ],
  ),
  essay(
    'asides of every length',
    'A poluição das praias',
    [],
    [
      'O lixo cobre as praias, entope os bueiros, suja os rios e mata os peixes, mas quem passa todo dia pela orla, com pressa, com fones, com sono, já não vê as garrafas, as sacolas, as latas e os restos que a maré devolve à areia. O livro fala disso.',
      'A praia é lugar de todos.',
      'A escola do bairro todo, que forma leitores, deve ler. A prefeitura de cada bairro pobre, que cuida das praças, deve agir. O ministério, que decide, deve agir. A mídia, sim, deve ouvir Machado e Drummond em 1930. A praia, assim, muda.',
    ],
  ),
  essay('one word', 'A fome', ['fome'], ['Fome,']),
  essay('one linked sentence', 'A fome', [], ['Logo, o povo lê pouco.']),
  essay(
    'four short lines',
    'Desafios da sociedade brasileira',
    [],
    ['Leitura.', 'Assim, leia.', 'Logo, leia.', 'Enfim, leia.'],
  ),
  essay('an empty sheet', READING_THEME, [], []),
]

function essay(
  name: string,
  theme: string,
  motivating: readonly string[],
  paragraphs: readonly string[],
): FrozenEssay {
  return { name, theme, motivating, text: paragraphs.join('\n') }
}
